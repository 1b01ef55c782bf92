import { type Source, sources } from '@bearings/domain/deadlines/options'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { NativeSelect, Switch } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { FilterChips } from '#ui/filter-chips.tsx'
import { countsBySource, type LocalTime, schoolsOf } from './arrange.ts'
import type { DeadlinesSearch } from './deadlines-search.ts'
import { sourceNames } from './source-icon.tsx'
import classes from './filters.module.css'

type Props = { deadlines: readonly Deadline[]; search: DeadlinesSearch; here: LocalTime }

/** The filters of the dates. The URL keeps them. */
export function Filters({ deadlines, search, here }: Props) {
  const navigate = useNavigate()
  const { all, bySource } = countsBySource(deadlines, search, here)
  const schools = schoolsOf(deadlines)
  const show = (changes: DeadlinesSearch) =>
    void navigate({ to: '/deadlines', search: { ...search, ...changes }, replace: true })
  const chip = (name: string, source: Source | undefined, count: number) =>
    ({ to: '/deadlines', search: { ...search, source }, name, count }) as const

  return (
    <FilterChips
      chips={[
        chip('All', undefined, all),
        ...sources
          .filter((source) => bySource.has(source) || source === search.source)
          .map((source) => chip(sourceNames[source], source, bySource.get(source) ?? 0)),
      ]}
    >
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
          label="Late only"
          checked={search.late === true}
          onChange={({ currentTarget }) => show({ late: currentTarget.checked || undefined })}
        />
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
    </FilterChips>
  )
}

/** Clears the filter for tests when tests are hidden, because together they would match nothing. */
function withoutTests({ source }: DeadlinesSearch, tests: boolean): DeadlinesSearch {
  return !tests && source === 'test' ? { source: undefined } : {}
}
