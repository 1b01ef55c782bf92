import type { Role } from '@bearings/domain/actor'
import { roleNames } from '@bearings/domain/role-names'
import { Card, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '#platform/queries/api.ts'
import { FilterChips } from '#ui/filter-chips.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { peoplePages } from './people-query.ts'
import type { PeopleSearch } from './people-search.ts'
import { PeopleTable } from './people-table.tsx'
import { StudentIdFormatButton } from './student-id-format.tsx'

/** The accounts, and an admin's actions on them. */
export function PeoplePage({ search }: { search: PeopleSearch }) {
  const pages = useSuspenseInfiniteQuery(peoplePages(search))
  const { data } = pages
  const people = data.pages.flatMap((page) => page.people)

  return (
    <Stack gap="lg">
      <PageHeader
        title="People"
        about="Accounts and their roles. What people write stays private: you cannot read essays or notes here."
      >
        <StudentIdFormatButton />
      </PageHeader>
      <PeopleFilter search={search} />
      {people.length === 0 ? (
        <Card>
          <Text>{nobody(search)}</Text>
        </Card>
      ) : (
        <PeopleTable people={people} />
      )}
      <MoreRows shown={people.length > 0 ? shown(people.length, pages.hasNextPage) : ''} pages={pages} />
    </Stack>
  )
}

function PeopleFilter({ search }: { search: PeopleSearch }) {
  const navigate = useNavigate()
  const { data: counts } = useQuery(query('GET /people/summary'))
  const { q, role } = search
  const show = (next: PeopleSearch) => void navigate({ to: '/admin/people', search: next, replace: true })
  const chips = [
    { name: 'All', to: '/admin/people' as const, search: { q, role } },
    {
      name: 'Waiting for approval',
      to: '/admin/people' as const,
      search: { q, role, show: 'waiting' as const },
      ...(counts && { count: counts.waiting }),
    },
    {
      name: 'Disabled',
      to: '/admin/people' as const,
      search: { q, role, show: 'disabled' as const },
      ...(counts && { count: counts.disabled }),
    },
  ]

  return (
    <FilterChips chips={chips}>
      <Group gap="sm">
        <SearchField
          label="Search people"
          placeholder="Name or email"
          value={q ?? ''}
          onSearch={(text) => show({ ...search, q: text || undefined })}
        />
        <NativeSelect
          aria-label="Role"
          w={{ base: '100%', xs: 150 }}
          data={[
            { value: '', label: 'Any role' },
            ...Object.entries(roleNames).map(([value, label]) => ({ value, label })),
          ]}
          value={role ?? ''}
          onChange={({ currentTarget: { value } }) =>
            show({ ...search, role: value === '' ? undefined : (value as Role) })
          }
        />
      </Group>
    </FilterChips>
  )
}

function nobody({ q, role, show }: PeopleSearch): string {
  if (show === 'waiting' && !q && !role) return 'No advisor is waiting for approval.'
  if (show === 'disabled' && !q && !role) return 'No account is disabled.'
  return 'No one matches. Try fewer letters, or any role.'
}

function shown(count: number, isMore: boolean): string {
  return `${count} ${isMore ? 'shown, the newest first' : 'in all'}`
}
