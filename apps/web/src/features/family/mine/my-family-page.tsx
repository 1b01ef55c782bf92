import { limits } from '@bearings/domain/family/options'
import { Button, Stack, Title } from '@mantine/core'
import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'
import { GuardianCard } from './guardian-card.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** A student's parents and guardians: who they are, what each sees, and whom the student has invited. */
export function MyFamilyPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <MyFamily />
    </Suspense>
  )
}

function MyFamily() {
  const { data } = useSuspenseQuery(query('GET /family'))
  const [inviting, setInviting] = useState(false)
  const { guardians, invitations } = data
  const count = guardians.length + invitations.length
  const invite = count < limits.guardians && (
    <Button leftSection={<Icon of={IconUserPlus} />} onClick={() => setInviting(true)}>
      Invite a Parent or Guardian
    </Button>
  )
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader
        title="My Family"
        about="A parent or guardian who helps you sees what you choose here, and nothing else."
        back={<BackLink to="/student/advisor">My Advisor</BackLink>}
      >
        {count > 0 && invite}
      </PageHeader>
      {count === 0 && (
        <EmptyState icon={IconUsers} title="Nobody in your family sees anything yet" action={invite}>
          Invite someone to see what is next and what colleges cost. They never see your essays, notes or
          grades, and messages only where you let them.
        </EmptyState>
      )}
      {guardians.length > 0 && (
        <Stack component="ul" gap="md" aria-label="Family">
          {guardians.map((guardian) => (
            <GuardianCard key={guardian.id} guardian={guardian} />
          ))}
        </Stack>
      )}
      {invitations.length > 0 && (
        <section aria-labelledby="invited">
          <Title order={2} id="invited" mb="sm">
            Invited
          </Title>
          <Stack component="ul" gap="md">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </Stack>
        </section>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Stack>
  )
}
