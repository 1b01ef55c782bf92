import type { Role } from '@bearings/domain/actor'
import { chosenTypesOf, type NotificationType } from '@bearings/domain/notifications/options'
import { NativeSelect } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { typeNames } from '../words.ts'
import type { NotificationsSearch } from './notifications-search.ts'
import chips from '../../../ui/filter-chip.module.css'
import classes from './notifications-page.module.css'

type Props = { role: Role; search: NotificationsSearch }

/** Which notifications are shown; the address keeps it. */
export function Filters({ role, search }: Props) {
  const navigate = useNavigate()
  const types: readonly NotificationType[] = [...chosenTypesOf[role], 'system']

  return (
    <div className={classes.filters}>
      <nav aria-label="Filter" className={chips.chips}>
        <Chip search={{ type: search.type }} name="All" />
        <Chip search={{ type: search.type, unread: true }} name="Unread" />
      </nav>
      <NativeSelect
        aria-label="Kind"
        value={search.type ?? ''}
        data={[
          { value: '', label: 'All kinds' },
          ...types.map((type) => ({ value: type, label: typeNames[type] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          void navigate({
            to: '/notifications',
            search: { ...search, type: types.find((type) => type === value) },
            replace: true,
          })
        }
      />
    </div>
  )
}

function Chip({ search, name }: { search: NotificationsSearch; name: string }) {
  return (
    <Link
      to="/notifications"
      search={search}
      replace
      className={chips.chip}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {name}
    </Link>
  )
}
