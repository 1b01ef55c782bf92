import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import type { AuditSearch } from './audit-search.ts'

export function auditPages(search: AuditSearch) {
  return infiniteQueryOptions({
    queryKey: ['GET /audit-log', 'pages', search] as const,
    queryFn: ({ pageParam }) => call('GET /audit-log', { ...search, after: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
