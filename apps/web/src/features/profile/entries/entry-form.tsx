import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { idOf } from '../edit/use-step.ts'
import { focusSoon } from '../focus.ts'
import classes from './entries.module.css'

export type Fields<Entry> = (props: {
  entry: Entry
  onEntry: (changes: Partial<Entry>) => void
  errors: Partial<Record<string, string>>
  /** The id of the first field. */
  id: string
}) => ReactNode

type Props<Entry> = {
  field: 'entry' | 'edited'
  legend: string
  action: string
  entry: Entry
  onEntry: (entry: Entry) => void
  onDone: () => void
  onCancel: (() => void) | undefined
  problems: Partial<Record<string, string>>
  wasSubmitted: boolean
  error?: string | undefined
  fields: Fields<Entry>
}

/** The fields of one entry. They stand inside the step's form, so this is not a form itself. */
export function EntryForm<Entry>(props: Props<Entry>) {
  const { field, legend, action, entry, onEntry, onDone, onCancel, problems, wasSubmitted, error, fields } =
    props
  const [tried, setTried] = useState(false)
  const id = idOf(field)
  const fieldset = useRef<HTMLFieldSetElement>(null)

  function done() {
    const wrong = Object.keys(problems).length > 0
    setTried(wrong)
    if (!wrong) return onDone()
    focusSoon(() => fieldset.current?.querySelector('[aria-invalid="true"]'))
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    done()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Enter in any of its fields.
    <fieldset ref={fieldset} className={`shrinks pad-5 rounded-card ${classes.form}`} onKeyDown={enter}>
      <Text component="legend" fw={600} px={6} ml={-6}>
        {legend}
      </Text>
      <Stack gap="md">
        {fields({
          entry,
          onEntry: (changes) => onEntry({ ...entry, ...changes }),
          errors: tried || wasSubmitted ? problems : {},
          id,
        })}
        {error && (
          <Text c="var(--mantine-color-error)" size="sm">
            {error}
          </Text>
        )}
        <Group gap="sm">
          <Button
            variant="light"
            color="sea"
            leftSection={field === 'entry' && <Icon of={IconPlus} />}
            onClick={done}
          >
            {action}
          </Button>
          {onCancel && (
            <Button
              variant="subtle"
              color="sea"
              onClick={() => {
                setTried(false)
                onCancel()
              }}
            >
              {field === 'entry' ? 'Clear' : 'Cancel'}
            </Button>
          )}
        </Group>
      </Stack>
    </fieldset>
  )
}
