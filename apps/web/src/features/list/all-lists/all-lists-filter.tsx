import type { ListStatus } from '@bearings/domain/list/schema'
import { Group, NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { SearchField } from '#ui/search-field.tsx'
import type { ListSearch } from '../overview/list-search.ts'
import { statuses } from '../status-tones.ts'

/** The search field and the status filter. The URL keeps both. */
export function AllListsFilter({ q, status }: Pick<ListSearch, 'q' | 'status'>) {
  const navigate = useNavigate()
  const show = (search: ListSearch) => void navigate({ to: '/schools', search, replace: true })

  return (
    <Group gap="sm">
      <SearchField
        label="Search all school lists"
        placeholder="Student, email or school"
        value={q ?? ''}
        onSearch={(text) => show(searchOf(text, status))}
      />
      <NativeSelect
        aria-label="Status"
        w={{ base: '100%', xs: 180 }}
        data={[{ value: '', label: 'Any status' }, ...statuses]}
        value={status ?? ''}
        onChange={({ currentTarget }) => show(searchOf(q, currentTarget.value as ListStatus | ''))}
      />
    </Group>
  )
}

function searchOf(q: string | undefined, status: ListStatus | '' | undefined): ListSearch {
  return { ...(q && { q }), ...(status && { status }) }
}
