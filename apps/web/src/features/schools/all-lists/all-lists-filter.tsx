import type { ListStatus } from '@bearings/domain/schools/list/schema'
import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { statuses } from '../status-tones.ts'

/** The search field and the status filter. The URL keeps both. */
export function AllListsFilter({ q, status }: Pick<ListSearch, 'q' | 'status'>) {
  const navigate = useNavigate()
  const [text, setText] = useState(q ?? '')
  const show = (search: ListSearch) => void navigate({ to: '/schools', search, replace: true })
  const showSoon = useDebouncedCallback(show, 250)

  return (
    <Group gap="sm">
      <TextInput
        type="search"
        aria-label="Search all school lists"
        placeholder="Student, email or school"
        leftSection={<Icon of={IconSearch} />}
        w={{ base: '100%', xs: 320 }}
        maxLength={100}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          showSoon(search(value, status))
        }}
      />
      <NativeSelect
        aria-label="Status"
        w={{ base: '100%', xs: 180 }}
        data={[{ value: '', label: 'Any status' }, ...statuses]}
        value={status ?? ''}
        onChange={({ currentTarget }) => show(search(text, currentTarget.value as ListStatus | ''))}
      />
    </Group>
  )
}

function search(text: string, status: ListStatus | '' | undefined): ListSearch {
  return { ...(text.trim() && { q: text.trim() }), ...(status && { status }) }
}
