import { VisuallyHidden } from '@mantine/core'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Names the tab after the page, and tells screen readers when another page has come. */
export function PageAnnouncer() {
  const title = useMatches({
    select: (matches) => {
      if (matches.some(({ status, _notFound }) => _notFound || status === 'notFound')) {
        return 'Page Not Found · Bearings'
      }
      return matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title)?.title ?? 'Bearings'
    },
  })
  const region = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    document.title = title
    // Written past React: the region has to be there, empty, before something is said in it.
    region.current!.textContent = title
  }, [title])

  return <VisuallyHidden aria-live="polite" ref={region} />
}
