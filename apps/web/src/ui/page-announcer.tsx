import { say } from '@bearings/domain/say'
import { VisuallyHidden } from '@mantine/core'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Sets the tab's title to the page's, and announces page changes to screen readers. */
export function PageAnnouncer() {
  const title = useMatches({
    select: (matches) => {
      if (matches.some(({ status, _notFound }) => _notFound || status === 'notFound')) {
        return `${say('Page Not Found')} · Bearings`
      }
      return matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title)?.title ?? 'Bearings'
    },
  })
  const region = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    document.title = title
    // Set outside React, because a live region has to exist, empty, before its text changes.
    region.current!.textContent = title
  }, [title])

  return <VisuallyHidden aria-live="polite" ref={region} />
}
