import { Group } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RosterSkeleton } from './students-skeleton.tsx'

/** The empty roster: what it will show, and how to add the first student. */
export function NoStudents() {
  const { data: summary, isLoading } = useQuery(query('GET /advising/summary'))
  // What to do next depends on the summary, so no advice is shown that the next moment would take back.
  if (isLoading) return <RosterSkeleton />
  // Before approval, neither an invite nor a search would work.
  if (summary?.awaitsApproval)
    return (
      <EmptyState
        icon={IconUsers}
        title="No students assigned yet."
        action={
          <LinkButton to="/advisor/dashboard" search={{ tab: 'tasks' }} variant="default">
            Tasks and Templates
          </LinkButton>
        }
      >
        You can invite and find students once an administrator has approved your account.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={IconUsers}
      title="No students assigned yet."
      action={
        <Group justify="center" gap={8}>
          <LinkButton to="/advisor/students/invites">Invite a Class</LinkButton>
          <LinkButton to="/advisor/dashboard" search={{ tab: 'add' }} variant="default">
            Find a student by student ID
          </LinkButton>
        </Group>
      }
    >
      Give your class an invite link, send a student a request, or accept one that a student sends you. You
      see nothing about a student until you are connected.
    </EmptyState>
  )
}
