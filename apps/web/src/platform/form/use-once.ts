import { useRef } from 'react'

/** Sends once: the second click of a double one comes before the page shows that the first was taken. */
export function useOnce() {
  const isUnderWay = useRef(false)

  return {
    /** Whether this is the first, which then is under way until `end`. */
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
