import { type RefObject, useEffect, useState } from 'react'
import { type Selected, selectedIn } from './selection.ts'

/** What is selected in an element now; `null` when it is nothing, or something else on the page. */
export function useSelected(root: RefObject<HTMLElement | null>): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null)

  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      // Once a picture, however often it changes while the pointer is drawn over the text.
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
