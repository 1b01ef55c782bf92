import { statusLabels } from '@bearings/domain/essays/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { useNavigate } from '@tanstack/react-router'
import { FilterChips } from '#ui/filter-chips.tsx'
import { SortSelect } from '#ui/sort-select.tsx'
import { statusCounts } from './arrange.ts'
import type { EssaysSearch } from './essays-search.ts'
import { sortingLabels } from './sortings.ts'

/** The filter and the sort order of the essays. The URL keeps both. */
export function EssaysToolbar({ essays, search }: { essays: EssaySummary[]; search: EssaysSearch }) {
  const navigate = useNavigate()
  const { add: _, ...shown } = search
  const chip = (name: string, status: EssaysSearch['status'], count: number) =>
    ({ to: '/essays', search: { ...shown, status }, name, count }) as const

  return (
    <FilterChips
      chips={[
        chip('All', undefined, essays.length),
        ...statusCounts(essays).map(({ status, count }) => chip(statusLabels[status], status, count)),
      ]}
    >
      <SortSelect
        labels={sortingLabels}
        value={search.sort ?? 'deadline'}
        onChange={(sort) => void navigate({ to: '/essays', search: { ...search, sort }, replace: true })}
      />
    </FilterChips>
  )
}
