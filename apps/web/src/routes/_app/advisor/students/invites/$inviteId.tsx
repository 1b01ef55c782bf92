import { hasEnded } from '@bearings/domain/advising/invites/rules'
import { Failure } from '@bearings/domain/failure'
import { createFileRoute } from '@tanstack/react-router'
import { InviteSheet } from '#features/advising/invites/invite-sheet.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { PageError } from '#ui/page-error.tsx'

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
  errorComponent: ({ error }) =>
    isMissing(error) ? (
      <NotFoundNotice
        title="Invite not found"
        link={
          <LinkButton to="/advisor/students/invites" variant="default" mt="sm">
            Invite Links
          </LinkButton>
        }
      >
        It has ended, or it is not yours.
      </NotFoundNotice>
    ) : (
      <PageError page="Invite" title="Error loading the invite" error={error} />
    ),
  component: function InviteRoute() {
    return <InviteSheet invite={Route.useLoaderData()} />
  },
})
