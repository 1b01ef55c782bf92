import { useEffect, useRef } from 'react'

/** Tells whether a component is still shown when work ends that goes on without it, and has to say so elsewhere. */
export function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  return isShown
}
