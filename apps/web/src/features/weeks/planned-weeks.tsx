import { unsaved } from '@bearings/domain/weeks/rules'
import type { WeeklyLog } from '@bearings/domain/weeks/schema'
import { monthDay } from '@bearings/domain/words'
import { Accordion, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Editing } from './editing.ts'
import { LazyWeekEditor } from './lazy-week-editor.tsx'
import { PlannedWeek } from './planned-week.tsx'
import { UnsavedMark } from './unsaved-mark.tsx'
import { useRemoveWeek } from './use-remove-week.ts'
import classes from './weekly-log.module.css'

/** All weeks after the current one, with a button to plan another. */
export function PlannedWeeks({
  log: { planned, nextPlannable },
  editing,
}: {
  log: WeeklyLog
  editing: Editing
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<string[]>([])
  const remove = useRemoveWeek()
  const isPlanning = nextPlannable !== null && editing.start === nextPlannable
  const edited = planned.find(({ weekStartDate }) => weekStartDate === editing.start)?.weekStartDate
  // The week in the editor is always expanded.
  const shown = edited ? [...opened, edited] : opened

  function close() {
    setOpened(shown)
    editing.close()
    heading.current?.focus()
  }

  /** Collapses weeks. What was typed for a collapsed week stays on the device. */
  function fold(next: string[]) {
    setOpened(next)
    if (edited && !next.includes(edited)) editing.close()
  }

  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h2" ref={heading} tabIndex={-1} className="no-outline">
            Planned weeks
          </Title>
          {nextPlannable && !isPlanning && (
            <Group gap="xs">
              <UnsavedMark start={nextPlannable} />
              <Button
                variant="default"
                size="sm"
                className={classes.control}
                onClick={() => editing.open(nextPlannable)}
              >
                Plan Next Week
              </Button>
            </Group>
          )}
        </Group>

        {planned.length === 0 && !isPlanning && (
          <Text c="var(--ink-2)">No weeks planned yet. Plan the next one, one week at a time.</Text>
        )}
        {planned.length > 0 && (
          <Accordion
            multiple
            order={4}
            value={shown}
            onChange={fold}
            classNames={{
              item: classes.weekItem,
              control: classes.weekControl,
              label: classes.weekLabel,
              content: classes.weekContent,
            }}
          >
            {planned.map((week) => (
              <PlannedWeek
                key={week.weekStartDate}
                week={week}
                editing={editing}
                removing={remove.isPending && remove.variables === week}
                onClose={close}
                onRemove={() => {
                  heading.current?.focus()
                  remove.mutate(week)
                }}
              />
            ))}
          </Accordion>
        )}
        {isPlanning && (
          <Stack gap="sm" className={classes.planning}>
            <Title order={4} size="h3">
              Week of {monthDay(nextPlannable)}
            </Title>
            <LazyWeekEditor
              key={nextPlannable}
              week={unsaved(nextPlannable)}
              title="New week planned successfully!"
              focused
              canClose
              onClose={close}
              onReopen={() => editing.open(nextPlannable)}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
