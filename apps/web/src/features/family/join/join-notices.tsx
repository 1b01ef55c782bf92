import { say } from '@bearings/domain/say'
import { homeOf } from '#platform/navigation/guard.ts'
import { useMe } from '#platform/session/me.ts'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { PageError } from '#ui/page-error.tsx'
import { words } from '../words.ts'

/** The notice for an invitation that does not work, without saying why, or that could not be loaded. */
export function JoinFamilyError({ error }: { error: Error }) {
  if (!isMissing(error)) return <PageError page="Invitation" title={say(words.noInvitation)} error={error} />
  return (
    <NotFoundNotice title={say(words.noInvitation)} link={<Home />}>
      {say(words.noInvitationWhy)}
    </NotFoundNotice>
  )
}

/** The notice for whoever is signed in as something else. */
export function ForGuardians() {
  return (
    <NotFoundNotice title={say(words.otherAccount)} link={<Home />}>
      {say(words.otherAccountWhy)}
    </NotFoundNotice>
  )
}

function Home() {
  const { role } = useMe()
  return (
    <LinkButton to={homeOf(role)} variant="default" mt="sm">
      {say(words.home)}
    </LinkButton>
  )
}
