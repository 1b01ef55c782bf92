import { most } from '@bearings/domain/profile/options'
import { achievementLevels } from '@bearings/domain/profile/rules'
import type { Profile } from '@bearings/domain/profile/schema'
import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { call } from '#platform/queries/api.ts'
import { StepForm } from '../edit/step-form.tsx'
import { useStep } from '../edit/use-step.ts'
import { EntryList } from '../entries/entry-list.tsx'
import { awardFields } from './award-fields.tsx'
import { awardEntries, gatherHonors, honorsAnswers, honorsForm, honorsProblems } from './honors-form.ts'

export function HonorsStep({ profile }: { profile: Profile }) {
  const saved = useMemo(() => honorsForm(profile), [profile])
  const form = useStep({
    step: 'honors',
    saved,
    gather: gatherHonors,
    problemsIn: honorsProblems,
    toAnswers: honorsAnswers,
    save: (input) => call('PUT /profile/honors', input),
  })
  const levels = achievementLevels(form.value.items)

  return (
    <StepForm form={form} last>
      <Card component="section" aria-labelledby="honors">
        <Stack gap="md">
          <div>
            <Title order={2} id="honors">
              Honors and awards
            </Title>
            <Text c="dimmed">
              Up to {most.awards}, the strongest first. The honor roll counts, and so does a class prize.
            </Text>
          </div>
          {levels.length > 0 && (
            <Group gap="xs">
              <Text size="sm" fw={600}>
                Achievement levels
              </Text>
              {levels.map((level) => (
                <Badge key={level} color="sea" fz={12}>
                  {level}
                </Badge>
              ))}
            </Group>
          )}
          <EntryList
            form={form.value}
            change={form.change}
            kind={awardEntries}
            noun="award"
            fields={awardFields}
            card={({ name, level, description }) => (
              <>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {level}
                </Text>
                <Text size="sm" mt={4}>
                  {description}
                </Text>
              </>
            )}
            wasSubmitted={form.wasSubmitted}
            error={form.errorAt('entry')}
          />
        </Stack>
      </Card>
    </StepForm>
  )
}
