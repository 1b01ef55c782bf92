import { say } from '@bearings/domain/say'
import { Text } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#features/library/profiles/profile-page.tsx'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'

export const Route = createFileRoute('/_app/resources/admitted-profiles/$profileId')({
  loader: ({ context: { queryClient }, params: { profileId: id } }) =>
    queryClient.ensureQueryData(query('GET /library/profiles/{id}', { id })),
  head: ({ loaderData }) => titled(loaderData?.name ?? 'Admitted Profiles'),
  pendingComponent: () => <Text component="output">{say('Loading profile...')}</Text>,
  // An error and a missing profile show the same message, as specified.
  errorComponent: () => (
    <NotFoundNotice
      title={say('Profile not found')}
      link={
        <LinkButton to="/resources/admitted-profiles" variant="default" mt="sm">
          {say('Back to Profiles')}
        </LinkButton>
      }
    >
      {say("The profile you're looking for doesn't exist.")}
    </NotFoundNotice>
  ),
  component: function ProfileRoute() {
    const { profileId } = Route.useParams()
    return <ProfilePage key={profileId} id={profileId} />
  },
})
