import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { NativeSelect } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type Sorting, sortingLabels, statusCounts } from './arrange.ts'
import type { ListSearch } from './list-search.ts'
import chips from '../../../ui/filter-chip.module.css'
import classes from './list-toolbar.module.css'

/** A chip is chosen when it leads to what is shown already. */
const chosen = { exact: true, includeSearch: true }

/** Which schools are shown and in which order; the address keeps both. */
export function ListToolbar({ entries, search }: { entries: ListEntry[]; search: ListSearch }) {
  const navigate = useNavigate()
  const { sort = 'name' } = search

  return (
    <div className={classes.bar}>
      <nav aria-label="Filter" className={`${chips.chips} ${classes.chips}`}>
        <Link
          to="/schools"
          search={{ ...search, status: undefined }}
          replace
          className={chips.chip}
          activeOptions={chosen}
        >
          All <span className={chips.count}>{entries.length}</span>
        </Link>
        {statusCounts(entries).map(({ status: each, count }) => (
          <Link
            key={each}
            to="/schools"
            search={{ ...search, status: each }}
            replace
            className={chips.chip}
            activeOptions={chosen}
          >
            {each} <span className={chips.count}>{count}</span>
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
            to: '/schools',
            search: { ...search, sort: currentTarget.value as Sorting },
            replace: true,
          })
        }
      />
    </div>
  )
}
