import type { Week } from '@bearings/domain/weeks/schema'
import { counted, monthDay } from '@bearings/domain/words'
import { Accordion, Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import type { Editing } from './editing.ts'
import { LazyWeekEditor } from './lazy-week-editor.tsx'
import { TaskList } from './task-list.tsx'
import { UnsavedMark } from './unsaved-mark.tsx'
import classes from './weekly-log.module.css'

type Props = {
  week: Week
  editing: Editing
  removing: boolean
  onClose: () => void
  onRemove: () => void
}

/** One planned week, collapsed until the student expands it. */
export function PlannedWeek({ week, editing, removing, onClose, onRemove }: Props) {
  const start = week.weekStartDate
  const name = `Week of ${monthDay(start)}`

  return (
    <Accordion.Item value={start}>
      <Accordion.Control>
        <span className={`cluster gap-3 row-gap-1 ${classes.weekLine}`}>
          <span className={`grow strong ${classes.weekName}`}>{name}</span>
          <UnsavedMark start={start} />
          <Text component="span" size="sm" c="var(--ink-2)" className="figures">
            {week.tasks.length === 0 ? 'No tasks' : counted(week.tasks.length, 'task')}
          </Text>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        {editing.start === start ? (
          <LazyWeekEditor
            key={start}
            week={week}
            title="Week updated successfully!"
            focused
            canClose
            onClose={onClose}
            onReopen={() => editing.open(start)}
          />
        ) : (
          <Stack gap="sm">
            {week.weekGoal && <Text className="wrap-anywhere muted lines">Goal: {week.weekGoal}</Text>}
            <TaskList week={week} />
            <Group gap="xs">
              <Button
                variant="default"
                size="sm"
                aria-label={`Edit: ${name}`}
                leftSection={<Icon of={IconPencil} />}
                onClick={() => editing.open(start)}
              >
                Edit
              </Button>
              <Button
                variant="subtle"
                color="coral"
                size="sm"
                aria-label={`Remove: ${name}`}
                leftSection={<Icon of={IconTrash} />}
                loading={removing}
                onClick={onRemove}
              >
                Remove
              </Button>
            </Group>
          </Stack>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  )
}
