import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { groupsQuery } from './groups-query.ts'

type Props = { value: string | undefined; onChange: (group: string | undefined) => void }

/** The select for the group that the roster shows, once there is a group. */
export function GroupFilter({ value, onChange }: Props) {
  const { data: groups = [], isPending } = useQuery(groupsQuery)
  if (groups.length === 0 && value === undefined) return null
  return (
    <NativeSelect
      aria-label="Group"
      w={{ base: '100%', xs: 220 }}
      value={value ?? ''}
      data={[
        { value: '', label: 'All groups' },
        ...groups.map(({ id, name, students }) => ({ value: id, label: `${name} (${students})` })),
        ...(value !== undefined && !groups.some(({ id }) => id === value)
          ? [{ value, label: isPending ? 'One group' : 'Deleted group' }]
          : []),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  )
}
