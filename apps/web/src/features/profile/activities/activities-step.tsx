import { most, years } from '@bearings/domain/profile/options'
import type { Profile } from '@bearings/domain/profile/schema'
import { Button, Card, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '#platform/queries/api.ts'
import { Icon } from '#ui/icon.tsx'
import { StepForm } from '../edit/step-form.tsx'
import { idOf, useStep } from '../edit/use-step.ts'
import { EntryList } from '../entries/entry-list.tsx'
import { TextList } from '../entries/text-list.tsx'
import { yearsOptions } from '../words.ts'
import {
  activitiesAnswers,
  activitiesForm,
  activitiesProblems,
  activityEntries,
  gatherActivities,
  positionsIn,
} from './activities-form.ts'
import { ActivityCard } from './activity-card.tsx'
import { activityFields } from './activity-fields.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { positionsWrittenIn } from './positions.ts'

export function ActivitiesStep({ profile }: { profile: Profile }) {
  const saved = useMemo(() => activitiesForm(profile), [profile])
  const form = useStep({
    step: 'activities',
    saved,
    gather: gatherActivities,
    problemsIn: activitiesProblems,
    toAnswers: activitiesAnswers,
    save: (input) => call('PUT /profile/activities', input),
  })
  const { value, change, patch, errorAt } = form
  const [isCopying, setIsCopying] = useState(false)

  return (
    <StepForm form={form}>
      {isCopying && <CopyDialog activities={value.items} onClose={() => setIsCopying(false)} />}
      <Card component="section" aria-labelledby="activities">
        <Stack gap="md">
          <Stack gap={6}>
            <Group justify="space-between">
              <Title order={2} id="activities">
                Activities
              </Title>
              {value.items.length > 0 && (
                <Button
                  variant="default"
                  leftSection={<Icon of={IconCopy} />}
                  onClick={() => setIsCopying(true)}
                >
                  Copy to the Common App
                </Button>
              )}
            </Group>
            <Text c="dimmed">
              Up to {most.activities}, the one that matters most to you first. Work and family duties count.
            </Text>
          </Stack>
          <EntryList
            form={value}
            change={change}
            kind={activityEntries}
            noun="activity"
            fields={activityFields}
            card={(activity) => <ActivityCard activity={activity} />}
            wasSubmitted={form.wasSubmitted}
            error={errorAt('entry')}
          />
        </Stack>
      </Card>

      <Card component="section" aria-labelledby="leadership">
        <Stack gap="lg">
          <Title order={2} id="leadership">
            Leadership
          </Title>
          <TextList
            id={idOf('leadershipPositions')}
            label="Leadership positions"
            description="Captain, editor, shift lead, founder: any role where others counted on you."
            placeholder="Science editor"
            addName="Add leadership position"
            items={value.leadershipPositions}
            onItems={(next) =>
              change((before) => ({ ...before, leadershipPositions: next(before.leadershipPositions) }))
            }
            text={value.newLeadershipPosition}
            onText={(newLeadershipPosition) => patch({ newLeadershipPosition })}
            suggestions={positionsIn(value)
              .filter((position) => !value.leadershipPositions.includes(position))
              .map((position) => ({ value: position, hint: 'From your activities' }))}
            most={most.leadershipPositions}
            textsOf={positionsWrittenIn}
            error={errorAt('leadershipPositions')}
          />
          <NativeSelect
            id={idOf('yearsInvolved')}
            label="Total years involved"
            description="Years of high school in which you did any of this."
            data={yearsOptions(years, 'Choose')}
            maw={340}
            value={value.yearsInvolved ?? ''}
            error={errorAt('yearsInvolved')}
            onChange={({ currentTarget }) =>
              patch({ yearsInvolved: currentTarget.value ? Number(currentTarget.value) : null })
            }
          />
        </Stack>
      </Card>
    </StepForm>
  )
}
