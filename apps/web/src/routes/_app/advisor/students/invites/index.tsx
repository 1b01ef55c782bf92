import { createFileRoute } from '@tanstack/react-router'
import { InvitesPage } from '#features/advising/invites/invites-page.tsx'
import { query } from '#platform/api.ts'
import { allow } from '#platform/guard.ts'
import { titled } from '#platform/title.ts'
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
