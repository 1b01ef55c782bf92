import type { Person } from '@bearings/domain/people/schema'
import { roleNames } from '@bearings/domain/role-names'
import { Checkbox, Text } from '@mantine/core'
import { dayIn, momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { Cell, ResponsiveTable } from '#ui/responsive-table.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonState } from './person-state.tsx'
import classes from './people-table.module.css'

const columns = ['Role', 'Class', 'Joined', 'Last sign-in', 'Status', 'Actions']

type Props = {
  people: readonly Person[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
  /** Called after an action of a row, with the person's id. */
  onActed: (id: string) => void
}

export function PeopleTable({ people, chosen, onChoose, onActed }: Props) {
  const me = useMe()
  const shown = people.map(({ id }) => id)
  const isAll = shown.every((id) => chosen.includes(id))
  const first = {
    name: 'Person',
    head: (
      <span className="row gap-3">
        <Checkbox
          size="sm"
          className={classes.all ?? ''}
          aria-label="Select all shown"
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          onChange={() => onChoose(isAll ? [] : shown)}
        />
        Person
      </span>
    ),
  }
  return (
    <ResponsiveTable columns={[first, ...columns]}>
      {people.map((person) => (
        <tr key={person.id}>
          <th scope="row">
            <span className="row gap-3">
              <Checkbox
                size="sm"
                className="raised"
                aria-label={`Select ${person.fullName}`}
                checked={chosen.includes(person.id)}
                onChange={({ currentTarget: { checked } }) =>
                  onChoose(checked ? [...chosen, person.id] : chosen.filter((id) => id !== person.id))
                }
              />
              <span className="fill">
                <RowLink to="/admin/people/$personId" params={{ personId: person.id }}>
                  {person.fullName}
                </RowLink>
                <Text span size="sm" c="dimmed" display="block">
                  {person.email}
                </Text>
              </span>
            </span>
          </th>
          <td data-label="Role" className="truncated">
            {roleNames[person.role]}
          </td>
          <Cell
            label="Class"
            text={person.role === 'student' && person.graduationYear ? String(person.graduationYear) : null}
          />
          <td data-label="Joined" className="unbroken">
            {dayIn(me.timeZone, person.createdAt)}
          </td>
          <td data-label="Last sign-in" className="unbroken">
            {person.lastSignInAt ? momentIn(me.timeZone, person.lastSignInAt) : 'Never'}
          </td>
          <td data-label="Status">
            <PersonState person={person} />
          </td>
          <td className="raised">
            {person.id === me.userId ? (
              <Text size="sm" c="dimmed" ta="right" className="unbroken">
                This is you
              </Text>
            ) : (
              <PersonActions person={person} onActed={() => onActed(person.id)} />
            )}
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  )
}
