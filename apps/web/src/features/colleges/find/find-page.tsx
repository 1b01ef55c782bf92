import { type WhatIf as Tried } from '@bearings/domain/matching/applicant-of'
import { bestScore } from '@bearings/domain/matching/concordance'
import { type FindFilters, noFaith } from '@bearings/domain/matching/finding/filters'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import { counted } from '@bearings/domain/words'
import { Button, Stack, Text } from '@mantine/core'
import { IconMap2, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useAddFound } from '#colleges/adding/use-add-school.ts'
import { useMatchingInputs } from '#colleges/matching/use-matching-inputs.ts'
import { priceName } from '#colleges/price-words.ts'
import { useHome } from '#colleges/use-home.ts'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { FindSearch } from './find-search.ts'
import { ResultsSkeleton } from './find-skeleton.tsx'
import { LabelChips } from './label-chips.tsx'
import { MarkedBar } from './marked-bar.tsx'
import { PlacedAgainst } from './placed-against.tsx'
import { Results, type ResultsHandle } from './results.tsx'
import { SavedSearches } from './saved-searches.tsx'
import { SearchField } from './search-field.tsx'
import { Sources } from './sources.tsx'
import { useFind } from './use-find.ts'
import { useMarked } from './use-marked.ts'
import { usePlacedColleges } from './use-placed-colleges.ts'
import { useBeforeMajor, useTaught } from './use-taught.ts'
import classes from './find.module.css'
import resultClasses from './results.module.css'

const ResultsMap = lazyComponent(() => import('./results-map.tsx'), 'ResultsMap')
const WhatIfPanel = lazyComponent(() => import('#colleges/matching/what-if.tsx'), 'WhatIfPanel')

