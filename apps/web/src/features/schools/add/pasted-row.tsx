import type { FindableCollege } from '@bearings/domain/schools/find/schema'
import type { PastedSchool } from '@bearings/domain/schools/list/pasted'
import { planLabels } from '@bearings/domain/schools/rules'
import { NativeSelect } from '@mantine/core'
import classes from './paste-list-dialog.module.css'

type Props = {
  school: PastedSchool
  /** The colleges that the name may mean; `undefined` while they are looked up. */
  found: readonly FindableCollege[] | undefined
  /** The federal number of the college that the line stands for; `null` leaves it out. */
  unitid: number | null
  isListed: boolean
  onChoose: (unitid: number | null) => void
}

const leaveOut = 'leave-out'

/** A pasted line, and a select for the college that it means. */
export function PastedRow({ school: { name, plan, status }, found, unitid, isListed, onChoose }: Props) {
  const note = [plan && planLabels[plan], isListed ? 'On your list already' : status]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className={`ruled ${classes.row}`}>
      <div className={classes.line}>
        <span className={classes.name}>{name}</span>
        {note && <span className={classes.note}>{note}</span>}
      </div>
      {found?.length ? (
        <NativeSelect
          aria-label={`College for ${name}`}
          value={unitid ?? leaveOut}
          data={[
            ...found.map((college) => ({
              value: String(college.unitid),
              label: [college.name, college.state].filter(Boolean).join(' · '),
            })),
            { value: leaveOut, label: 'Leave out' },
          ]}
          onChange={({ currentTarget: { value } }) => onChoose(value === leaveOut ? null : Number(value))}
        />
      ) : (
        <span className={classes.note}>
          {found ? 'No college found. You can add it by hand afterward.' : 'Looking it up…'}
        </span>
      )}
    </li>
  )
}
