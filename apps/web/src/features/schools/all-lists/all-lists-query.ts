import type { ListStatus } from '@bearings/domain/schools/list/schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** All School Lists, a page after the other, each beginning where the last one ended. */
export function allLists({ q, status }: { q?: string | undefined; status?: ListStatus | undefined }) {
  return infiniteQueryOptions({
    queryKey: ['GET /schools/all-lists', { q, status }],
    queryFn: ({ pageParam }) => call('GET /schools/all-lists', { q, status, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
