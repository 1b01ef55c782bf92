import type { RequestStatus } from '@bearings/domain/advising/options'
import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { Group } from '@mantine/core'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#platform/queries/api.ts'
import { LoadError } from '#ui/load-error.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { RosterSkeleton } from '../students/students-skeleton.tsx'

type Props = {
  status?: RequestStatus
  /** Shown when there are no requests. */
  empty: ReactNode
  children: (requests: AdvisorRequest[]) => ReactNode
}

/** Requests page by page, with loading, error and empty states. */
export function RequestsList({ status, empty, children }: Props) {
  const pages = useInfiniteQuery(requestPages(status))
  const { data, error, refetch } = pages
  if (!data && error) return <LoadError title="Error loading requests" error={error} onRetry={refetch} />
  if (!data) return <RosterSkeleton />
  const requests = data.pages.flatMap((page) => page.requests)
  if (requests.length === 0) return empty

  return (
    <>
      {children(requests)}
      {pages.hasNextPage && (
        <Group justify="center" p="md">
          <NextPageButton pages={pages}>Show more</NextPageButton>
        </Group>
      )}
    </>
  )
}

/** Returns requests page by page, newest first: all, or those of one status. */
function requestPages(status?: RequestStatus) {
  return infiniteQueryOptions({
    queryKey: ['GET /advising/requests', 'pages', { status }],
    queryFn: ({ pageParam }) =>
      call('GET /advising/requests', { ...(status && { status }), ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
