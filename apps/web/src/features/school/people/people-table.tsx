import type { SchoolPerson } from '@bearings/domain/school/people/schema'
import { Checkbox, Text } from '@mantine/core'
import { dayIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { ReleaseButton } from './release-button.tsx'

const columns = ['Person', 'Class', 'Counselor', 'Status']

type Props = {
  people: readonly SchoolPerson[]
  chosen: ReadonlySet<string>
  /** Whether all are chosen, those who are not shown yet, too. */
  areAll: boolean
  onChoose: (chosen: ReadonlySet<string>) => void
  /** Also chooses those who are not shown yet. */
  onChooseAll: () => void
  isChoosing: boolean
  /** Whether the rows are still those of the filter before. */
  isOfOtherFilter: boolean
}

export function SchoolPeopleTable({
  people,
  chosen,
  areAll,
  onChoose,
  onChooseAll,
  isChoosing,
  isOfOtherFilter,
}: Props) {
  const { timeZone } = useMe()
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  return (
    <>
      <Checkbox
        label="Choose all students"
        checked={areAll || isChoosing}
        indeterminate={chosen.size > 0 && !areAll && !isChoosing}
        disabled={isOfOtherFilter}
        onChange={({ currentTarget: { checked } }) => (checked ? onChooseAll() : onChoose(new Set()))}
      />
      <ResponsiveTable columns={columns}>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              <span className="row gap-3">
                {person.kind === 'student' && (
                  <Checkbox
                    size="sm"
                    aria-label={`Choose ${person.givenName} ${person.familyName}`}
                    checked={chosen.has(person.id)}
                    onChange={({ currentTarget: { checked } }) => choose(person.id, checked)}
                  />
                )}
                <span className="fill">
                  {person.givenName} {person.familyName}
                  <Text span size="sm" c="dimmed" display="block" className="wrap-anywhere">
                    {[person.studentId, person.schoolEmail].filter(Boolean).join(' · ')}
                  </Text>
                </span>
              </span>
            </th>
            <td data-label={person.kind === 'staff' ? undefined : 'Class'}>
              {person.classYear ?? (person.kind === 'staff' ? 'Staff' : 'Not known')}
            </td>
            <td
              data-label="Counselor"
              data-empty={person.kind === 'staff' || undefined}
              className="wrap-anywhere"
            >
              {person.counselorEmail ?? (person.kind === 'student' ? 'Nobody' : '')}
            </td>
            <td data-label="Status">
              {statusOf(person, timeZone)}
              {person.kind === 'student' && person.userId && !person.leftAt && (
                <ReleaseButton person={person} account={person.userId} />
              )}
            </td>
          </tr>
        ))}
      </ResponsiveTable>
    </>
  )
}

function statusOf(person: SchoolPerson, timeZone: string): string {
  const { kind, userId, leftAt, invitedAt, emailFails } = person
  if (leftAt) return `Left ${dayIn(timeZone, leftAt)}`
  if (kind === 'staff') return userId ? 'Has an account' : 'No account yet'
  if (userId) return 'Joined'
  const invited = invitedAt ? `Invited ${dayIn(timeZone, invitedAt)}` : 'Not invited'
  return emailFails ? `${invited}, email fails` : invited
}
