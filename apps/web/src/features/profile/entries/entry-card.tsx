import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './entries.module.css'

export type EntryAction = 'up' | 'down' | 'edit' | 'remove'

type Props = {
  name: string
  index: number
  count: number
  /** Whether another entry is being edited, so that positions must not change. */
  still: boolean
  onAction: (action: EntryAction) => void
  children: ReactNode
}

export function EntryCard({ name, index, count, still, onAction, children }: Props) {
  const tool = (action: EntryAction, label: string, icon: ReactNode, disabled = false) => (
    <ActionIcon
      variant="subtle"
      color="sea"
      size={44}
      aria-label={label}
      data-action={action}
      disabled={still || disabled}
      onClick={() => onAction(action)}
    >
      {icon}
    </ActionIcon>
  )

  return (
    <li className={`stack gap-3 row-gap-1 outlined rounded-card on-paper ${classes.card}`}>
      <span className="pale text-name font-heading line-1-4" aria-hidden>
        {index + 1}
      </span>
      <div className="wrap-anywhere shrinks">{children}</div>
      <div className={`flex gap-2px ${classes.tools}`}>
        {count > 1 && tool('up', `Move ${name} up`, <IconArrowUp {...drawn} />, index === 0)}
        {count > 1 && tool('down', `Move ${name} down`, <IconArrowDown {...drawn} />, index === count - 1)}
        {tool('edit', `Edit ${name}`, <IconPencil {...drawn} />)}
        {tool('remove', `Remove ${name}`, <IconTrash {...drawn} />)}
      </div>
    </li>
  )
}

const drawn = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
