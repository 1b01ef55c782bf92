import type { EssaySummary } from '@bearings/domain/essays/schema'
import { hasCommitted } from '@bearings/domain/list/options'
import type { ListEntry } from '@bearings/domain/list/schema'
import { compared } from '@bearings/domain/matching/comparison'
import { Group, Text } from '@mantine/core'
import { useSuspenseQueries } from '@tanstack/react-query'
import { type Subject } from '#colleges/matching/use-applicant.ts'
import { useMeans } from '#colleges/matching/use-means.ts'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { compareRows, placed } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import { timeAndWriting } from './time-and-writing.ts'

type Props = {
  ids: readonly number[]
  subject: Subject
  /** The student's id, if the reader is their advisor. */
  studentId?: string
  /** The student's list, by whose plans, majors and statuses the odds are, as far as it is shared. */
  list?: readonly ListEntry[]
  /** Of a student who is the reader. */
  essays?: readonly EssaySummary[]
  onRemove?: (unitid: number) => void
}

/** The comparison of colleges for one student, with the biggest differences first. */
export function Comparison({ ids, subject, studentId, list = [], essays = [], onRemove }: Props) {
  const schools = useSuspenseQueries({
    queries: ids.map((unitid) => query('GET /schools/colleges/{unitid}', { unitid })),
  }).map(({ data }) => data)
  const means = useMeans(subject, studentId)
  const today = useToday()
  const columns = schools.map((school) =>
    placed(
      school,
      subject.applicant,
      means,
      today,
      list.find(({ unitid }) => unitid === school.unitid),
    ),
  )
  const rows = compareRows(columns, means, studentId === undefined)
  const { differences, same } = compared(rows)
  return (
    <>
      {ids.length > 0 && (
        <CompareTable
          columns={columns}
          differences={differences}
          same={same}
          applications={columns.map(({ entry }) =>
            entry && studentId === undefined
              ? timeAndWriting(entry, essays, today, hasCommitted(list))
              : null,
          )}
          onRemove={onRemove}
        />
      )}
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          The biggest differences come first; values within a tenth count as about the same. Coral marks the
          odds and the budget. Odds are estimates, not promises.
        </Text>
        <LinkAnchor to="/resources/how-matching-works" size="sm" py={4} className="no-print">
          How matching works
        </LinkAnchor>
      </Group>
    </>
  )
}
