import { useEffect, useState } from 'react'

/** How many of so many parts are drawn by now: one more each frame, so that drawing them does not stop the page. */
export function useOneAFrame(parts: number): number {
  const [drawn, setDrawn] = useState(1)
  useEffect(() => {
    if (drawn >= parts) return
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1))
    return () => cancelAnimationFrame(frame)
  }, [drawn, parts])
  return drawn
}
