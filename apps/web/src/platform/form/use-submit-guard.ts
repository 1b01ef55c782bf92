import { useRef } from 'react'

/**
 * Prevents a second submission: the second click of a double click comes before the page shows that the first
 * was taken.
 */
export function useSubmitGuard() {
  const isUnderWay = useRef(false)

  return {
    /** Returns whether this is the first call. Until `end`, later calls return `false`. */
    begin() {
      if (isUnderWay.current) return false
      isUnderWay.current = true
      return true
    },
    end() {
      isUnderWay.current = false
    },
  }
}
