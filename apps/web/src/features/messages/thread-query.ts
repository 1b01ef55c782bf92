import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'

/** Returns what the reader and this person wrote to each other, the latest page first. */
export function threadPages(personId: string) {
  return infiniteQueryOptions({
    queryKey: ['GET /messages/threads/{personId}', { personId }, 'pages'] as const,
    queryFn: ({ pageParam: before }) => call('GET /messages/threads/{personId}', { personId, before }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ earlier }) => earlier ?? undefined,
  })
}

/** Returns the reader's threads, those with something unread first. */
export function threadListPages() {
  return infiniteQueryOptions({
    queryKey: ['GET /messages/threads', 'pages'] as const,
    queryFn: ({ pageParam: after }) => call('GET /messages/threads', { after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
