import {
  placeAll,
  placingAll,
  type MatchingInputs,
  type PlacedCollege,
} from '@bearings/domain/matching/finding/placed'
import { useEffect, useMemo, useState } from 'react'
import { inSlices } from '#platform/loading/in-slices.ts'
import { type LoadedColleges, useColleges } from './use-colleges.ts'

type Inputs = {
  matchingInputs: MatchingInputs
  today: string
  isTaught: ((unitid: number) => boolean) | null
}

/** All colleges, and maybe how they stand for these inputs. */
type Ready = { file: LoadedColleges; placed?: PlacedCollege[]; inputs?: Inputs }

/**
 * Returns the colleges with the student's odds. Placing all of them takes half a second on a slow phone, the
 * first time, so that happens in slices while the best-known ones are shown; after that, a hundredth.
 */
export function usePlacedColleges({ matchingInputs, today, isTaught }: Inputs) {
  const { whole, first } = useColleges()
  const [ready, setReady] = useState<Ready | null>(whole ? { file: whole } : null)
  const file = (ready?.file ?? first ?? whole)!
  useEffect(() => {
    // If the best-known ones could not be loaded, all are placed below already.
    if (!whole || file === whole) return undefined
    const leaving = new AbortController()
    const inputs = { matchingInputs, today, isTaught }
    inSlices(placingAll(whole, matchingInputs, today, isTaught), leaving.signal).then(
      (placed) => setReady({ file: whole, placed, inputs }),
      // What fails here fails again below, where the page's own error says so.
      () => leaving.signal.aborted || setReady({ file: whole }),
    )
    return () => leaving.abort()
  }, [whole, file, matchingInputs, today, isTaught])

  const placed = useMemo(() => {
    const known = ready?.inputs
    const isKnown =
      ready?.placed &&
      known?.matchingInputs === matchingInputs &&
      known.today === today &&
      known.isTaught === isTaught
    return isKnown ? ready.placed! : placeAll(file, matchingInputs, today, isTaught)
  }, [ready, file, matchingInputs, today, isTaught])
  return { file, placed, isPart: file === first }
}
