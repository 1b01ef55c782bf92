import type { RosterName } from '@bearings/domain/advising/students/schema'
import { Checkbox } from '@mantine/core'
import { useRef } from 'react'
import { useImmediateValue } from '#ui/use-immediate-value.ts'
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
  const [isAll, choose] = useImmediateValue(count === people.length, (isChosen) =>
    chosen.set(people, isChosen),
  )
  return (
    <Checkbox
      className={`no-print rigid ${classes.box}`}
      size="sm"
      aria-label={label}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => choose(!isAll)}
    />
  )
}

/** A checkbox that selects one student, and with Shift all from the one picked last to this one. */
export function ChooseRowBox({ isChosen, label, onPick }: RowProps) {
  const isSpan = useRef(false)
  const [shown, choose] = useImmediateValue(isChosen, (isPicked) => onPick(isPicked, isSpan.current))
  return (
    <Checkbox
      className={`no-print rigid ${classes.box}`}
      size="sm"
      aria-label={label}
      checked={shown}
      // Otherwise the browser would select the text between the two clicks.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onChange={({ nativeEvent }) => {
        isSpan.current = (nativeEvent as MouseEvent).shiftKey
        choose(!shown)
      }}
    />
  )
}
