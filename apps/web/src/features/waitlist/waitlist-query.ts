import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'

const pageSize = 50

export function waitlistPages() {
  return infiniteQueryOptions({
    queryKey: ['GET /waitlist', 'pages'] as const,
    queryFn: ({ pageParam }) => call('GET /waitlist', { page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
  })
}
