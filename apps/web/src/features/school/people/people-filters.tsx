import { Group, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '#platform/queries/api.ts'
import { FilterChips } from '#ui/filter-chips.tsx'
import { SearchField } from '#ui/search-field.tsx'
import type { SchoolSearch } from '../school-search.ts'

const to = '/admin/school' as const

/** Who is listed: by where they stand, by class and counselor, by name. */
export function PeopleFilters({ search }: { search: SchoolSearch }) {
  const navigate = useNavigate()
  const { data: counts } = useQuery(query('GET /school/people/summary'))
  const { show: _show, ...narrowed } = search
  const show = (next: SchoolSearch) => void navigate({ to, search: next, replace: true })
  const chip = (name: string, which: SchoolSearch['show'], count: number | undefined) => ({
    name,
    to,
    search: { ...narrowed, show: which },
    ...(count !== undefined && { count }),
  })
  const chips = [
    chip('Everybody', undefined, counts && counts.students + counts.staff),
    chip('Not joined', 'expected', counts?.expected),
    chip('Joined', 'joined', counts?.joined),
    chip('Staff', 'staff', counts?.staff),
    chip('Left', 'left', counts?.left),
    chip('Email fails', 'failing', counts?.failing),
  ]
  return (
    <FilterChips chips={chips}>
      <Group gap="sm">
        <SearchField
          label="Search the people of the school"
          placeholder="Name, student ID or email"
          value={search.q ?? ''}
          onSearch={(text) => show({ ...search, q: text || undefined })}
        />
        <NativeSelect
          aria-label="Class"
          data={[
            { value: '', label: 'Any class' },
            ...(counts?.classes ?? []).map((year) => ({ value: String(year), label: `Class of ${year}` })),
          ]}
          value={search.classYear ?? ''}
          onChange={({ currentTarget: { value } }) =>
            show({ ...search, classYear: value === '' ? undefined : Number(value) })
          }
        />
        <NativeSelect
          aria-label="Counselor"
          data={[{ value: '', label: 'Any counselor' }, ...(counts?.counselors ?? [])]}
          value={search.counselor ?? ''}
          onChange={({ currentTarget: { value } }) => show({ ...search, counselor: value || undefined })}
        />
      </Group>
    </FilterChips>
  )
}
