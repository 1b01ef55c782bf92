import type { Me } from '@bearings/domain/accounts/schema'
import { SimpleGrid, Stack } from '@mantine/core'
import { IconSchool, IconUser } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '../../platform/api.ts'
import { CompletionBanner } from './completion-banner.tsx'
import { FeatureCard } from './feature-card.tsx'
import { HomeHeader } from './home-header.tsx'
import { profileLine, schoolsLine } from './lines.ts'

export function StudentHome({ me }: { me: Me }) {
  const { data: profile } = useSuspenseQuery(query('GET /profile'))
  const { data: schools } = useSuspenseQuery(query('GET /schools/list'))

  return (
    <Stack gap="lg">
      <HomeHeader me={me} />
      <CompletionBanner percent={profile.completion} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <FeatureCard
          to="/profile"
          icon={IconUser}
          title="Profile Builder"
          line={profileLine(profile.steps)}
        />
        <FeatureCard to="/schools" icon={IconSchool} title="School List" line={schoolsLine(schools)} />
      </SimpleGrid>
    </Stack>
  )
}
