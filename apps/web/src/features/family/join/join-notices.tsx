import { homeOf } from '#platform/navigation/guard.ts'
import { useMe } from '#platform/session/me.ts'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { PageError } from '#ui/page-error.tsx'
import { words } from '../words.ts'

/** The notice for an invitation that does not work, without saying why, or that could not be loaded. */
export function JoinFamilyError({ error }: { error: Error }) {
  if (!isMissing(error)) return <PageError page="Invitation" title={words.noInvitation} error={error} />
  return (
    <NotFoundNotice title={words.noInvitation} link={<Home />}>
      {words.noInvitationWhy}
    </NotFoundNotice>
  )
}

/** The notice for whoever is signed in as something else. */
export function ForGuardians() {
  return (
    <NotFoundNotice title={words.otherAccount} link={<Home />}>
      {words.otherAccountWhy}
    </NotFoundNotice>
  )
}

function Home() {
  const { role } = useMe()
  return (
    <LinkButton to={homeOf(role)} variant="default" mt="sm">
      {words.home}
    </LinkButton>
  )
}
