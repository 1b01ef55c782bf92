import { useEffect, useState } from 'react'

/**
 * How many of so many parts are drawn by now: one more each frame, so that drawing them does not stop the page. None at
 * first, because the button that started it gets its focus back then, for which the browser lays out the page at once.
 */
export function useOneAFrame(parts: number): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn >= parts) return
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1))
    return () => cancelAnimationFrame(frame)
  }, [drawn, parts])
  return drawn
}
