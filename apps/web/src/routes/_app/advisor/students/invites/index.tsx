import { createFileRoute } from '@tanstack/react-router'
import { InvitesPage } from '#features/advising/invites/invites-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'

export const Route = createFileRoute('/_app/advisor/students/invites/')({
  beforeLoad: allow('advisor'),
  loader: async ({ context: { queryClient } }) => {
    const { awaitsApproval } = await queryClient.ensureQueryData(query('GET /advising/summary'))
    if (!awaitsApproval)
      await queryClient.ensureQueryData({ ...query('GET /advising/invites'), revalidateIfStale: true })
  },
  head: () => titled('Invite Links'),
  errorComponent: ({ error }) => (
    <PageError page="Invite Links" title="Error loading your invites" error={error} />
  ),
  component: InvitesPage,
})
