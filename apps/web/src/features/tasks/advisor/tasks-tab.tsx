import type { TasksPage } from '@bearings/domain/tasks/schema'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconClipboardText, IconPlus, IconTemplate } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { query } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { ExportButton } from '#ui/export-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { AssignmentsList } from '../assignments/assignments-list.tsx'
import { taskPages, type TasksFilter } from '../tasks-query.ts'
import { GivenTasks } from './given-tasks.tsx'
import { TaskFilters, TaskStatuses } from './task-filters.tsx'
import type { TasksSearch } from './tasks-search.ts'
import cards from '../tasks.module.css'
import classes from './tasks-tab.module.css'

const CreateTaskDialog = lazyComponent(() => import('../details/create-task-dialog.tsx'), 'CreateTaskDialog')
const TemplatesDialog = lazyComponent(() => import('../templates/templates-dialog.tsx'), 'TemplatesDialog')

type Props = ComponentProps<typeof TaskFilters>

/** An advisor's tasks: what was assigned to whom, and its status. */
export function TasksTab({ search, onSearch }: Props) {
  usePreload(CreateTaskDialog.load)
  usePreload(TemplatesDialog.load)
  const [open, setOpen] = useState<'create' | 'templates' | null>(null)
  const close = () => setOpen(null)
  const isFiltered = [search.student, search.status, search.q].some((one) => one !== undefined)
  const counts = useCounts(filterOf(search))
  const givenAny = useGivenAny(counts)
  // There is nothing to search, sort or export.
  const hasNone = !isFiltered && givenAny === false

  return (
    <Stack gap="md">
      <div className={`cluster ${classes.bar}`}>
        {!hasNone && <TaskStatuses search={search} onSearch={onSearch} counts={counts} />}
        <Group gap="xs">
          {!hasNone && <ExportButton path="/tasks/export" query={filterOf(search)} fileName="my-tasks.csv" />}
          <Button
            variant="default"
            leftSection={<Icon of={IconTemplate} />}
            onClick={() => setOpen('templates')}
          >
            Templates
          </Button>
          <Button
            data-create
            aria-keyshortcuts="c"
            leftSection={<Icon of={IconPlus} />}
            onClick={() => setOpen('create')}
          >
            Create Task
          </Button>
        </Group>
      </div>
      {!hasNone && <TaskFilters search={search} onSearch={onSearch} />}
      <Card padding={0} className={`${cards.card} ${cards.bare}`}>
        <List filter={filterOf(search)} empty={isFiltered ? <NoneFits onSearch={onSearch} /> : <NoTasks />} />
      </Card>
      <Suspense>
        {open === 'create' && <CreateTaskDialog onClose={close} />}
        {open === 'templates' && <TemplatesDialog onClose={close} />}
      </Suspense>
    </Stack>
  )
}

function filterOf({ student, status, q, order }: TasksSearch): TasksFilter {
  return {
    ...(student && { studentId: student }),
    ...(status === 'late' ? { late: 'true' } : status && { status }),
    ...(q && { q }),
    ...(order && { order }),
  }
}

/** For one student, each task is a row. For all students, a task assigned to several is one row. */
function List({ filter, empty }: { filter: TasksFilter; empty: ReactNode }) {
  return filter.studentId === undefined ? (
    <AssignmentsList filter={filter} empty={empty} />
  ) : (
    <GivenTasks filter={filter} empty={empty} />
  )
}

/** Returns the number of tasks in each status, from the pages that the list reads. */
function useCounts(filter: TasksFilter): TasksPage['counts'] | undefined {
  const isOneStudents = filter.studentId !== undefined
  const ofStudent = useInfiniteQuery({ ...taskPages(filter), enabled: isOneStudents })
  const ofAll = useInfiniteQuery({ ...pagesOf('GET /tasks/assignments', filter), enabled: !isOneStudents })
  return (isOneStudents ? ofStudent : ofAll).data?.pages[0]?.counts
}

/**
 * Returns whether the advisor has assigned any task; `undefined` until it is known. The summary above the tab
 * tells this before the list has loaded, so that nothing shown disappears again.
 */
function useGivenAny(counts: TasksPage['counts'] | undefined): boolean | undefined {
  const { data: summary } = useQuery(query('GET /advising/summary'))
  if (counts) return counts.pending + counts.completed > 0
  return summary && summary.pendingTasks + summary.completedTasks > 0
}

function NoTasks() {
  return (
    <div className={`stack gap-3 centered items-middle ${classes.first}`}>
      <IconClipboardText size={32} stroke={1.5} className="sea" aria-hidden />
      <Title order={2}>No tasks created yet.</Title>
      <Text c="dimmed" maw={460}>
        Assign one task to as many students as you like, or create a template with dates that follow each
        student’s own deadline.
      </Text>
    </div>
  )
}

function NoneFits({ onSearch }: Pick<Props, 'onSearch'>) {
  return (
    <div className={`stack gap-3 centered items-middle ${classes.first}`}>
      <Text c="dimmed">No task matches these filters.</Text>
      <Button variant="default" onClick={() => onSearch({})}>
        Show all
      </Button>
    </div>
  )
}
