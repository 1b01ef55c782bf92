import type { Task } from '@bearings/domain/tasks/schema'
import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explain } from '../../platform/explain.ts'
import { taskPages, type TasksFilter } from './tasks-query.ts'
import classes from './tasks.module.css'

type Props = {
  filter: TasksFilter
  /** Names the list for a screen reader. */
  label: string
  /** What stands there when there are none. */
  empty: ReactNode
  row: (task: Task) => ReactNode
}

/** Tasks page by page, with the states that a list has. */
export function TasksList({ filter, label, empty, row }: Props) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    taskPages(filter),
  )
  if (!data && error) return <TasksError error={error} onRetry={() => void refetch()} />
  if (!data) return <TasksSkeleton />
  const tasks = data.pages.flatMap((page) => page.tasks)
  if (tasks.length === 0) return empty

  return (
    <>
      <ul className={classes.rows} aria-label={label}>
        {tasks.map(row)}
      </ul>
      {hasNextPage && (
        <div className={classes.next}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  )
}

function TasksError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert
      role="alert"
      color="coral"
      m="md"
      icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
      title="Error loading tasks"
    >
      <p>{explain(error)}</p>
      <Button variant="default" onClick={onRetry}>
        Retry
      </Button>
    </Alert>
  )
}

function TasksSkeleton() {
  return (
    <Stack gap="lg" px="lg" py="md" aria-busy>
      {[70, 50, 60].map((width) => (
        <Stack key={width} gap={8}>
          <Skeleton height={16} width={`${width}%`} />
          <Skeleton height={12} width="30%" />
        </Stack>
      ))}
    </Stack>
  )
}
