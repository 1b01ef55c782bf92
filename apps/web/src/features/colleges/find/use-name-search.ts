import type { FindableCollege } from '@bearings/domain/colleges/find/schema'
import { useEffect, useMemo, useRef, useState } from 'react'
import { openNameSearch } from '#colleges/search/name-search.ts'
import type { SearchRequest, Found } from '#colleges/search/name-search.worker.ts'

/** The federal numbers of the colleges found, with their ranks. */
type Ranks = ReadonlyMap<number, number>
type Colleges = readonly FindableCollege[]

/**
 * Finds colleges by name, short name and place with the same search as the catalog's, in a worker, because
 * building the index takes longer than a frame. Returns `null` while nothing is typed. While a result is in
 * progress, returns the previous one, or `null` if all colleges were shown before. If none were shown,
 * because the page opened with a name or loaded its colleges after one was typed, returns `'pending'`,
 * because rows would otherwise move away under the pointer.
 */
export function useNameSearch(colleges: Colleges, q: string): Ranks | 'pending' | null {
  const [found, setFound] = useState<{ among: Colleges; ranks: Ranks } | null>(null)
  const worker = useRef<Worker | null>(null)
  const lastNumber = useRef(0)
  const typed = q.trim()
  const isNeeded = typed !== ''
  const [shownWhole, setShownWhole] = useState<Colleges | null>(null)
  if (!isNeeded && shownWhole !== colleges) setShownWhole(colleges)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isNeeded) return
    const search = openNameSearch(colleges)
    search.addEventListener('message', ({ data }: MessageEvent<Found>) => {
      if (data.number !== lastNumber.current) return
      const ranks = new Map(data.found.map((at, rank) => [colleges[at]!.unitid, rank]))
      setFound({ among: colleges, ranks })
    })
    search.addEventListener('error', () => setFailed(true))
    worker.current = search
    return () => {
      worker.current = null
      search.terminate()
      setFound(null)
    }
  }, [colleges, isNeeded])

  useEffect(() => {
    if (!isNeeded) return
    lastNumber.current++
    worker.current?.postMessage({ number: lastNumber.current, q: typed } satisfies SearchRequest)
  }, [typed, isNeeded, colleges])

  const plain = useMemo(() => (hasFailed ? namedLike(colleges, typed) : null), [hasFailed, colleges, typed])
  if (!isNeeded) return null
  if (plain) return plain
  if (found?.among === colleges) return found.ranks
  return shownWhole === colleges ? null : 'pending'
}

/**
 * Finds names that contain the text: the fallback if the search code could not be loaded, for example
 * offline.
 */
function namedLike(colleges: Colleges, typed: string): Ranks {
  const wanted = typed.toLowerCase()
  const named = colleges.filter(({ name }) => name.toLowerCase().includes(wanted))
  return new Map(named.map(({ unitid }, rank) => [unitid, rank]))
}
