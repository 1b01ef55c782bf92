import type { Role } from '@bearings/domain/actor'
import { classesOn } from '@bearings/domain/class-year'
import type { PeopleOrder } from '@bearings/domain/people/options'
import { roleNames } from '@bearings/domain/role-names'
import { Group, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { FilterChips } from '#ui/filter-chips.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SortSelect } from '#ui/sort-select.tsx'
import type { PeopleSearch } from './people-search.ts'

const orderNames: Record<PeopleOrder, string> = {
  joined: 'Newest',
  name: 'Name',
  class: 'Class',
  'sign-in': 'Last sign-in',
}
const chipNames = {
  waiting: 'Waiting for approval',
  disabled: 'Disabled',
  unconfirmed: 'Not confirmed',
  never: 'Never signed in',
} as const
const width = { base: 'calc(50% - 6px)', xs: 150 }

export function PeopleFilter({ search }: { search: PeopleSearch }) {
  const navigate = useNavigate()
  const { data: counts } = useQuery(query('GET /people/summary'))
  const { show: _, ...kept } = search
  const show = (next: PeopleSearch) => void navigate({ to: '/admin/people', search: next, replace: true })
  const to = '/admin/people' as const
  const names = Object.entries(chipNames) as [keyof typeof chipNames, string][]
  const chips = [
    { name: 'All', to, search: kept },
    ...names.map(([shown, name]) => ({
      name,
      to,
      search: { ...kept, show: shown },
      ...(counts && (shown === 'waiting' || shown === 'disabled') && { count: counts[shown] }),
    })),
  ]

  return (
    <>
      <FilterChips chips={chips} />
      <Group gap="sm">
        <SearchField
          label="Search people"
          placeholder="Name or email"
          value={search.q ?? ''}
          onSearch={(text) => show({ ...search, q: text || undefined })}
        />
        <NativeSelect
          aria-label="Role"
          w={width}
          data={[
            { value: '', label: 'Any role' },
            ...Object.entries(roleNames).map(([value, label]) => ({ value, label })),
          ]}
          value={search.role ?? ''}
          onChange={({ currentTarget: { value } }) =>
            show({ ...search, role: value === '' ? undefined : (value as Role) })
          }
        />
        <ClassSelect search={search} onChange={show} />
        <AdvisorSelect search={search} onChange={show} />
        <SortSelect
          w={width}
          labels={orderNames}
          value={search.order ?? 'joined'}
          onChange={(order) => show({ ...search, order: order === 'joined' ? undefined : order })}
        />
      </Group>
    </>
  )
}

type Props = { search: PeopleSearch; onChange: (search: PeopleSearch) => void }

function ClassSelect({ search, onChange }: Props) {
  const years = classesOn(useToday(), search.graduationYear)
  return (
    <NativeSelect
      aria-label="Class"
      w={width}
      data={[
        { value: '', label: 'Any class' },
        ...years.map((year) => ({ value: String(year), label: `Class of ${year}` })),
      ]}
      value={search.graduationYear ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...search, graduationYear: value === '' ? undefined : Number(value) })
      }
    />
  )
}

/** Offers the first hundred advisors by name; of a larger school, the others’ students open from their own page. */
function AdvisorSelect({ search, onChange }: Props) {
  const { data } = useQuery(query('GET /people', { role: 'advisor', order: 'name', limit: 100 }))
  const advisors = data?.people ?? []
  const { advisor } = search
  const isOther = advisor !== undefined && advisor !== 'none' && !advisors.some(({ id }) => id === advisor)
  return (
    <NativeSelect
      aria-label="Advisor"
      w={width}
      data={[
        { value: '', label: 'Any advisor' },
        { value: 'none', label: 'No advisor' },
        ...advisors.map(({ id, fullName }) => ({ value: id, label: fullName })),
        ...(isOther ? [{ value: advisor, label: 'One advisor' }] : []),
      ]}
      value={advisor ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...search, advisor: value === '' ? undefined : value })
      }
    />
  )
}
