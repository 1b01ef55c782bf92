import type { FindFilters } from '@bearings/domain/matching/finding/filters'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { Button, Stack } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { query } from '#platform/api.ts'
import { useToday } from '#platform/use-today.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { FindSearch } from './find-search.ts'
import { finding } from './finding-query.ts'
import { LabelChips } from './label-chips.tsx'
import { PlacedAgainst } from './placed-against.tsx'
import { Results, type ResultsHandle } from './results.tsx'
import { SearchField } from './search-field.tsx'
import { Sources } from './sources.tsx'
import { useAddFound } from './use-add-found.ts'
import { useFind } from './use-find.ts'
import { useHome } from './use-home.ts'
import { useSeeker } from './use-seeker.ts'
import classes from './find.module.css'
import resultClasses from './results.module.css'

/** Find schools: the whole catalog, placed against the student, in this browser. */
export function FindPage({ search }: { search: FindSearch }) {
  const { data: file } = useSuspenseQuery(finding)
  const { data: entries = [] } = useQuery(query('GET /schools/list'))
  const today = useToday()
  const [home, setHome] = useHome()
  const seeker = useSeeker(home)
  const navigate = useNavigate()
  const results = useRef<ResultsHandle>(null)
  const { mutate: addFound } = useAddFound()

  const found = useFind(file, { search, seeker, today, isTaught: null })
  const listed = useMemo(
    () => new Set(entries.flatMap(({ unitid }) => (unitid === null ? [] : [unitid]))),
    [entries],
  )
  const known = useMemo(
    () => ({
      home,
      onHome: setHome,
      hasIncome: seeker.incomeBracket !== null,
      faiths: faithsOf(file.colleges),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setter keeps what it does.
    [home, seeker.incomeBracket, file],
  )

  const go = (next: FindSearch) => void navigate({ to: '/schools/find', search: next, replace: true })
  const change = (changes: FindFilters & Pick<FindSearch, 'q' | 'sort'>) => go({ ...search, ...changes })
  const clear = () => go({ q: search.q, sort: search.sort })
  const add = useCallback(({ college }: PlacedCollege) => addFound({ unitid: college.unitid }), [addFound])

  return (
    <Stack gap="md" className={classes.page}>
      <PageHeader title="Find schools" about={<PlacedAgainst applicant={seeker.applicant} />}>
        <SearchField
          value={search.q ?? ''}
          count={file.colleges.length}
          onChange={(q) => change({ q })}
          onDown={() => results.current?.focusFirst()}
        />
      </PageHeader>
      <LabelChips found={found} chosen={search.labels ?? []} onChange={(labels) => change({ labels })} />
      <FilterBar
        search={search}
        known={known}
        count={found.results.length}
        onChange={change}
        onSort={(sort) => change({ sort })}
        onClear={clear}
      />
      <output className={classes.unseen}>
        {found.results.length === 1
          ? '1 college'
          : `${found.results.length.toLocaleString('en-US')} colleges`}
      </output>
      {found.results.length === 0 ? (
        <EmptyState
          icon={IconSearch}
          title="Nothing here yet"
          action={
            <Button variant="default" onClick={() => go({})}>
              Show all
            </Button>
          }
        >
          No college has all that you ask for. Colleges that do not report a figure are left out of a filter
          on it.
        </EmptyState>
      ) : (
        <div className={resultClasses.card}>
          <div className={resultClasses.head} aria-hidden>
            <span>School</span>
            <span>SAT middle 50%{seeker.applicant.sat !== null && ' and you'}</span>
            <span className={resultClasses.right}>Admits</span>
            <span className={resultClasses.right}>Net price</span>
            <span>For you</span>
            <span />
          </div>
          <Results
            ref={results}
            results={found.results}
            applicant={seeker.applicant}
            listed={listed}
            onAdd={add}
          />
          <Sources sources={file.sources} />
        </div>
      )}
    </Stack>
  )
}

function faithsOf(colleges: readonly { religiousAffiliation: string | null }[]): string[] {
  const faiths = colleges.flatMap(({ religiousAffiliation }) => religiousAffiliation ?? [])
  return [...new Set(faiths)].toSorted()
}
