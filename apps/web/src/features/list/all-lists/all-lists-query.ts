import type { ListStatus } from '@bearings/domain/list/schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'

export function allLists({ q, status }: { q?: string | undefined; status?: ListStatus | undefined }) {
  return infiniteQueryOptions({
    queryKey: ['GET /schools/all-lists', { q, status }],
    queryFn: ({ pageParam }) => call('GET /schools/all-lists', { q, status, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
