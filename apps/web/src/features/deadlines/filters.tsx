import { type Source, sources } from '@bearings/domain/deadlines/options'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { NativeSelect, Switch } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { countsBySource, schoolsOf } from './arrange.ts'
import type { DeadlinesSearch } from './deadlines-search.ts'
import { sourceNames } from './source-icon.tsx'
import chips from '../../ui/filter-chip.module.css'
import classes from './filters.module.css'

type Props = { deadlines: readonly Deadline[]; search: DeadlinesSearch }

/** Which dates are shown; the address keeps it. */
export function Filters({ deadlines, search }: Props) {
  const navigate = useNavigate()
  const { all, bySource } = countsBySource(deadlines, search)
  const schools = schoolsOf(deadlines)
  const show = (changes: DeadlinesSearch) =>
    void navigate({ to: '/deadlines', search: { ...search, ...changes }, replace: true })

  return (
    <div className={`${classes.bar} no-print`}>
      <nav aria-label="Filter" className={chips.chips}>
        <SourceChip search={search} name="All" count={all} />
        {sources
          .filter((source) => bySource.has(source) || source === search.source)
          .map((source) => (
            <SourceChip
              key={source}
              search={search}
              source={source}
              name={sourceNames[source]}
              count={bySource.get(source) ?? 0}
            />
          ))}
      </nav>
      <div className={classes.choices}>
        {schools.length > 0 && (
          <NativeSelect
            aria-label="School"
            className={classes.school}
            value={search.school ?? ''}
            data={[
              { value: '', label: 'All schools' },
              ...schools.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget }) => show({ school: currentTarget.value || undefined })}
          />
        )}
        <Switch
          label="Show done"
          checked={search.done === true}
          onChange={({ currentTarget }) => show({ done: currentTarget.checked || undefined })}
        />
        <Switch
          label="SAT and ACT dates"
          checked={search.tests !== false}
          onChange={({ currentTarget }) =>
            show({
              tests: currentTarget.checked ? undefined : false,
              ...withoutTests(search, currentTarget.checked),
            })
          }
        />
      </div>
    </div>
  )
}

/** Nothing would be left of tests only. */
function withoutTests({ source }: DeadlinesSearch, tests: boolean): DeadlinesSearch {
  return !tests && source === 'test' ? { source: undefined } : {}
}

type ChipProps = { search: DeadlinesSearch; source?: Source; name: string; count: number }

function SourceChip({ search, source, name, count }: ChipProps) {
  return (
    <Link
      to="/deadlines"
      search={{ ...search, source }}
      replace
      className={chips.chip}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {name} <span className={chips.count}>{count}</span>
    </Link>
  )
}
