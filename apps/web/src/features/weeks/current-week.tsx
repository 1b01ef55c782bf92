import { unfinishedOf } from '@bearings/domain/weeks/rules'
import type { WeeklyLog } from '@bearings/domain/weeks/schema'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowRight, IconPencil } from '@tabler/icons-react'
import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { Editing } from './editing.ts'
import { LazyWeekEditor } from './lazy-week-editor.tsx'
import { LeftOver } from './left-over.tsx'
import { TaskList } from './task-list.tsx'
import { UnsavedMark } from './unsaved-mark.tsx'
import { useCarryOver } from './use-carry-over.ts'
import { isBlank } from './week-form.ts'
import { leftInWords } from './words.ts'

type Props = { log: WeeklyLog; editing: Editing; wasOpened: boolean }

export function CurrentWeek({ log: { current, unfinished }, editing, wasOpened }: Props) {
  const start = current.weekStartDate
  const carryOver = useCarryOver(start)
  const heading = useRef<HTMLHeadingElement>(null)
  const left = unfinishedOf(current.tasks).length
  const isEditing = editing.start === start

  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between" align="baseline" gap="sm">
          <div>
            <Title order={2} className="eyebrow line-18" ff="inherit">
              Weekly Log
            </Title>
            <Title order={3} size="h2" ref={heading} tabIndex={-1} className="no-outline">
              This week
            </Title>
          </div>
          {current.tasks.length > 0 && (
            <Text component="output" size="sm" c="var(--ink-2)" className="figures">
              {current.tasks.length - left} of {current.tasks.length} done
            </Text>
          )}
        </Group>

        {unfinished && (
          <LeftOver
            words={leftInWords(
              unfinishedOf(unfinished.tasks).map(({ text }) => text),
              unfinished.weekStartDate,
              start,
            )}
            action="Carry over"
            pending={carryOver.isPending}
            onAction={() => carryOver.mutate({ start: unfinished.weekStartDate })}
          />
        )}

        {isEditing ? (
          <LazyWeekEditor
            key={start}
            week={current}
            title="Current week updated successfully!"
            focused={wasOpened}
            canClose={wasOpened || !isBlank(current)}
            onClose={() => {
              editing.close()
              heading.current?.focus()
            }}
            onReopen={() => editing.open(start)}
          />
        ) : (
          <>
            {current.weekGoal && <Text className="wrap-anywhere muted lines">Goal: {current.weekGoal}</Text>}
            {isBlank(current) && (
              <Text c="var(--ink-2)">Nothing is planned for this week. What is the one thing to finish?</Text>
            )}
            <TaskList week={current} />
            <Group gap="xs">
              <Button
                variant="default"
                size="sm"
                leftSection={<Icon of={IconPencil} />}
                onClick={() => editing.open(start)}
              >
                Edit
              </Button>
              {left > 0 && (
                <Button
                  variant="subtle"
                  color="sea"
                  size="sm"
                  rightSection={<Icon of={IconArrowRight} />}
                  loading={carryOver.isPending}
                  onClick={() => carryOver.mutate({ start })}
                >
                  Carry {left} over to next week
                </Button>
              )}
              <UnsavedMark start={start} />
            </Group>
          </>
        )}
      </Stack>
    </Card>
  )
}
