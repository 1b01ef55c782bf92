import { type Source, sources } from '@bearings/domain/deadlines/options'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { FilterChips } from '#ui/filter-chips.tsx'
import { FilterMenu } from '#ui/filter-menu.tsx'
import { countsBySource, countsShown, type LocalTime, schoolsOf, type Shown, shownIn } from './arrange.ts'
import type { DeadlinesSearch } from './deadlines-search.ts'
import { filtersInWords } from './filters-in-words.ts'
import { sourceNames } from './source-icon.tsx'
import classes from './filters.module.css'

type Props = {
  deadlines: readonly Deadline[]
  /** The filters in the URL. */
  asked: DeadlinesSearch
  /** The same, with what the URL leaves open. */
  search: DeadlinesSearch
  here: LocalTime
}

/** The filters of the dates, in one row. The URL keeps them. */
export function Filters({ deadlines, asked, search, here }: Props) {
  const navigate = useNavigate()
  const { all, bySource } = countsBySource(deadlines, search, here)
  const schools = schoolsOf(deadlines)
  const show = (changes: DeadlinesSearch) =>
    void navigate({ to: '/deadlines', search: { ...asked, ...changes }, replace: true })
  const chip = (name: string, source: Source | undefined, count: number) =>
    ({ to: '/deadlines', search: { ...asked, source }, name, count }) as const

  return (
    <>
      <p className="only-print">
        {filtersInWords(search, schools.find(({ id }) => id === search.school)?.name)}
      </p>
      <FilterChips
        chips={[
          chip('All', undefined, all),
          ...sources
            .filter((source) => bySource.has(source) || source === search.source)
            .map((source) => chip(sourceNames[source], source, bySource.get(source) ?? 0)),
        ]}
      >
        <div className="row gap-2">
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
          <FilterMenu
            name="Show"
            counts={countsShown(deadlines, here)}
            chosen={shownIn(search)}
            onChange={(chosen) => show(searchFor(search, chosen))}
          />
        </div>
      </FilterChips>
    </>
  )
}

function searchFor({ source }: DeadlinesSearch, chosen: readonly Shown[]): DeadlinesSearch {
  const tests = chosen.includes('SAT and ACT dates')
  return {
    late: chosen.includes('Late only') || undefined,
    done: chosen.includes('Done') || undefined,
    tests,
    // The filter for tests is cleared when tests are hidden, because together they would match nothing.
    ...(!tests && source === 'test' && { source: undefined }),
  }
}
