import type { Me } from '@bearings/domain/accounts/schema'
import { SimpleGrid, Stack } from '@mantine/core'
import { IconSchool, IconSettings } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FeatureCard } from './feature-card.tsx'
import { HomeHeader } from './home-header.tsx'

export function AdminHome({ me, jobs }: { me: Me; jobs: ReactNode }) {
  return (
    <Stack gap="lg">
      <HomeHeader me={me} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <FeatureCard
          to="/schools"
          icon={IconSchool}
          title="All School Lists"
          line="Manage all student school lists"
        />
        <FeatureCard
          to="/settings"
          icon={IconSettings}
          title="Settings"
          line="Your name, password and second factor"
        />
      </SimpleGrid>
      {jobs}
    </Stack>
  )
}
