import type { FindableCollege } from '@bearings/domain/colleges/find/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { finding } from '#colleges/search/finding-query.ts'
import { openNameSearch } from '#colleges/search/name-search.ts'
import type { SearchRequest, Found } from '#colleges/search/name-search.worker.ts'

/**
 * The colleges that each name may mean, the likeliest first. A name that is missing is still being looked up.
 */
type Matches = ReadonlyMap<string, readonly FindableCollege[]>

/** The most matches per name, few enough to choose from at a glance. */
const mostMatches = 4
const none: Matches = new Map()

/** Looks up each name among all colleges in this browser, with the same search as Find Schools. */
export function usePastedMatches(names: readonly string[]): { matches: Matches; hasFailed: boolean } {
  const { data: file, isError } = useQuery({ ...finding, throwOnError: false })
  const [matches, setMatches] = useState(none)
  const [hasBroken, setBroken] = useState(false)
  const search = useRef<Worker | null>(null)
  const searchedNames = useRef<string[]>([])

  useEffect(() => {
    if (!file) return
    const worker = openNameSearch(file.colleges)
    worker.addEventListener('message', ({ data: { number, found } }: MessageEvent<Found>) => {
      const colleges = found.slice(0, mostMatches).map((at) => file.colleges[at]!)
      setMatches((before) => new Map(before).set(searchedNames.current[number]!, colleges))
    })
    worker.addEventListener('error', () => setBroken(true))
    search.current = worker
    searchedNames.current = []
    return () => {
      worker.terminate()
      search.current = null
      setMatches(none)
    }
  }, [file])

  useEffect(() => {
    const worker = search.current
    if (!worker) return
    for (const q of names)
      if (!searchedNames.current.includes(q))
        worker.postMessage({ number: searchedNames.current.push(q) - 1, q } satisfies SearchRequest)
  }, [names, file])

  return { matches, hasFailed: isError || hasBroken }
}
