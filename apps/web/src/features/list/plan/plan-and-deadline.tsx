import { endsRolling, hintYears, yearOfHint } from '@bearings/domain/colleges/rules'
import { closingZoneOf, hasPassed } from '@bearings/domain/deadlines/rules'
import type { ListEntry } from '@bearings/domain/list/schema'
import { Group, VisuallyHidden } from '@mantine/core'
import { MoveToNextPlan } from '#colleges/plan/move-to-next-plan.tsx'
import { basisInWords, sourceOf } from '#colleges/published/deadline-words.ts'
import { Sourced } from '#colleges/published/sourced.tsx'
import { dateInWords } from '#platform/dates.ts'
import { useNow } from '#platform/use-now.ts'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Chip } from '#ui/chip.tsx'
import { urgencyOf } from '#ui/urgency.ts'
import { isDue } from '../status-tones.ts'
import { PlanEditor } from './plan-editor.tsx'
import classes from './plan-and-deadline.module.css'

type Props = {
  entry: ListEntry
  today: string
  /** Whether the student has committed to a school, so that no other deadline matters any more. */
  hasCommitted: boolean
}

/**
 * A school's plan, its date and how near it is, with an editor. A date that is not the student's own names
 * its source.
 */
export function PlanAndDeadline({ entry, today, hasCommitted }: Props) {
  const { deadline, status } = entry
  const isOpen = isDue(status, hasCommitted)
  const now = useNow()
  const near =
    deadline && isOpen
      ? urgencyOf(deadline, today, hasPassed(deadline, closingZoneOf(entry), today, now))
      : null

  return (
    <Group gap="sm" wrap="nowrap">
      {deadline && <Day entry={entry} date={deadline} />}
      <div>
        <PlanEditor entry={entry} today={today} />
        <div className={`secondary wrap items-center above-1 hidden-if-empty ${classes.marks}`}>
          {near && <Chip tone={near.tone}>{near.words}</Chip>}
          <Basis entry={entry} today={today} />
        </div>
        {!hasCommitted && <MoveToNextPlan entry={entry} />}
      </div>
    </Group>
  )
}

/**
 * The date. One that its college has reported says so on hover and to screen readers; any other kind says so
 * beside the date.
 */
function Day({ entry, date }: { entry: ListEntry; date: string }) {
  if (entry.deadlineState !== 'reported') return <CalendarDate date={date} />
  const words = basisInWords('reported', reporterOf(entry))
  return (
    <Sourced source={`${words}. ${noteOn(entry)}`}>
      <CalendarDate date={date} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </Sourced>
  )
}

function reporterOf({ catalogDeadline, deadlineSource }: ListEntry): string | null {
  return catalogDeadline?.source ?? deadlineSource
}

function noteOn({ catalogDeadline, deadlineSource }: ListEntry): string {
  const source = catalogDeadline ? sourceOf(catalogDeadline) : deadlineSource
  return `Source: ${source}. Check the college’s own page.`
}

/**
 * Says what a date is based on if it is not reported for this year; without a date, shows the catalog's hint.
 */
function Basis({ entry, today }: Pick<Props, 'entry' | 'today'>) {
  const { plan, deadline, deadlineState, catalogDeadline } = entry
  if (!deadline) {
    if (!catalogDeadline?.date) return plan === 'rolling' ? null : <span>No date yet</span>
    const words = `${hintOf(catalogDeadline, today)} ${dateInWords(catalogDeadline.date)}`
    return <Sourced source={`Source: ${sourceOf(catalogDeadline)}.`}>{words}</Sourced>
  }
  if (!deadlineState || deadlineState === 'own' || deadlineState === 'reported') return null
  return <Sourced source={noteOn(entry)}>{basisInWords(deadlineState, reporterOf(entry))}</Sourced>
}

function hintOf(known: NonNullable<ListEntry['catalogDeadline']>, today: string): string {
  if (known.state === 'reported' && endsRolling(known)) return 'Rolling until'
  if (known.audience === 'residents') return 'For residents of its state:'
  if (known.audience === 'non_residents') return 'From other states:'
  return {
    reported: 'The college reports',
    carried_over: `${hintYears[yearOfHint(known, today)]}:`,
    typical: 'Typically',
  }[known.state]
}
