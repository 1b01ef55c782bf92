import { say } from '@bearings/domain/say'
import { Stack } from '@mantine/core'
import { homeOf } from '#platform/navigation/guard.ts'
import { useMe } from '#platform/session/me.ts'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { words } from '../words.ts'

/** The notice for an invitation that does not work, without saying why, or that could not be loaded. */
export function JoinFamilyError({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  if (!isMissing(error))
    return (
      <Stack gap="lg">
        <PageHeader title={say('Invitation')} />
        <LoadError title={say('This page could not be shown')} error={error} onRetry={onRetry} />
      </Stack>
    )
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
