import { statusLabels } from '@bearings/domain/essays/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { NativeSelect } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type Sorting, sortingLabels, statusCounts } from './arrange.ts'
import type { EssaysSearch } from './essays-search.ts'
import chips from '../../../ui/filter-chip.module.css'
import classes from './essays-toolbar.module.css'

/** A chip is chosen when it leads to what is shown already. */
const chosen = { exact: true, includeSearch: true }

/** Which essays are shown and in which order; the address keeps both. */
export function EssaysToolbar({ essays, search }: { essays: EssaySummary[]; search: EssaysSearch }) {
  const navigate = useNavigate()
  const { sort = 'deadline' } = search

  return (
    <div className={classes.bar}>
      <nav aria-label="Filter" className={chips.chips}>
        <Link
          to="/essays"
          search={{ ...search, status: undefined }}
          replace
          className={chips.chip}
          activeOptions={chosen}
        >
          All <span className={chips.count}>{essays.length}</span>
        </Link>
        {statusCounts(essays).map(({ status, count }) => (
          <Link
            key={status}
            to="/essays"
            search={{ ...search, status }}
            replace
            className={chips.chip}
            activeOptions={chosen}
          >
            {statusLabels[status]} <span className={chips.count}>{count}</span>
          </Link>
        ))}
      </nav>
      <NativeSelect
        aria-label="Sort by"
        className={classes.sort}
        value={sort}
        data={Object.entries(sortingLabels).map(([value, label]) => ({ value, label: `Sort: ${label}` }))}
        onChange={({ currentTarget }) =>
          void navigate({
            to: '/essays',
            search: { ...search, sort: currentTarget.value as Sorting },
            replace: true,
          })
        }
      />
    </div>
  )
}
