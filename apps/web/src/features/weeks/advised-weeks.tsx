import type { Week } from '@bearings/domain/weeks/schema'
import { monthDay, shortMonthDay } from '@bearings/domain/words'
import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { DoneItem, DoneList } from '#ui/done-list.tsx'

type Props = { current: Week; planned: Week[]; earlier: Week[]; name: string }

/** A student's weekly log as their advisor reads it. */
export function AdvisedWeeks({ current, planned, earlier, name }: Props) {
  return (
    <Stack gap="md">
      <WeekCard
        week={current}
        heading="This week"
        empty={`${name} has not planned anything for this week yet.`}
      />
      {planned.map((week) => (
        <WeekCard key={week.weekStartDate} week={week} heading={`Week of ${monthDay(week.weekStartDate)}`} />
      ))}
      {earlier.length > 0 && (
        <Title order={2} mt="sm">
          Earlier weeks
        </Title>
      )}
      {earlier.map((week) => (
        <WeekCard
          key={week.weekStartDate}
          week={week}
          heading={`Week of ${monthDay(week.weekStartDate)}`}
          isPast
        />
      ))}
    </Stack>
  )
}

type CardProps = { week: Week; heading: string; empty?: string; isPast?: boolean }

function WeekCard({ week: { weekGoal, tasks }, heading, empty = 'Nothing planned.', isPast }: CardProps) {
  const done = tasks.filter((task) => task.done).length
  return (
    <Card component="section" aria-label={heading}>
      <Group justify="space-between" align="baseline" gap="4px 16px">
        <Title order={isPast ? 3 : 2}>{heading}</Title>
        {tasks.length > 0 && (
          <span className="faint figures">
            {done} of {tasks.length} done
          </span>
        )}
      </Group>
      {weekGoal && <p className="muted lines wrap-anywhere above-1">{weekGoal}</p>}
      {tasks.length === 0 && weekGoal === '' && <Text c="dimmed">{empty}</Text>}
      {tasks.length > 0 && (
        <DoneList>
          {tasks.map((task) => (
            <DoneItem key={task.id} isDone={task.done}>
              {task.text}
              {task.carriedFrom && <span className="faint"> from {shortMonthDay(task.carriedFrom)}</span>}
            </DoneItem>
          ))}
        </DoneList>
      )}
    </Card>
  )
}
