import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Icon } from './icon.tsx'
import classes from './chosen-filters.module.css'

type Props = { filters: readonly { name: string; onRemove: () => void }[] }

/** The chosen values of the filter menus, each of which a press removes. */
export function ChosenFilters({ filters }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const focusAt = (index: number) => {
    const left = list.current?.querySelectorAll('button')
    left?.[Math.min(index, left.length - 1)]?.focus()
  }
  return (
    <ul ref={list} className="no-print flex gap-2 wrap hidden-if-empty" aria-label="Chosen filters">
      {filters.map(({ name, onRemove }, index) => (
        <li key={name}>
          <button
            type="button"
            className={`pill ${classes.remove}`}
            aria-label={`Remove the filter ${name}`}
            onClick={() => {
              onRemove()
              // The button with the focus is about to disappear, and the next one takes its place.
              window.setTimeout(() => focusAt(index))
            }}
          >
            {name}
            <Icon of={IconX} size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
