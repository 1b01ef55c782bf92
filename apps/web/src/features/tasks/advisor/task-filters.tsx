import type { TaskOrder } from '@bearings/domain/tasks/options'
import type { TasksPage } from '@bearings/domain/tasks/schema'
import { Group, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { SearchField } from '#ui/search-field.tsx'
import { SortSelect } from '#ui/sort-select.tsx'
import { nameOf, statusLabels } from '../words.ts'
import type { TasksSearch } from './tasks-search.ts'
import chips from '#ui/filter-chips.module.css'

type Props = {
  search: TasksSearch
  /** Shows other tasks; the URL keeps the search. */
  onSearch: (search: TasksSearch) => void
}

const orderNames: Record<TaskOrder, string> = { newest: 'Newest first', due: 'Due date' }

export function TaskStatuses({
  search,
  onSearch,
  counts,
}: Props & { counts: TasksPage['counts'] | undefined }) {
  const statuses = [
    { status: undefined, name: 'All', count: counts && counts.pending + counts.completed },
    { status: 'pending', name: statusLabels.pending, count: counts?.pending },
    { status: 'late', name: 'Late', count: counts?.late },
    { status: 'completed', name: statusLabels.completed, count: counts?.completed },
  ] as const

  return (
    <fieldset aria-label="Status" className={`shrinks ${chips.chips}`}>
      {statuses.map(({ status, name, count }) => (
        <button
          key={name}
          type="button"
          className={`pill line-20 ${chips.chip}`}
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
export function TaskFilters({ search, onSearch }: Props) {
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
