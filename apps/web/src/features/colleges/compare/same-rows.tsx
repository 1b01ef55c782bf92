import { similarityThreshold } from '@bearings/domain/matching/comparison'
import { counted, percent } from '@bearings/domain/words'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { CompareRow } from './compare-rows.ts'
import { FigureRow } from './figure-row.tsx'
import classes from './compare-table.module.css'

type Props = { rows: readonly CompareRow[]; ids: readonly string[] }

/**
 * The rows that hardly differ, below those that do. They can be collapsed, which also hides them in print.
 */
export function SameRows({ rows, ids }: Props) {
  const [isOpen, setOpen] = useState(true)
  return (
    <tbody className={classes.same}>
      <tr>
        <th scope="rowgroup" colSpan={ids.length + 1}>
          <UnstyledButton
            className={`inline-row gap-6px strong ${classes.fold}`}
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            <Icon of={isOpen ? IconChevronDown : IconChevronRight} size={18} />
            About the same
          </UnstyledButton>
          <span className={`detail below-2 ${classes.about}`}>
            {counted(rows.length, 'figure')} within {percent(similarityThreshold)} of each other
          </span>
        </th>
      </tr>
      {isOpen && rows.map((row) => <FigureRow key={row.key} row={row} ids={ids} isSame />)}
    </tbody>
  )
}
