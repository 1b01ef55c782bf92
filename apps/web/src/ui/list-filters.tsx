import { type LinkProps, useNavigate } from '@tanstack/react-router'
import type { ListSearch } from '#platform/navigation/list-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { SearchField } from './search-field.tsx'

type Props<F extends string> = {
  to: NonNullable<LinkProps['to']>
  search: ListSearch<F>
  /** The first one shows the list as it is without a filter. */
  filters: readonly { name: string; show?: F; count?: number | undefined }[]
  label: string
  placeholder: string
}

/** The filters of a list, with a field that searches what they show. */
export function ListFilters<F extends string>({ to, search, filters, label, placeholder }: Props<F>) {
  const navigate = useNavigate()
  const { q } = search
  const onSearch = (text: string) => {
    const next = { ...search, q: text || undefined } as NonNullable<LinkProps['search']>
    void navigate({ to, search: next, replace: true })
  }
  return (
    <FilterChips
      chips={filters.map(({ name, show, count }) => ({
        name,
        to,
        search: { q, ...(show && { show }) },
        ...(count !== undefined && { count }),
      }))}
    >
      <SearchField label={label} placeholder={placeholder} value={q ?? ''} onSearch={onSearch} />
    </FilterChips>
  )
}
