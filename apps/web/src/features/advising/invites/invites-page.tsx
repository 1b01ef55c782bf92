import { hasEnded } from '@bearings/domain/advising/invites/rules'
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { IconLink, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { InviteRow } from './invite-row.tsx'
import { NewInviteDialog } from './new-invite-dialog.tsx'
import requests from '../requests/requests.module.css'

/**
 * An advisor's invites. Each is one link for a whole class, with which each student decides what the advisor
 * sees.
 */
export function InvitesPage() {
  const { data: summary } = useSuspenseQuery(query('GET /advising/summary'))
  const [isAdding, setIsAdding] = useState(false)
  const add = () => setIsAdding(true)
  return (
    <Stack gap="lg">
      <PageHeader
        title="Invite Links"
        about="One link for a whole class. You see nothing about a student until they open it, sign in and choose what to share."
        back={<BackLink to="/student/advisor">My Students</BackLink>}
      >
        {!summary.awaitsApproval && (
          <Button leftSection={<Icon of={IconPlus} />} onClick={add}>
            New Invite
          </Button>
        )}
      </PageHeader>
      {summary.awaitsApproval ? (
        <Card>
          <Text>You can invite students once an administrator has approved your account.</Text>
        </Card>
      ) : (
        <Invites />
      )}
      {isAdding && <NewInviteDialog onClose={() => setIsAdding(false)} />}
    </Stack>
  )
}

function Invites() {
  const { data: invites } = useSuspenseQuery(query('GET /advising/invites'))
  if (invites.length === 0)
    return (
      <EmptyState icon={IconLink} title="No invites yet." action={null}>
        Create an invite for your class and give students its link or code on paper, on a screen or by email.
      </EmptyState>
    )
  const groups = [
    { heading: 'Current', invites: invites.filter(({ state }) => !hasEnded(state)) },
    { heading: 'Ended', invites: invites.filter(({ state }) => hasEnded(state)) },
  ]
  return groups.map(
    (group) =>
      group.invites.length > 0 && (
        <Card key={group.heading} component="section" padding={0} aria-label={`${group.heading} invites`}>
          <Title order={2} className={requests.heading!}>
            {group.heading}
          </Title>
          <ul className={requests.rows}>
            {group.invites.map((invite) => (
              <InviteRow key={invite.id} invite={invite} />
            ))}
          </ul>
        </Card>
      ),
  )
}
