import { createContext, useCallback, useContext, useEffect, useState } from 'react'

/** Tells the dialog below that one more dialog is open above it, or one less. */
const Below = createContext<(change: 1 | -1) => void>(() => {})

export const DialogsAbove = Below.Provider

/**
 * Counts the open dialogs above this one, and counts this one for the dialog below while it is open. Escape
 * closes only the topmost.
 */
export function useDialogsAbove(opened: boolean) {
  const tellBelow = useContext(Below)
  const [above, setAbove] = useState(0)
  useEffect(() => {
    if (!opened) return
    tellBelow(1)
    return () => tellBelow(-1)
  }, [opened, tellBelow])
  const onAbove = useCallback((change: 1 | -1) => setAbove((count) => count + change), [])
  return { isTopmost: above === 0, onAbove }
}
