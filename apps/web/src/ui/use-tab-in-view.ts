import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a row of tabs that is wider than a phone to the open tab, and again when a count widens a tab. */
export function useTabInView(tab: string, count?: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab, count])
  return list
}
