import { planLabels } from '@bearings/domain/colleges/rules'
import type { ListLine } from '@bearings/domain/list/schema'
import { Text } from '@mantine/core'
import { dateInWords, dayIn } from '#platform/dates.ts'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { StatusChip } from '#ui/status-chip.tsx'

const columns = ['School', 'Student', 'Major', 'Plan and deadline', 'Status', 'Added']

/** The table of all school lists. It is read-only, because only students change their lists. */
export function AllListsTable({ lines, timeZone }: { lines: readonly ListLine[]; timeZone: string }) {
  return (
    <ResponsiveTable columns={columns}>
      {lines.map(({ id, student, name, location, major, plan, deadline, status, addedAt }) => (
        <tr key={id}>
          <th scope="row">
            <Text span fw={600} display="block">
              {name}
            </Text>
            <Text span size="sm" c="dimmed" display="block">
              {location}
            </Text>
          </th>
          <td>
            {student.fullName}
            <Text span size="sm" c="dimmed" display="block">
              {student.email}
            </Text>
          </td>
          <td data-label="Major" data-empty={major ? undefined : true}>
            {major ?? '–'}
          </td>
          <td data-label="Plan and deadline">
            {plan ? planLabels[plan] : 'No plan yet'}
            <Text span size="sm" c="dimmed" display="block">
              {deadline && dateInWords(deadline)}
            </Text>
          </td>
          <td data-label="Status">
            <StatusChip status={status} />
          </td>
          <td data-label="Added" className="unbroken">
            {dayIn(timeZone, addedAt)}
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  )
}
