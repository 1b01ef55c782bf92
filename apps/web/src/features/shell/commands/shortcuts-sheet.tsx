import type { Role } from '@bearings/domain/actor'
import { say, translated } from '@bearings/domain/say'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { areShortcutsOff, pageKeys, setShortcutsOff } from './keyboard.ts'
import { commandKey, Keys } from './keys.tsx'
import { jumpWords } from './words.ts'
import classes from './shortcuts-sheet.module.css'

/** The sheet with all keyboard shortcuts, and a switch that turns the single keys off. */
export function ShortcutsSheet({ role, onClose }: { role: Role; onClose: () => void }) {
  const [off, setOff] = useState(areShortcutsOff)
  const anywhere = [
    [`${commandKey} K`, translated(jumpWords[role])],
    [`${commandKey} B`, say('Expand or collapse the sidebar')],
    ...(role === 'student' ? [[`${commandKey} Shift F`, 'In an essay, hide everything else']] : []),
  ]
  const single = [
    ['/', say('Search on this page')],
    ['C', say('Add something on this page')],
    ['J', role === 'advisor' ? 'The next row of a list, or the next student' : say('The next row of a list')],
    ['K', role === 'advisor' ? 'The previous row or student' : say('The previous row')],
    ...pageKeys(role).map(({ key, label }) => [
      `G ${key!.toUpperCase()}`,
      say('Go to {page}', { page: translated(label) }),
    ]),
    ['?', say('This list')],
  ]

  return (
    <Dialog title={say('Keyboard shortcuts')} onClose={onClose}>
      <Rows name={say('Anywhere')} rows={anywhere} />
      <Rows name={say('While you are not typing')} rows={single} />
      <Switch
        mt="md"
        label={say('Single keys')}
        description={say('Turn them off if speech input or another tool presses keys for you.')}
        checked={!off}
        onChange={({ currentTarget }) => {
          setShortcutsOff(!currentTarget.checked)
          setOff(!currentTarget.checked)
        }}
      />
    </Dialog>
  )
}

function Rows({ name, rows }: { name: string; rows: string[][] }) {
  return (
    <section aria-label={name}>
      <h3 className={`eyebrow ${classes.heading}`}>{name}</h3>
      <dl className={classes.rows}>
        {rows.map(([keys = '', words]) => (
          <div key={keys}>
            <dt>
              <Keys of={keys} />
              <span className="unseen">{keys.replace(' ', say(' then '))}</span>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
