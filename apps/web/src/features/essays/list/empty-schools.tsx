import { counted } from '@bearings/domain/words'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import { AddAll } from '../asked/add-all.tsx'
import type { Section } from './arrange.ts'
import classes from './empty-schools.module.css'

type Props = { schools: readonly Section[]; isOpen: boolean; onToggle: () => void }

/** One row for the schools without essays. Opening it shows their sections. */
export function EmptySchools({ schools, isOpen, onToggle }: Props) {
  if (schools.length === 0) return null
  return (
    <div className="cluster above-3 gap-3 row-gap-2">
      <UnstyledButton
        className={`hover-row row shrinks touch-everywhere rounded-card muted ${classes.row}`}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className={`rigid strong ${classes.count}`}>
          {counted(schools.length, 'school')} with no essays yet
        </span>
        <span className="truncated no-phone fill text-small">
          {schools.map(({ name }) => name).join(' · ')}
        </span>
        <span className={`inline-flex ${classes.chevron}`}>
          <Icon of={IconChevronDown} size={18} />
        </span>
      </UnstyledButton>
      <AddAll entryIds={schools.map(({ id }) => id)} />
    </div>
  )
}
