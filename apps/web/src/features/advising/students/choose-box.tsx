import type { RosterName } from '@bearings/domain/advising/students/schema'
import { Checkbox } from '@mantine/core'
import type { Chosen } from './use-chosen.ts'
import classes from './choosing.module.css'

type Props = { people: readonly RosterName[]; chosen: Chosen; label: string }

/**
 * A checkbox that selects one student, or all on the page. It is indeterminate while only some are selected.
 */
export function ChooseBox({ people, chosen, label }: Props) {
  const count = people.filter(({ id }) => chosen.has(id)).length
  const isAll = count === people.length
  return (
    <Checkbox
      className={`${classes.box} no-print`}
      size="sm"
      aria-label={label}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => chosen.set(people, !isAll)}
    />
  )
}
