import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { useNavigate } from '@tanstack/react-router'
import { FilterChips } from '#ui/filter-chips.tsx'
import { SortSelect } from '#ui/sort-select.tsx'
import { sortingLabels, statusCounts } from './arrange.ts'
import type { ListSearch } from './list-search.ts'

/** Which schools are shown and in which order; the address keeps both. */
export function ListToolbar({ entries, search }: { entries: ListEntry[]; search: ListSearch }) {
  const navigate = useNavigate()
  const { add: _, ...shown } = search
  const chip = (name: string, status: ListSearch['status'], count: number) =>
    ({ to: '/schools', search: { ...shown, status }, name, count }) as const

  return (
    <FilterChips
      chips={[
        chip('All', undefined, entries.length),
        ...statusCounts(entries).map(({ status, count }) => chip(status, status, count)),
      ]}
    >
      <SortSelect
        labels={sortingLabels}
        value={search.sort ?? 'name'}
        onChange={(sort) => void navigate({ to: '/schools', search: { ...search, sort }, replace: true })}
      />
    </FilterChips>
  )
}
