import { alwaysInApp } from '@bearings/domain/notifications/options'
import type { Preference } from '@bearings/domain/notifications/schema'
import { say, translated } from '@bearings/domain/say'
import { Checkbox, Switch, Text } from '@mantine/core'
import { typeNames } from '../words.ts'
import classes from './preferences.module.css'

type Props = {
  name: string
  text: string
  /** The person's preferences for the types in this group. */
  preferences: readonly Preference[]
  demo: boolean
  set: (changed: Preference[]) => void
}

/**
 * A group of notification types: one switch for all of them in the app, and switches for each one in the app
 * and by mail.
 */
export function PreferencesGroup({ name: english, text: about, preferences, demo, set }: Props) {
  const [name, text] = [translated(english), translated(about)]
  if (preferences.length === 0) return null
  const free = preferences.filter(({ type }) => !alwaysInApp.includes(type))

  return (
    <fieldset aria-label={name} className={`shrinks hairline ${classes.group}`}>
      {free.length === preferences.length ? (
        <Switch
          label={name}
          description={text}
          checked={free.some(({ inApp }) => inApp)}
          onChange={({ currentTarget: { checked } }) => set(free.map((one) => ({ ...one, inApp: checked })))}
        />
      ) : (
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
      )}
      <ul className="above-3">
        {preferences.map((preference) => (
          <Kind key={preference.type} preference={preference} demo={demo} set={set} />
        ))}
      </ul>
    </fieldset>
  )
}

function Kind({ preference, demo, set }: { preference: Preference } & Pick<Props, 'demo' | 'set'>) {
  const { type, inApp, byMail } = preference
  const name = translated(typeNames[type])
  const isFixed = alwaysInApp.includes(type)

  return (
    <li className={`stack items-center ${classes.kind}`}>
      <span className={`wrap-anywhere ${classes.name}`}>{name}</span>
      <Checkbox
        label={say('In the app')}
        aria-label={say('{kind}: in the app', { kind: name })}
        checked={inApp}
        disabled={isFixed}
        onChange={({ currentTarget: { checked } }) => set([{ ...preference, inApp: checked }])}
      />
      <Checkbox
        label={say('By email')}
        aria-label={say('{kind}: by email', { kind: name })}
        checked={byMail && !demo}
        disabled={demo}
        onChange={({ currentTarget: { checked } }) => set([{ ...preference, byMail: checked }])}
      />
    </li>
  )
}
