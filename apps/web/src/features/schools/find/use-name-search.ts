import type { FindableCollege } from '@bearings/domain/schools/find/schema'
import { useEffect, useMemo, useRef, useState } from 'react'
import { openNameSearch } from './name-search.ts'
import type { SearchRequest, Found } from './name-search.worker.ts'

/** Who was found for what was typed: the colleges' numbers with their rank. */
type Ranks = ReadonlyMap<number, number>
type Colleges = readonly FindableCollege[]

/**
 * Finds colleges by name, short name and place as the search of the catalog does, beside the page: making the index takes
 * longer than a frame. `null` while nothing is typed; while an answer is on its way, the one before it, or all colleges where
 * they stood there before. A page that opens with a name, or whose colleges come after it was typed, has shown none of them:
 * `'pending'`, since they would move away under the hand.
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

/** Where the code of the search did not come, such as without a network: names that hold what was typed, as they are. */
function namedLike(colleges: Colleges, typed: string): Ranks {
  const wanted = typed.toLowerCase()
  const named = colleges.filter(({ name }) => name.toLowerCase().includes(wanted))
  return new Map(named.map(({ unitid }, rank) => [unitid, rank]))
}
