import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every render, which does what the latest one does: parts that get it need not be drawn again. */
export function useStable<Arguments extends unknown[]>(act: (...given: Arguments) => void) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
