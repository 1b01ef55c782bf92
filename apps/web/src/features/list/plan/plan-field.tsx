import { isPastDay } from '@bearings/domain/calendar-dates'
import { asOf, deadlineFor, endsRolling, planLabels, yearOfHint } from '@bearings/domain/colleges/rules'
import type { Deadline, Plan } from '@bearings/domain/colleges/schema'
import { planMeanings, prefilledDeadline } from '@bearings/domain/list/plans'
import { NativeSelect } from '@mantine/core'
import { useCycle } from '#colleges/use-cycle.ts'
import { dateInWords } from '#platform/dates.ts'
import { PlanQuestion as Question } from './plan-question.tsx'
import type { PlanQuestion } from './use-plan-question.ts'
import classes from './plan-field.module.css'

type Props = {
  value: Plan | ''
  known: readonly Deadline[]
  today: string
  /** The name of the college. */
  college: string
  question: PlanQuestion | null
  /** The application is sent, so that it is no matter which dates have passed. */
  isSent?: boolean
  onChange: (plan: Plan | '') => void
}

const plans = Object.keys(planLabels) as Plan[]

/** A field for the plan, which says what it means. Plans that the college reports come first, with their dates. */
export function PlanField({ value, known, today, college, question, isSent = false, onChange }: Props) {
  const cycle = useCycle()
  const offered = plans.filter((plan) => deadlineFor(plan, known))
  const others = plans.filter((plan) => !offered.includes(plan))
  const isPassed = (plan: Plan) =>
    !isSent && isPastDay(prefilledDeadline(plan, known, cycle)?.date ?? today, today)
  const option = (plan: Plan) => ({
    value: plan,
    label: isPassed(plan) ? `${planLabels[plan]} (passed)` : planLabels[plan],
  })

  return (
    <div>
      <NativeSelect
        label="Plan"
        value={value}
        description={value && planMeanings[value]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
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
      {question && <Question college={college} {...question} />}
      {offered.length > 0 && !isSent && (
        <ul className="no-print flex gap-6px above-2 wrap" aria-label="Offered by this college">
          {offered.map((plan) => (
            <li key={plan}>
              <button
                type="button"
                className={`outlined-strong on-surface ink text-small strong ${classes.pick}`}
                aria-pressed={plan === value}
                data-passed={isPassed(plan) || undefined}
                onClick={() => onChange(plan)}
              >
                {planLabels[plan]}{' '}
                <span className="unbroken muted regular">{dateOf(plan, known, { today, cycle })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Returns "Jan 05, 2027", or "passed Nov 01, 2026" once it is over. */
function dateOf(
  plan: Plan,
  known: readonly Deadline[],
  { today, cycle }: { today: string; cycle: string },
): string {
  const reported = prefilledDeadline(plan, known, cycle)?.date
  if (reported) return `${isPastDay(reported, today) ? 'passed ' : ''}${dateInWords(reported)}`
  const newest = deadlineFor(plan, known)
  if (!newest) return ''
  const { date, state } = asOf(cycle, newest)
  if (!date) return state === 'carried_over' ? yearOfHint(newest, today) : ''
  if (state === 'reported' && endsRolling(newest)) return `rolling until ${dateInWords(date)}`
  return `${state === 'typical' ? 'typically' : yearOfHint(newest, today)} ${dateInWords(date)}`
}
