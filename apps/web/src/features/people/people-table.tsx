import type { Person } from '@bearings/domain/people/schema'
import { roleNames } from '@bearings/domain/role-names'
import { Group, Text } from '@mantine/core'
import { dayIn, momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { Chip } from '#ui/chip.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { PersonActions } from './person-actions.tsx'

const columns = ['Person', 'Role', 'Joined', 'Last sign-in', 'Status', 'Actions']

export function PeopleTable({ people }: { people: Person[] }) {
  const me = useMe()
  return (
    <ResponsiveTable columns={columns}>
      {people.map((person) => (
        <tr key={person.id}>
          <th scope="row">
            <Text span fw={600} display="block">
              {person.fullName}
            </Text>
            <Text span size="sm" c="dimmed" display="block">
              {person.email}
            </Text>
          </th>
          <td data-label="Role" className="truncated">
            {roleNames[person.role]}
          </td>
          <td data-label="Joined" className="unbroken">
            {dayIn(me.timeZone, person.createdAt)}
          </td>
          <td data-label="Last sign-in" className="unbroken">
            {person.lastSignInAt ? momentIn(me.timeZone, person.lastSignInAt) : 'Never'}
          </td>
          <td data-label="Status">
            <Group gap={6}>
              <States person={person} />
            </Group>
          </td>
          <td>
            {person.id === me.userId ? (
              <Text size="sm" c="dimmed" ta="right" className="unbroken">
                This is you
              </Text>
            ) : (
              <PersonActions person={person} />
            )}
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  )
}

function States({ person }: { person: Person }) {
  const { isDisabled, isConfirmed, awaitsApproval, eraseAfter } = person
  if (isDisabled) return <Chip tone="coral">Disabled</Chip>
  if (!isConfirmed) return <Chip tone="plain">Email not confirmed</Chip>
  if (eraseAfter) return <Chip tone="brass">Being deleted</Chip>
  if (awaitsApproval) return <Chip tone="brass">Waiting for approval</Chip>
  return <Chip tone="kelp">Active</Chip>
}
