import { type RefObject, useEffect, useState } from 'react'
import { type Selected, selectedIn } from './selection.ts'

/** Returns the current selection in an element; `null` if nothing in it is selected. */
export function useSelected(root: RefObject<HTMLElement | null>): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null)

  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      // At most once per frame, however often the selection changes while the pointer moves.
      frame = requestAnimationFrame(() => setSelected(root.current && selectedIn(root.current)))
    }
    document.addEventListener('selectionchange', look)
    return () => {
      document.removeEventListener('selectionchange', look)
      cancelAnimationFrame(frame)
    }
  }, [root])

  return selected
}
