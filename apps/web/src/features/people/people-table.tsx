import type { Person } from '@bearings/domain/people/schema'
import { roleNames } from '@bearings/domain/role-names'
import { Text } from '@mantine/core'
import { dayIn, momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonState } from './person-state.tsx'
import classes from './people-table.module.css'

const columns = ['Person', 'Role', 'Joined', 'Last sign-in', 'Status', 'Actions']

export function PeopleTable({ people }: { people: Person[] }) {
  const me = useMe()
  return (
    <ResponsiveTable columns={columns}>
      {people.map((person) => (
        <tr key={person.id}>
          <th scope="row">
            <RowLink to="/admin/people/$personId" params={{ personId: person.id }}>
              {person.fullName}
            </RowLink>
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
            <PersonState person={person} />
          </td>
          <td className={classes.actions}>
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
