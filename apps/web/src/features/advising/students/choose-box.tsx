import type { RosterName } from '@bearings/domain/advising/students/schema'
import { Checkbox } from '@mantine/core'
import type { Chosen } from './use-chosen.ts'
import classes from './choosing.module.css'

type Props = { people: readonly RosterName[]; chosen: Chosen; label: string }
type RowProps = {
  isChosen: boolean
  label: string
  onPick: (isChosen: boolean, isSpan: boolean) => void
}

/**
 * A checkbox that selects all on the page. It is indeterminate while only some are selected.
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

/** A checkbox that selects one student, and with Shift all from the one picked last to this one. */
export function ChooseRowBox({ isChosen, label, onPick }: RowProps) {
  return (
    <Checkbox
      className={`${classes.box} no-print`}
      size="sm"
      aria-label={label}
      checked={isChosen}
      // Otherwise the browser would select the text between the two clicks.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onChange={({ nativeEvent }) => onPick(!isChosen, (nativeEvent as MouseEvent).shiftKey)}
    />
  )
}
