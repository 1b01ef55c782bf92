import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isFocusLost } from '#platform/focus/is-focus-lost.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the page of a new article opens because it was just saved. */
    isJustSaved?: boolean
  }
}

/**
 * Returns the ref of the element that gets the focus after a save: the button that was pressed is disabled then,
 * because there is nothing left to save, or it went with the page of the new article. Whoever is elsewhere stays.
 */
export function useFocusWhenSaved({ isSending, isSaved }: { isSending: boolean; isSaved: boolean }) {
  const target = useRef<HTMLParagraphElement>(null)
  const isNew = useRouterState({ select: ({ location }) => location.state.isJustSaved ?? false })
  const wasSent = useRef(isNew)
  useEffect(() => {
    if (isSending) wasSent.current = true
    else if (wasSent.current && isSaved) {
      wasSent.current = false
      if (isFocusLost()) target.current?.focus({ preventScroll: true })
    }
  }, [isSending, isSaved])
  return target
}
