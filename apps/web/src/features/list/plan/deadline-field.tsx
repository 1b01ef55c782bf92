import { asOf, deadlineFor, endsRolling } from '@bearings/domain/colleges/rules'
import type { Deadline, Plan } from '@bearings/domain/colleges/schema'
import { Anchor } from '@mantine/core'
import { hintInWords, sourceOf, stateLabels } from '#colleges/published/deadline-words.ts'
import { useCycle } from '#colleges/use-cycle.ts'
import { dateInWords } from '#platform/dates.ts'
import { DateField } from '#ui/date-field.tsx'

type Props = {
  value: string
  plan: Plan | ''
  known: readonly Deadline[]
  today: string
  onChange: (date: string) => void
  /** Called to use the reported date. */
  onUse?: (date: string) => void
  /** Called when the field loses focus with a valid date or none. */
  onLeave?: (date: string) => void
}

/**
 * A field for the student's own deadline, with the date that the college reports for the plan, and its
 * source, below it.
 */
export function DeadlineField({ value, plan, known, today, onChange, onUse = onChange, onLeave }: Props) {
  const newest = deadlineFor(plan || null, known)
  const cycle = useCycle()
  const published = newest && asOf(cycle, newest)

  return (
    <DateField
      label="Deadline"
      value={value}
      onChange={onChange}
      onLeave={onLeave}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        published?.date && (
          <Published
            deadline={{ ...published, date: published.date }}
            others={known.find(({ audience }) => audience === 'non_residents')?.date ?? null}
            value={value}
            today={today}
            cycle={cycle}
            onUse={onUse}
          />
        )
      }
    />
  )
}

type Dated = Deadline & { date: string }

function Published({
  deadline,
  others,
  value,
  today,
  cycle,
  onUse,
}: {
  deadline: Dated
  /** The date of the round that is for everyone but residents. */
  others: string | null
  value: string
  today: string
  cycle: string
  onUse: (date: string) => void
}) {
  const { state, date } = deadline
  if (state === 'reported' && endsRolling(deadline))
    return `Rolling until ${dateInWords(date)} (${sourceOf(deadline)}). Spots may fill up before then.`
  if (deadline.audience === 'residents')
    return (
      <>
        {dateInWords(date)} is only for residents of the college’s state ({sourceOf(deadline)}).{' '}
        <Anchor component="button" type="button" inherit onClick={() => onUse(date)}>
          Use it
        </Anchor>
        {others && (
          <>
            {' '}
            Everyone else: {dateInWords(others)}.{' '}
            <Anchor component="button" type="button" inherit onClick={() => onUse(others)}>
              Use that
            </Anchor>
          </>
        )}
      </>
    )
  if (state !== 'reported') return hintInWords(deadline, { today, cycle })
  if (value === date)
    return (
      <>
        <em>{stateLabels.reported}</em>: {sourceOf(deadline)}
      </>
    )
  return (
    <>
      The college reports {dateInWords(date)} ({sourceOf(deadline)}).{' '}
      <Anchor component="button" type="button" inherit onClick={() => onUse(date)}>
        Use it
      </Anchor>
    </>
  )
}
