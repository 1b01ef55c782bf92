import { deadlineFor, planLabels, prefilledDeadline } from '@bearings/domain/schools/rules'
import type { Deadline, Plan } from '@bearings/domain/schools/schema'
import { NativeSelect } from '@mantine/core'
import { dateInWords } from '../../ui/calendar-date.tsx'
import classes from './plan-field.module.css'

type Props = {
  value: Plan | ''
  known: readonly Deadline[]
  today: string
  onChange: (plan: Plan | '') => void
}

const plans = Object.keys(planLabels) as Plan[]
const option = (plan: Plan) => ({ value: plan, label: planLabels[plan] })

/** The round to apply in: those that the college reports come first, each with its date a click away. */
export function PlanField({ value, known, today, onChange }: Props) {
  const offered = plans.filter((plan) => deadlineFor(plan, known))
  const others = plans.filter((plan) => !offered.includes(plan))

  return (
    <div>
      <NativeSelect
        label="Plan"
        value={value}
        data={[
          { value: '', label: 'Not decided' },
          ...(offered.length > 0
            ? [
                { group: 'This college offers', items: offered.map(option) },
                { group: 'Other plans', items: others.map(option) },
              ]
            : plans.map(option)),
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Plan | '')}
      />
      {offered.length > 0 && (
        <ul className={classes.picks} aria-label="Offered by this college">
          {offered.map((plan) => (
            <li key={plan}>
              <button
                type="button"
                className={classes.pick}
                aria-pressed={plan === value}
                onClick={() => onChange(plan)}
              >
                {planLabels[plan]} <span className={classes.date}>{dateOf(plan, known, today)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function dateOf(plan: Plan, known: readonly Deadline[], today: string): string {
  const reported = prefilledDeadline(plan, known, today)?.date
  if (reported) return dateInWords(reported)
  const hint = deadlineFor(plan, known)?.date
  return hint ? `last year ${dateInWords(hint)}` : ''
}
