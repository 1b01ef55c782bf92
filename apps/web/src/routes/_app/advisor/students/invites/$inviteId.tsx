import { hasEnded } from '@bearings/domain/advising/invites/rules'
import { Failure } from '@bearings/domain/failure'
import { createFileRoute } from '@tanstack/react-router'
import { InviteSheet } from '#features/advising/invites/invite-sheet.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { MissingOrFailed } from '#ui/missing-or-failed.tsx'

/** An invite that has not ended, in large letters. */
export const Route = createFileRoute('/_app/advisor/students/invites/$inviteId')({
  beforeLoad: allow('advisor'),
  loader: async ({ context: { queryClient }, params: { inviteId } }) => {
    const invites = await queryClient.ensureQueryData(query('GET /advising/invites'))
    const invite = invites.find(({ id, state }) => id === inviteId && !hasEnded(state))
    if (!invite) throw new Failure('NOT_FOUND')
    return invite
  },
  head: ({ loaderData }) => titled(loaderData?.name ?? 'Invite'),
  errorComponent: ({ error }) => (
    <MissingOrFailed
      error={error}
      page="Invite"
      failed="Error loading the invite"
      missing="Invite not found"
      why="It has ended, or it is not yours."
      to="/advisor/students/invites"
      back="Invite Links"
    />
  ),
  component: function InviteRoute() {
    return <InviteSheet invite={Route.useLoaderData()} />
  },
})
