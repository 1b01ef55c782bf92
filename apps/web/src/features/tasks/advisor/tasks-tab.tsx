import type { TaskOrder } from '@bearings/domain/tasks/options'
import type { TasksPage } from '@bearings/domain/tasks/schema'
import { Button, Card, Group, Select, Stack, Text, Title } from '@mantine/core'
import { IconClipboardText, IconPlus, IconTemplate } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { query } from '#platform/api.ts'
import { preload } from '#platform/preload.ts'
import { ExportButton } from '#ui/export-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SortSelect } from '#ui/sort-select.tsx'
import { AssignmentsList } from '../assignments/assignments-list.tsx'
import { assignmentPages } from '../assignments/assignments-query.ts'
import { taskPages, type TasksFilter } from '../tasks-query.ts'
import { nameOf, statusLabels } from '../words.ts'
import { GivenTasks } from './given-tasks.tsx'
import type { TasksSearch } from './tasks-search.ts'
import chips from '#ui/filter-chips.module.css'
import classes from '../tasks.module.css'

const loadCreating = () => import('../details/create-task-dialog.tsx')
const CreateTaskDialog = lazy(async () => ({ default: (await loadCreating()).CreateTaskDialog }))
const loadTemplates = () => import('../templates/templates-dialog.tsx')
const TemplatesDialog = lazy(async () => ({ default: (await loadTemplates()).TemplatesDialog }))

type Props = {
  search: TasksSearch
  /** Shows other tasks; the URL keeps the search. */
  onSearch: (search: TasksSearch) => void
}

/** An advisor's tasks: what was assigned to whom, and its status. */
export function TasksTab({ search, onSearch }: Props) {
  const [open, setOpen] = useState<'create' | 'templates' | null>(null)
  const close = () => setOpen(null)
  const isFiltered = [search.student, search.status, search.q].some((one) => one !== undefined)
  const counts = useCounts(filterOf(search))
  const givenAny = useGivenAny(counts)
  // There is nothing to search, sort or export.
  const hasNone = !isFiltered && givenAny === false

  return (
    <Stack gap="md">
      <div className={classes.bar}>
        {!hasNone && <Statuses search={search} onSearch={onSearch} counts={counts} />}
        <Group gap="xs">
          {!hasNone && <ExportButton path="/tasks/export" query={filterOf(search)} fileName="my-tasks.csv" />}
          <Button
            variant="default"
            leftSection={<Icon of={IconTemplate} />}
            onClick={() => setOpen('templates')}
            onMouseEnter={() => preload(loadTemplates)}
            onFocus={() => preload(loadTemplates)}
          >
            Templates
          </Button>
          <Button
            data-create
            aria-keyshortcuts="c"
            leftSection={<Icon of={IconPlus} />}
            onClick={() => setOpen('create')}
            onMouseEnter={() => preload(loadCreating)}
            onFocus={() => preload(loadCreating)}
          >
            Create Task
          </Button>
        </Group>
      </div>
      {!hasNone && <Filters search={search} onSearch={onSearch} />}
      <Card padding={0} className={`${classes.card} ${classes.bare}`}>
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
  const ofAll = useInfiniteQuery({ ...assignmentPages(filter), enabled: !isOneStudents })
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

const orderNames: Record<TaskOrder, string> = { newest: 'Newest first', due: 'Due date' }

/** The filter by status, with the number of tasks in each. */
function Statuses({ search, onSearch, counts }: Props & { counts: TasksPage['counts'] | undefined }) {
  const statuses = [
    { status: undefined, name: 'All', count: counts && counts.pending + counts.completed },
    { status: 'pending', name: statusLabels.pending, count: counts?.pending },
    { status: 'late', name: 'Late', count: counts?.late },
    { status: 'completed', name: statusLabels.completed, count: counts?.completed },
  ] as const

  return (
    <fieldset aria-label="Status" className={`${chips.chips} ${classes.group}`}>
      {statuses.map(({ status, name, count }) => (
        <button
          key={name}
          type="button"
          className={`pill ${chips.chip}`}
          data-status={search.status === status ? 'active' : undefined}
          aria-pressed={search.status === status}
          onClick={() => onSearch({ ...search, status })}
        >
          {name} {count !== undefined && <span className="pill-count">{count}</span>}
        </button>
      ))}
    </fieldset>
  )
}

/** The search field, the sort order, and the filter by student. */
function Filters({ search, onSearch }: Props) {
  const { data: students = [] } = useQuery(query('GET /tasks/recipients'))

  return (
    <Group gap="sm">
      <SearchField
        label="Search tasks"
        placeholder="Task or student"
        value={search.q ?? ''}
        onSearch={(q) => onSearch({ ...search, q: q || undefined })}
      />
      {students.length > 1 && (
        <Select
          aria-label="Show tasks of"
          placeholder="All students"
          searchable
          clearable
          limit={50}
          nothingFoundMessage="No student with this name."
          w={{ base: '100%', xs: 220 }}
          data={students.map((student) => ({ value: student.id, label: nameOf(student) }))}
          value={search.student ?? null}
          onChange={(student) => onSearch({ ...search, student: student ?? undefined })}
        />
      )}
      <SortSelect
        labels={orderNames}
        w={{ base: '100%', xs: 220 }}
        value={search.order ?? 'newest'}
        onChange={(order) => onSearch({ ...search, order: order === 'due' ? 'due' : undefined })}
      />
    </Group>
  )
}

function NoTasks() {
  return (
    <div className={classes.first}>
      <IconClipboardText size={32} stroke={1.5} className={classes.icon} aria-hidden />
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
    <div className={classes.first}>
      <Text c="dimmed">No task matches these filters.</Text>
      <Button variant="default" onClick={() => onSearch({})}>
        Show all
      </Button>
    </div>
  )
}
