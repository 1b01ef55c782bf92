import type { Role } from '@bearings/domain/actor'
import { chosenTypesOf, type NotificationType } from '@bearings/domain/notifications/options'
import { say, translated } from '@bearings/domain/say'
import { NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { FilterChips } from '#ui/filter-chips.tsx'
import { typeNames } from '../words.ts'
import type { NotificationsSearch } from './notifications-search.ts'

type Props = { role: Role; search: NotificationsSearch }

/** The filters of the notifications. The URL keeps them. */
export function Filters({ role, search }: Props) {
  const navigate = useNavigate()
  const types: readonly NotificationType[] = [...chosenTypesOf[role], 'system']

  return (
    <FilterChips
      chips={[
        { to: '/notifications', search: { type: search.type, unread: undefined }, name: say('All') },
        { to: '/notifications', search: { type: search.type, unread: true }, name: say('Unread') },
      ]}
    >
      <NativeSelect
        aria-label={say('Kind')}
        value={search.type ?? ''}
        data={[
          { value: '', label: say('All kinds') },
          ...types.map((type) => ({ value: type, label: translated(typeNames[type]) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          void navigate({
            to: '/notifications',
            search: { ...search, type: types.find((type) => type === value) },
            replace: true,
          })
        }
      />
    </FilterChips>
  )
}
