import type { FindableCollege } from '@bearings/domain/schools/find/schema'
import { useEffect, useRef, useState } from 'react'
import type { Asked, Found } from './name-search.worker.ts'

/** Who was found for what was typed: the colleges' numbers with their rank. */
export type NameSearch = { q: string; ranks: ReadonlyMap<number, number> }

/**
 * Finds colleges by name, short name and place as the search of the catalog does, beside the page: making the index takes
 * longer than a frame. `null` while nothing is typed; while an answer is on its way, the one before it.
 */
export function useNameSearch(colleges: readonly FindableCollege[], q: string): NameSearch | null {
  const [answer, setAnswer] = useState<NameSearch | null>(null)
  const worker = useRef<Worker | null>(null)
  const asked = useRef({ number: 0, q: '' })
  const typed = q.trim()
  const isNeeded = typed !== ''

  useEffect(() => {
    if (!isNeeded) return
    const search = new Worker(new URL('./name-search.worker.ts', import.meta.url), { type: 'module' })
    search.addEventListener('message', ({ data }: MessageEvent<Found>) => {
      if (data.number !== asked.current.number) return
      const ranks = new Map(data.found.map((at, rank) => [colleges[at]!.unitid, rank]))
      setAnswer({ q: asked.current.q, ranks })
    })
    search.postMessage({ colleges: colleges.map(searchable) } satisfies Asked)
    worker.current = search
    return () => {
      worker.current = null
      search.terminate()
    }
  }, [colleges, isNeeded])

  useEffect(() => {
    if (!isNeeded) return
    asked.current = { number: asked.current.number + 1, q: typed }
    worker.current?.postMessage({ number: asked.current.number, q: typed } satisfies Asked)
  }, [typed, isNeeded, colleges])

  return isNeeded ? answer : null
}

function searchable(college: FindableCollege) {
  return {
    names: college.federalName === null ? [college.name] : [college.name, college.federalName],
    aliases: college.aliases,
    city: college.city,
    state: college.state,
    hbcu: college.isHbcu,
    womenOnly: college.isWomens,
    undergraduates: college.undergraduates,
    admissionRate: college.admissionRate,
    yieldRate: college.yieldRate,
    level: college.level,
    control: college.control,
    distanceOnly: college.isOnlineOnly,
    isCommonApp: college.applicationSystem === 'common_app',
  }
}
