import { useEffect, useState } from 'react'
import { compareWords, type Part } from './compare-words.ts'

/** Compares two texts by words. Returns `null` until the comparison is done. */
export function useComparison(one: string | undefined, other: string): Part[] | null {
  const [compared, setCompared] = useState<{ one: string; other: string; parts: Part[] } | null>(null)

  useEffect(() => {
    if (one === undefined) return
    let isWanted = true
    void compareWords(one, other).then((parts) => {
      if (isWanted) setCompared({ one, other, parts })
    })
    return () => {
      isWanted = false
    }
  }, [one, other])

  return compared && compared.one === one && compared.other === other ? compared.parts : null
}
