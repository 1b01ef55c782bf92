import type { TaskStatus } from '@bearings/domain/tasks/options'
import type { Task } from '@bearings/domain/tasks/schema'
import { Button, Card, Stack, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useToday } from '#platform/use-today.ts'
import { TaskRow } from './task-row.tsx'
import { TasksList } from './tasks-list.tsx'
import { taskPages, type TasksFilter } from './tasks-query.ts'
import { useSetStatus } from './use-set-status.ts'
import classes from './tasks.module.css'

/** A student's tasks: pending ones, and completed ones. */
export function MyTasks({ sought }: { sought?: string | undefined }) {
  const { data } = useInfiniteQuery(taskPages(filterOf('pending')))
  const counts = data?.pages[0]?.counts
  return (
    <Stack gap="lg">
      <Section
        status="pending"
        heading="To do"
        count={counts?.pending}
        sought={sought}
        empty={<p className={`muted ${classes.empty}`}>No pending tasks at the moment.</p>}
      />
      {(counts?.completed ?? 0) > 0 && (
        <Section status="completed" heading="Done" count={counts?.completed} sought={sought} empty={null} />
      )}
    </Stack>
  )
}

/**
 * Returns the filter for a status: pending tasks are sorted by due date, completed ones by the time they were
 * assigned.
 */
function filterOf(status: TaskStatus): TasksFilter {
  return status === 'pending' ? { status, order: 'due' } : { status }
}

type SectionProps = {
  status: TaskStatus
  heading: string
  count: number | undefined
  sought: string | undefined
  empty: React.ReactNode
}

function Section({ status, heading, count, sought, empty }: SectionProps) {
  const today = useToday()
  const setStatus = useSetStatus()
  const id = useId()

  const toggle = (task: Task) =>
    setStatus.mutate({ id: task.id, status: status === 'pending' ? 'completed' : 'pending' })

  return (
    <Card component="section" padding={0} className={classes.card!} aria-labelledby={id}>
      <header className={`card-head ${classes.head}`}>
        <Title order={2} id={id}>
          {heading}
        </Title>
        {count !== undefined && <span className="faint figures">{count}</span>}
      </header>
      <TasksList
        filter={filterOf(status)}
        sought={sought}
        label={heading}
        empty={empty}
        row={(task) => <Row key={task.id} task={task} today={today} onToggle={() => toggle(task)} />}
      />
    </Card>
  )
}

type RowProps = { task: Task; today: string; onToggle: () => void }

function Row({ task, today, onToggle }: RowProps) {
  const titleId = useId()
  return (
    <TaskRow
      task={task}
      today={today}
      titleId={titleId}
      about={
        <>
          <span>{task.advisor ? 'From Advisor' : 'From a former advisor'}</span>
          {task.advisor && <span>{task.advisor.fullName}</span>}
        </>
      }
    >
      <Button variant="default" size="sm" aria-describedby={titleId} onClick={onToggle}>
        {task.status === 'pending' ? 'Mark as Complete' : 'Mark as Pending'}
      </Button>
    </TaskRow>
  )
}
