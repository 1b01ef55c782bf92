import { figureText } from '@bearings/domain/colleges/figure-text'
import { planLabels } from '@bearings/domain/colleges/rules'
import { closingZoneOf, hasPassed } from '@bearings/domain/deadlines/rules'
import { hasCommitted } from '@bearings/domain/list/options'
import type { ListEntry } from '@bearings/domain/list/schema'
import { yearsInWords } from '@bearings/domain/words'
import { Button, Card, Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { useNow } from '#platform/use-now.ts'
import { Chip } from '#ui/chip.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { StatusChip } from '#ui/status-chip.tsx'
import { urgencyOf } from '#ui/urgency.ts'
import { isDue } from '../status-tones.ts'
import { AdvisedChecklist } from './advised-checklist.tsx'
import { AdvisedLabel } from './advised-label.tsx'
import classes from './advised-list.module.css'

const LabelDialog = lazyComponent(() => import('../label-dialog.tsx'), 'LabelDialog')

const columns = ['School', 'For the student', 'Major', 'Plan and deadline', 'Admits', 'Checklist', 'Status']

type Props = {
  entries: ListEntry[]
  /** The current day in the student's time zone. */
  today: string
  name: string
  studentId: string
}

/** A student's school list as their advisor reads it, sorted by deadline. */
export function AdvisedList({ entries, today, name, studentId }: Props) {
  usePreload(LabelDialog.load)
  const isOver = hasCommitted(entries)
  const [labeling, setLabeling] = useState<ListEntry | null>(null)
  if (entries.length === 0)
    return (
      <Card>
        <Text>{name} has no schools on the list yet.</Text>
      </Card>
    )
  return (
    <>
      <FirstRows rows={entries.toSorted(byDeadline(isOver))} first={6} mt="md">
        {(shown) => (
          <ResponsiveTable columns={columns} className={classes.table}>
            {shown.map((entry) => (
              <Row
                key={entry.id}
                entry={entry}
                today={today}
                isOver={isOver}
                studentId={studentId}
                onLabel={() => setLabeling(entry)}
              />
            ))}
          </ResponsiveTable>
        )}
      </FirstRows>
      <Suspense>
        {labeling && (
          <LabelDialog
            entry={labeling}
            today={today}
            name={name}
            studentId={studentId}
            onClose={() => setLabeling(null)}
          />
        )}
      </Suspense>
    </>
  )
}

type RowProps = Pick<Props, 'today' | 'studentId'> & {
  entry: ListEntry
  /** Whether the student has committed to a school. */
  isOver: boolean
  onLabel: () => void
}

function Row({ entry, today, isOver, studentId, onLabel }: RowProps) {
  const { name, location, major, plan, deadline, figures, status } = entry
  const now = useNow()
  const near =
    deadline && isDue(status, isOver)
      ? urgencyOf(deadline, today, hasPassed(deadline, closingZoneOf(entry), today, now))
      : null
  const { admissionRate } = figures
  const since = entry.days.find((each) => each.status === status)
  return (
    <tr>
      <th scope="row">
        <Text span fw={600} display="block">
          {name}
        </Text>
        <Text span size="sm" c="dimmed" display="block">
          {location}
        </Text>
      </th>
      <td data-label="For the student">
        {entry.override && <AdvisedLabel entry={entry} override={entry.override} studentId={studentId} />}
        <Button
          variant="subtle"
          color="sea"
          size="compact-sm"
          ml={-8}
          aria-label={`Set a label: ${name}`}
          onClick={onLabel}
        >
          {entry.override ? 'Change' : 'Set a label'}
        </Button>
      </td>
      <td data-label="Major" data-empty={major ? undefined : true}>
        {major ?? '—'}
      </td>
      <td data-label="Plan and deadline">
        {plan ? planLabels[plan] : 'No plan yet'}
        <span className="cluster gap-2 row-gap-0">
          <span className="secondary">{deadline ? dateInWords(deadline) : 'No date'}</span>
          {near && <Chip tone={near.tone}>{near.words}</Chip>}
        </span>
      </td>
      <td
        data-label="Admits"
        title={admissionRate ? `${yearsInWords(admissionRate.year)}, ${admissionRate.source}` : undefined}
      >
        {admissionRate ? figureText(admissionRate) : (entry.acceptanceRate ?? '—')}
      </td>
      <td data-label="Checklist">
        <AdvisedChecklist entry={entry} studentId={studentId} />
      </td>
      <td data-label="Status">
        <StatusChip status={status} />
        {since && <span className="secondary block above-1">{dateInWords(since.on)}</span>}
      </td>
    </tr>
  )
}

function byDeadline(isOver: boolean) {
  return (one: ListEntry, other: ListEntry): number =>
    Number(isDue(other.status, isOver)) - Number(isDue(one.status, isOver)) ||
    (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999')
}
