import { Button, Card, Group, Select, Stack, Text } from '@mantine/core'
import { IconClipboardText, IconPlus, IconTemplate } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { query } from '../../../platform/api.ts'
import { nameOf } from '../details/student-select.tsx'
import { taskPages, type TasksFilter } from '../tasks-query.ts'
import { statusLabels } from '../words.ts'
import { GivenTasks } from './given-tasks.tsx'
import type { TasksSearch } from './tasks-search.ts'
import chips from '../../../ui/filter-chip.module.css'
import classes from '../tasks.module.css'

const loadCreating = () => import('../details/create-task-dialog.tsx')
const CreateTaskDialog = lazy(async () => ({ default: (await loadCreating()).CreateTaskDialog }))
const loadTemplates = () => import('../templates/templates-dialog.tsx')
const TemplatesDialog = lazy(async () => ({ default: (await loadTemplates()).TemplatesDialog }))

type Props = {
  search: TasksSearch
  /** Shows others; the address keeps which. */
  onSearch: (search: TasksSearch) => void
}

/** An advisor's tasks: what they gave to whom, and how it stands. */
export function TasksTab({ search, onSearch }: Props) {
  const [open, setOpen] = useState<'create' | 'templates' | null>(null)
  const close = () => setOpen(null)
  const isFiltered = search.student !== undefined || search.status !== undefined

  return (
    <Stack gap="md">
      <div className={classes.bar}>
        <Filters search={search} onSearch={onSearch} />
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconTemplate size={18} stroke={1.75} aria-hidden />}
            onClick={() => setOpen('templates')}
            onMouseEnter={() => void loadTemplates()}
            onFocus={() => void loadTemplates()}
          >
            Templates
          </Button>
          <Button
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setOpen('create')}
            onMouseEnter={() => void loadCreating()}
            onFocus={() => void loadCreating()}
          >
            Create Task
          </Button>
        </Group>
      </div>
      <Card padding={0} className={`${classes.card} ${classes.bare}`}>
        <GivenTasks
          filter={filterOf(search)}
          empty={isFiltered ? <NoneFits onSearch={onSearch} /> : <NoTasks />}
        />
      </Card>
      <Suspense>
        {open === 'create' && <CreateTaskDialog onClose={close} />}
        {open === 'templates' && <TemplatesDialog onClose={close} />}
      </Suspense>
    </Stack>
  )
}

function filterOf({ student, status }: TasksSearch): TasksFilter {
  return { ...(student && { studentId: student }), ...(status && { status }) }
}

function Filters({ search, onSearch }: Props) {
  const { data: students = [] } = useQuery(query('GET /tasks/recipients'))
  const { data } = useInfiniteQuery(taskPages(filterOf(search)))
  const counts = data?.pages[0]?.counts
  const statuses = [
    { status: undefined, name: 'All', count: counts && counts.pending + counts.completed },
    { status: 'pending', name: statusLabels.pending, count: counts?.pending },
    { status: 'completed', name: statusLabels.completed, count: counts?.completed },
  ] as const

  return (
    <div className={classes.filters}>
      <fieldset aria-label="Status" className={`${chips.chips} ${classes.group}`}>
        {statuses.map(({ status, name, count }) => (
          <button
            key={name}
            type="button"
            className={chips.chip}
            data-status={search.status === status ? 'active' : undefined}
            aria-pressed={search.status === status}
            onClick={() => onSearch({ ...search, status })}
          >
            {name} {count !== undefined && <span className={chips.count}>{count}</span>}
          </button>
        ))}
      </fieldset>
      {students.length > 1 && (
        <Select
          aria-label="Show tasks of"
          placeholder="All students"
          searchable
          clearable
          limit={50}
          nothingFoundMessage="No student of this name."
          data={students.map((student) => ({ value: student.id, label: nameOf(student) }))}
          value={search.student ?? null}
          onChange={(student) => onSearch({ ...search, student: student ?? undefined })}
        />
      )}
    </div>
  )
}

function NoTasks() {
  return (
    <div className={classes.first}>
      <IconClipboardText size={32} stroke={1.5} className={classes.icon} aria-hidden />
      <Text fw={550}>No tasks created yet.</Text>
      <Text c="dimmed" maw={460}>
        Give one task to as many students as you like, or keep a template whose dates count from each
        student’s own deadline.
      </Text>
    </div>
  )
}

function NoneFits({ onSearch }: Pick<Props, 'onSearch'>) {
  return (
    <div className={classes.first}>
      <Text c="dimmed">No task fits these filters.</Text>
      <Button variant="default" onClick={() => onSearch({})}>
        Show all
      </Button>
    </div>
  )
}
