import { say } from '@bearings/domain/say'
import { Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ProfileParts } from './profile-parts.tsx'

export function ProfilePage({ id }: { id: string }) {
  const { data: profile } = useSuspenseQuery(query('GET /library/profiles/{id}', { id }))
  return (
    <Stack gap="lg" maw="var(--width-page)">
      <BackLink to="/resources/admitted-profiles">{say('Back to Profiles')}</BackLink>
      <ProfileParts profile={profile} />
    </Stack>
  )
}
