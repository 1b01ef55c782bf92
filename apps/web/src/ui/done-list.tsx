import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import classes from './done-list.module.css'

/** What another person has done and has yet to do. */
export function DoneList({ children }: { children: ReactNode }) {
  return <ul className="above-3">{children}</ul>
}

export function DoneItem({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li className={`wrap-anywhere flex gap-10px hairline ${isDone ? 'muted' : ''} ${classes.item}`}>
      <Icon of={isDone ? IconCheck : IconCircle} className={isDone ? 'kelp' : 'pale'} />
      <span>
        <VisuallyHidden>{isDone ? 'Done: ' : 'Open: '}</VisuallyHidden>
        {children}
      </span>
    </li>
  )
}
