import { type Direction, type RosterOrder, usualDirection } from '@bearings/domain/advising/students/options'
import { reversed } from '@bearings/domain/advising/students/rules'
import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { Column } from '#ui/responsive-table.tsx'
import { usePressFirst } from '#ui/use-press-first.ts'
import { type RosterSearch, sortedBy, sortOf } from './roster-search.ts'
import classes from './choosing.module.css'

type Options = {
  name: string
  order: RosterOrder
  search: RosterSearch
  onSort: (search: RosterSearch) => void
  /** Rendered before the name. */
  before?: ReactNode
}

/** Returns a column that sorts: the first click by the column's usual direction, the next one reversed. */
export function sortColumn({ name, order, search, onSort, before }: Options): Column {
  const now = sortOf(search)
  const sorted = now.order === order ? now.direction : undefined
  const next: Direction = sorted ? reversed(sorted) : usualDirection[order]
  return sortHead({ name, sorted, before, onSort: () => onSort(sortedBy(search, order, next)) })
}

type HeadOptions = {
  name: string
  sorted: Direction | undefined
  onSort: () => void
  /** Rendered before the name. */
  before?: ReactNode
}

/** Returns a column whose name sorts by it. */
export function sortHead({ name, sorted, before, onSort }: HeadOptions): Column {
  return {
    name,
    sorted,
    head: (
      <>
        <span className={classes.plainName}>{name}</span>
        <span className={`no-print row gap-3 ${classes.head}`}>
          {before}
          <SortButton sorted={sorted} onSort={onSort}>
            {name}
          </SortButton>
        </span>
      </>
    ),
  }
}

type SortButtonProps = { sorted: Direction | undefined; onSort: () => void; children: string }

function SortButton({ sorted, onSort, children }: SortButtonProps) {
  const press = usePressFirst(onSort)
  return (
    <UnstyledButton className={`${classes.sort} ${sorted ? classes.sorted : ''}`} {...press}>
      {children}
      {sorted && <Icon of={sorted === 'ascending' ? IconArrowUp : IconArrowDown} size={14} />}
    </UnstyledButton>
  )
}
