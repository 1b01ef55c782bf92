import type { Me } from '@bearings/domain/accounts/schema'
import { Card, List, Stack, Text, Title } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { FeatureCard } from './feature-card.tsx'
import { HomeHeader } from './home-header.tsx'

/** What an advisor can do so far, and no more than that. */
export function AdvisorHome({ me }: { me: Me }) {
  return (
    <Stack gap="lg">
      <HomeHeader me={me} />
      <Card>
        <Title order={2}>Students come by request</Title>
        <Text c="dimmed" mt={4} maw="38rem">
          You and a student are connected by a request, which one of you sends and the other accepts. Nothing
          of a student is visible to you before that.
        </Text>
        <List c="dimmed" mt="sm">
          <List.Item>
            Your account is ready, and students will see you as {me.fullName || me.email}.
          </List.Item>
          <List.Item>
            When a request or a reply comes, the bell at the foot of the sidebar tells you.
          </List.Item>
        </List>
      </Card>
      <FeatureCard
        to="/settings"
        icon={IconSettings}
        title="Settings"
        line="Your name as students see it, your time zone, password and second factor"
      />
    </Stack>
  )
}
