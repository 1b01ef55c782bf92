import { useCallback, useSyncExternalStore } from 'react'

let isPrinting = false

/**
 * Returns whether the media query matches, and never on paper, which shows all of a page. What is printed is laid out
 * right after `beforeprint`, before the query itself changes.
 */
export function useOnScreen(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query)
      const tellOf = ({ type }: Event) => {
        isPrinting = type === 'beforeprint'
        tell()
      }
      list.addEventListener('change', tell)
      addEventListener('beforeprint', tellOf)
      addEventListener('afterprint', tellOf)
      return () => {
        list.removeEventListener('change', tell)
        removeEventListener('beforeprint', tellOf)
        removeEventListener('afterprint', tellOf)
      }
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => !isPrinting && matchMedia(query).matches,
    () => false,
  )
}
