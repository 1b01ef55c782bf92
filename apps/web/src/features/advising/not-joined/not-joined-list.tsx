import type { NotJoined } from '@bearings/domain/advising/invites/schema'
import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { dayIn } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { inviteLink } from '../invites/invite-link.ts'

const columns = ['Student', 'Class', 'Student ID', 'Invited', 'Actions']

/** What the school says of students who have not joined: nothing else is known of them. */
export function NotJoinedList({ expected }: { expected: NotJoined[] }) {
  const { timeZone } = useMe()
  return (
    <div id="not-joined" style={{ width: '100%' }}>
      <ResponsiveTable columns={columns}>
        {expected.map((student) => (
          <tr key={student.id}>
            <th scope="row">
              {student.givenName} {student.familyName}
            </th>
            <td data-label="Class">{student.classYear ?? 'Not known'}</td>
            <td data-label="Student ID">{student.studentId}</td>
            <td data-label="Invited">{student.invitedAt ? dayIn(timeZone, student.invitedAt) : 'Not yet'}</td>
            <td>
              <Invite student={student} />
            </td>
          </tr>
        ))}
      </ResponsiveTable>
    </div>
  )
}

function Invite({ student: { id, givenName, familyName } }: { student: NotJoined }) {
  const name = `${givenName} ${familyName}`
  const invite = useMutation({
    ...mutation('POST /advising/not-joined/{id}/invite', 'Not invited'),
    onSuccess: ({ mailed }) => {
      if (mailed) notify({ title: 'Invitation emailed', message: `To the school address of ${name}.` })
    },
  })
  const code = invite.data?.code
  if (code)
    return (
      <Text size="sm" className="wrap-anywhere">
        No school email. Give {givenName} this link: {inviteLink(code)}
      </Text>
    )
  return (
    <Button
      variant="default"
      size="compact-md"
      loading={invite.isPending}
      aria-label={`Invite ${name}`}
      onClick={() => invite.mutate({ id })}
    >
      Invite
    </Button>
  )
}
