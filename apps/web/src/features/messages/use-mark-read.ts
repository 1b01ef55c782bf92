import type { Thread } from '@bearings/domain/messages/schema'
import { useDocumentVisibility } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { mutation } from '#platform/queries/api.ts'
import { retryWhenReachable } from '#platform/reachability.ts'

/** Marks a thread as read up to the last message that is shown, while the reader looks at it. */
export function useMarkRead(personId: string, thread: Thread | undefined): void {
  const marked = useRef<string>(undefined)
  const { mutate } = useMutation({
    ...mutation('POST /messages/threads/{personId}/read'),
    retry: retryWhenReachable,
    onError: () => (marked.current = undefined),
  })
  const isLookedAt = useDocumentVisibility() === 'visible'
  const upTo = thread?.isUnread ? thread.messages.findLast(({ isMine }) => !isMine)?.createdAt : undefined
  useEffect(() => {
    if (!isLookedAt || upTo === undefined || marked.current === upTo) return
    marked.current = upTo
    mutate({ personId, upTo })
  }, [isLookedAt, upTo, personId, mutate])
}
