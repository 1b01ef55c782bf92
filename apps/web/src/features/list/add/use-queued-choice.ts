import { useEffect, useState } from 'react'

type Search<T> = { found?: readonly T[] | undefined; isSettled: boolean }

/**
 * Returns a function that chooses the first match for a text once the matches have arrived: somebody who types
 * fast presses Enter before. Typing on takes it back.
 */
export function useQueuedChoice<T>(text: string, search: Search<T>, onChoose: (first: T) => void) {
  const [queued, setQueued] = useState<string | null>(null)
  const { found, isSettled } = search
  if (queued !== null && queued !== text) setQueued(null)
  const isDue = queued === text && isSettled

  useEffect(() => {
    if (!isDue) return
    setQueued(null)
    if (found?.[0] !== undefined) onChoose(found[0])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once the matches are there, and not again.
  }, [isDue])

  return () => setQueued(text)
}
