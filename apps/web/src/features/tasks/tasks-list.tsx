import type { Task } from '@bearings/domain/tasks/schema'
import { Skeleton, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { FirstRows } from '#ui/first-rows.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { ScrollTarget, taskAnchor } from './scroll-target.ts'
import { taskPages, type TasksFilter } from './tasks-query.ts'
import classes from './tasks.module.css'

type Props = {
  filter: TasksFilter
  /** The accessible name of the list. */
  label: string
  /** The task to scroll to, from the URL. */
  sought?: string | undefined
  /** Shown when there are no tasks. */
  empty: ReactNode
  row: (task: Task) => ReactNode
}

/** Tasks page by page, with loading, error and empty states. */
export function TasksList({ filter, label, sought, empty, row }: Props) {
  const pages = useInfiniteQuery(taskPages(filter))
  const { data, error, refetch } = pages
  const list = useRef<HTMLUListElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && sought)
      list.current?.querySelector(`#${CSS.escape(taskAnchor(sought))}`)?.scrollIntoView({ block: 'center' })
  }, [isThere, sought])
  if (!data && error) return <TasksError error={error} onRetry={refetch} />
  if (!data) return <TasksSkeleton />
  const tasks = data.pages.flatMap((page) => page.tasks)
  if (tasks.length === 0) return empty

  return (
    <FirstRows
      rows={tasks}
      first={Math.max(10, tasks.findIndex(({ id }) => id === sought) + 1)}
      m="md"
      after={
        pages.hasNextPage && (
          <div className={`flex hairline middle ${classes.next}`}>
            <NextPageButton pages={pages}>Show more</NextPageButton>
          </div>
        )
      }
    >
      {(shown) => (
        <ul ref={list} className={`stack ${classes.rows}`} aria-label={label}>
          <ScrollTarget value={sought}>{shown.map(row)}</ScrollTarget>
        </ul>
      )}
    </FirstRows>
  )
}

export function TasksError({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <div className={classes.error}>
      <LoadError title="Error loading tasks" error={error} onRetry={onRetry} isPlain />
    </div>
  )
}

export function TasksSkeleton() {
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
