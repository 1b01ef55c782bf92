import type { Role } from '@bearings/domain/actor'
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
    [`${commandKey} K`, jumpWords[role]],
    [`${commandKey} B`, 'Expand or collapse the sidebar'],
    ...(role === 'student' ? [[`${commandKey} Shift F`, 'In an essay, hide everything else']] : []),
  ]
  const single = [
    ['/', 'Search on this page'],
    ['C', 'Add something on this page'],
    ['J', role === 'advisor' ? 'The next row of a list, or the next student' : 'The next row of a list'],
    ['K', role === 'advisor' ? 'The previous row or student' : 'The previous row'],
    ...pageKeys(role).map(({ key, label }) => [`G ${key!.toUpperCase()}`, `Go to ${label}`]),
    ['?', 'This list'],
  ]

  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <Rows name="Anywhere" rows={anywhere} />
      <Rows name="While you are not typing" rows={single} />
      <Switch
        mt="md"
        label="Single keys"
        description="Turn them off if speech input or another tool presses keys for you."
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
              <span className={classes.spoken}>{keys.replace(' ', ' then ')}</span>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
