import { useState } from 'react'
import { firstSpoken, nextSpoken, type Spoken } from './spoken.ts'

/**
 * Returns the `aria-live` of the element that says whether a text is saved, so that screen readers read aloud
 * only what lasts and is news.
 */
export function useSpoken(words: string): Spoken['live'] {
  const [spoken, setSpoken] = useState(() => firstSpoken(words))
  if (spoken.shown === words) return spoken.live
  const next = nextSpoken(spoken, words)
  setSpoken(next)
  return next.live
}
