import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { planLabels } from '@bearings/domain/schools/rules'
import { CalendarDate, dateInWords } from '../../ui/calendar-date.tsx'
import { Chip } from '../../ui/chip.tsx'
import { nearness } from '../../ui/nearness.ts'
import { sourceOf, stateLabels } from './deadline-words.ts'
import { Sourced } from './sourced.tsx'
import { isDue } from './status-tones.ts'
import classes from './plan-and-deadline.module.css'

type Entry = Pick<
  ListEntry,
  'plan' | 'deadline' | 'deadlineState' | 'deadlineSource' | 'catalogDeadline' | 'status'
>

/** The round, its date and how near it is. A date that is not the student's own says whose it is. */
export function PlanAndDeadline({ entry, today }: { entry: Entry; today: string }) {
  const { plan, deadline, status } = entry
  const near = deadline && isDue(status) ? nearness(deadline, today) : null

  return (
    <div className={classes.both}>
      {deadline && <CalendarDate date={deadline} />}
      <div>
        <div className={plan ? classes.plan : classes.none}>{plan ? planLabels[plan] : 'No plan yet'}</div>
        <div className={classes.marks}>
          {near && <Chip tone={near.tone}>{near.words}</Chip>}
          <Basis entry={entry} />
        </div>
      </div>
    </div>
  )
}

/** What the date rests on; without one, the catalog's hint of last year. */
function Basis({
  entry: { plan, deadline, deadlineState, deadlineSource, catalogDeadline },
}: {
  entry: Entry
}) {
  if (!deadline) {
    if (!catalogDeadline?.date) return plan === 'rolling' ? null : <span>No date yet</span>
    const words = `${catalogDeadline.state === 'typical' ? 'Typically' : 'Last year:'} ${dateInWords(catalogDeadline.date)}`
    return <Sourced source={`Source: ${sourceOf(catalogDeadline)}.`}>{words}</Sourced>
  }
  if (!deadlineState || deadlineState === 'own') return null
  const source = catalogDeadline ? sourceOf(catalogDeadline) : deadlineSource
  return (
    <Sourced source={`Source: ${source}. Check the college’s own page.`}>
      {stateLabels[deadlineState]}
    </Sourced>
  )
}
