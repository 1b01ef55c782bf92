import { steps } from '@bearings/domain/profile/options'
import { firstIncompleteStep } from '@bearings/domain/profile/rules'
import { Card, Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/queries/api.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { StepCard } from './step-card.tsx'

type Props = {
  /** The section of the student's documents. */
  documents: ReactNode
  /** What of the first questions is still open. */
  question: ReactNode
}

export function ProfilePage({ documents, question }: Props) {
  const { data: view } = useSuspenseQuery(query('GET /profile'))
  const current = firstIncompleteStep(view.profile)

  return (
    <Stack gap="xl">
      <PageHeader title="Profile Builder" about="What colleges ask about you, kept in one place.">
        <LinkButton to="/profile/resume" variant="default" leftSection={<Icon of={IconFileText} />}>
          Résumé
        </LinkButton>
      </PageHeader>
      <Card component="section" aria-label="Progress">
        <Stack gap="sm">
          <Group justify="space-between" align="baseline">
            <Text fw={600}>Overall progress</Text>
            <Text ff="var(--font-heading)" fz="var(--text-title)" fw={600} lh={1} className="figures">
              {view.completion}%
            </Text>
          </Group>
          <Progress
            value={view.completion}
            aria-label="Overall progress"
            color="kelp"
            radius="xl"
            size="lg"
          />
          <Text size="sm" c="dimmed">
            {current === null
              ? 'All four steps are complete. You can change them whenever something changes.'
              : 'Four steps, at your own pace. What you type is kept as a draft until you save it.'}
          </Text>
        </Stack>
      </Card>
      <SimpleGrid
        component="ol"
        cols={{ base: 1, sm: 2 }}
        spacing="md"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
      >
        {steps.map((step) => (
          <StepCard key={step} step={step} profile={view.profile} current={current} />
        ))}
      </SimpleGrid>
      {question}
      {documents}
    </Stack>
  )
}