/** Find Schools: the whole catalog with the student's odds and labels, all computed in this browser. */
export function FindPage({ search }: { search: FindSearch }) {
  usePreload(WhatIfPanel.load)
  usePreload(ResultsMap.load)
  const { data: entries = [] } = useQuery(query('GET /schools/list'))
  const today = useToday()
  const [home, setHome] = useHome()
  const [isMap, setMap] = useState(false)
  const [isTrying, setTrying] = useState(false)
  const [whatIf, setWhatIf] = useState<Tried>({})
  // Deferred, so that a slider stays responsive while the odds at three thousand colleges are recomputed.
  const tried = useDeferredValue(whatIf)
  const matchingInputs = useMatchingInputs(home, tried)
  const { homeState, country } = matchingInputs
  const asker = { country, isFromAbroad: matchingInputs.applicant.isFromAbroad }
  const isFromAbroad = appliesFromAbroad(asker)
  const navigate = useNavigate()
  const results = useRef<ResultsHandle>(null)
  const { mutate: addFound } = useAddFound()
  const marked = useMarked()

  // Deferred, too: the filters show at once what was pressed, and the colleges follow.
  const asked = useDeferredValue(search)
  const isHomeKnown = home !== null
  const filter = useMemo(() => (isHomeKnown ? asked : withoutDistance(asked)), [asked, isHomeKnown])
  const isTaught = useTaught(filter.major)
  const { file, placed, isPart } = usePlacedColleges({ matchingInputs, today, isTaught })
  const found = useFind(file, { placed, search: filter, today, isTaught, isPart })
  const count = isPart && !found.isSearching ? file.count : found.results.length
  const listed = useMemo(
    () => new Set(entries.flatMap(({ unitid }) => (unitid === null ? [] : [unitid]))),
    [entries],
  )
  const known = useMemo(
    () => ({
      home,
      onHome: setHome,
      hasIncome: matchingInputs.incomeBracket !== null,
      hasHome: homeState !== null || Boolean(country) || isFromAbroad === true,
      isFromAbroad: isFromAbroad === true,
      faiths: isPart ? null : faithsOf(file.colleges),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setter always does the same.
    [home, matchingInputs.incomeBracket, homeState, country, isFromAbroad, file, isPart],
  )

  const show = (next: FindSearch) => void navigate({ to: '/schools/find', search: next, replace: true })
  const beforeMajor = useBeforeMajor()
  const go = (next: FindSearch) => (next.major === undefined ? show(next) : beforeMajor(() => show(next)))
  const change = (changes: FindFilters & Pick<FindSearch, 'q' | 'sort'>) => go({ ...search, ...changes })
  const clear = () => go({ q: search.q, sort: search.sort })
  const add = useCallback(({ college }: PlacedCollege) => addFound({ unitid: college.unitid }), [addFound])

  return (
    <Stack gap="md" maw="var(--width-wide)">
      <PageHeader
        title="Find Schools"
        about={
          <PlacedAgainst
            applicant={matchingInputs.applicant}
            isTried={Object.keys(tried).length > 0}
            lacksState={!known.hasHome}
          />
        }
      >
        <div className={`row gap-2 ${classes.tools}`}>
          <button
            type="button"
            className="pill"
            aria-expanded={isTrying}
            data-chosen={isTrying || undefined}
            onClick={() => {
              setWhatIf({})
              setTrying(!isTrying)
            }}
          >
            What if…
          </button>
          <SearchField
            value={search.q ?? ''}
            count={file.count}
            onChange={(q) => change({ q })}
            onDown={() => results.current?.focusFirst()}
          />
        </div>
      </PageHeader>
      <Suspense>
        {isTrying && (
          <WhatIfPanel
            applicant={{ ...matchingInputs.applicant, ...whatIf }}
            whatIf={whatIf}
            onChange={setWhatIf}
            onClose={() => setTrying(false)}
          />
        )}
      </Suspense>
      <LabelChips found={found} chosen={search.labels ?? []} onChange={(labels) => change({ labels })} />
      <FilterBar
        search={search}
        known={known}
        count={count}
        onChange={change}
        onSort={(sort) => change({ sort })}
        onClear={clear}
      >
        <button type="button" className="pill" aria-pressed={isMap} onClick={() => setMap(!isMap)}>
          <Icon of={IconMap2} size={16} />
          Map
        </button>
        <SavedSearches search={search} onOpen={go} />
      </FilterBar>
      {!isHomeKnown && (search.within !== undefined || search.sort === 'distance') && (
        <Text size="sm">
          Enter your ZIP code among the filters. Until then, the distance from home is left out.
        </Text>
      )}
      <output className="unseen">{found.isSearching ? 'Searching…' : counted(count, 'college')}</output>
      {found.isSearching || (isMap && isPart) ? (
        <ResultsSkeleton />
      ) : found.results.length === 0 ? (
        <EmptyState
          icon={IconSearch}
          title="Nothing here yet"
          action={
            <Button variant="default" onClick={() => go({})}>
              Show all
            </Button>
          }
        >
          No college matches all of these filters. Colleges that do not report a figure are left out when you
          filter by it.
        </EmptyState>
      ) : isMap ? (
        <Suspense>
          <ResultsMap
            results={found.results}
            onState={(state) => change({ states: [state], regions: undefined })}
          />
        </Suspense>
      ) : (
        <div className="panel">
          <div className={`column-label stack items-center unbroken ${resultClasses.head}`} aria-hidden>
            <span>School</span>
            <span>SAT middle 50%{bestScore(matchingInputs.applicant) !== null && ' and you'}</span>
            <span className="align-right">Admits</span>
            <span className="align-right">{priceName(asker)}</span>
            <span>For you</span>
            <span />
          </div>
          <Results
            ref={results}
            results={found.results}
            count={count}
            applicant={matchingInputs.applicant}
            listed={listed}
            marked={marked}
            onAdd={add}
          />
          <Sources sources={file.sources} />
        </div>
      )}
      <MarkedBar marked={marked} colleges={file.colleges} listed={listed} />
    </Stack>
  )
}

/** The search without what it asks of the distance from home, which is unknown without a ZIP code. */
function withoutDistance({ within: _within, sort, ...others }: FindSearch): FindSearch {
  return { ...others, sort: sort === 'distance' ? undefined : sort }
}

function faithsOf(colleges: readonly { religiousAffiliation: string | null }[]): string[] {
  const faiths = colleges.flatMap(({ religiousAffiliation }) => religiousAffiliation ?? [])
  return [noFaith, ...new Set(faiths.toSorted())]
}
