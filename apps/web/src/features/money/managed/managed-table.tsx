import type { ManagedScholarship } from '@bearings/domain/money/managed/schema'
import { cycleOf, dueInWords, standingOf } from '@bearings/domain/money/scholarships/dates'
import { Group, Text } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import { useToday } from '#platform/use-today.ts'
import { Chip } from '#ui/chip.tsx'
import { Cell, ResponsiveTable } from '#ui/responsive-table.tsx'
import { ScholarshipActions } from './scholarship-actions.tsx'

const columns = ['Scholarship', 'Amount', 'Due', 'Verified', { name: 'Saved by', isFigure: true }, 'Actions']

export function ManagedTable({ scholarships }: { scholarships: readonly ManagedScholarship[] }) {
  const today = useToday()
  return (
    <ResponsiveTable columns={columns}>
      {scholarships.map((scholarship) => (
        <tr key={scholarship.id}>
          <th scope="row" style={{ maxWidth: 320 }}>
            <Group gap={8}>
              <Text span fw={600}>
                {scholarship.name}
              </Text>
              {scholarship.isArchived && <Chip tone="plain">Archived</Chip>}
            </Group>
            <Text span size="sm" c="dimmed" display="block">
              {scholarship.sponsor}
            </Text>
          </th>
          <Cell label="Amount" text={scholarship.amount} />
          <Cell
            label="Due"
            text={dueInWords(
              standingOf(scholarship, today, cycleOf(scholarship.kind, null, today)),
              scholarship,
            )}
          />
          <td data-label="Verified">
            <Verified {...scholarship} />
          </td>
          <Cell
            label="Saved by"
            text={scholarship.savedBy ? scholarship.savedBy.toLocaleString('en-US') : null}
            isFigure
          />
          <td>
            <ScholarshipActions scholarship={scholarship} />
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  )
}

function Verified({ verifiedOn, verifiedSource }: ManagedScholarship) {
  if (!verifiedOn) return <Chip tone="brass">Not verified</Chip>
  return (
    <span className="stack">
      {dateInWords(verifiedOn)}
      <Text span size="sm" c="dimmed" className="truncated" maw={200} title={verifiedSource ?? ''}>
        {verifiedSource}
      </Text>
    </span>
  )
}
