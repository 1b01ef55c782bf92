import { counted } from '@bearings/domain/words'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import type { Section } from './arrange.ts'
import classes from './empty-schools.module.css'

type Props = { schools: readonly Section[]; isOpen: boolean; onToggle: () => void }

/** The schools without an essay in one quiet row; opened, their sections follow. */
export function EmptySchools({ schools, isOpen, onToggle }: Props) {
  if (schools.length === 0) return null
  return (
    <UnstyledButton className={classes.row} aria-expanded={isOpen} onClick={onToggle}>
      <span className={classes.count}>{counted(schools.length, 'school')} with no essays yet</span>
      <span className={classes.names}>{schools.map(({ name }) => name).join(' · ')}</span>
      <span className={classes.chevron}>
        <Icon of={IconChevronDown} size={18} />
      </span>
    </UnstyledButton>
  )
}
