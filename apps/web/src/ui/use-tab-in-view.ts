import { type RefObject, useEffect, useRef } from 'react'

/** For a list of tabs that is wider than a phone: scrolls to the one that is open, again when a count in a tab widens it. */
export function useTabInView(tab: string, count?: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab, count])
  return list
}
