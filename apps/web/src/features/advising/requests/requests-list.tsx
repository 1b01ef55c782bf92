import type { RequestStatus } from '@bearings/domain/advising/options'
import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { Group } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { LoadError } from '#ui/load-error.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { RosterSkeleton } from '../students/students-skeleton.tsx'

type Props = {
  status?: RequestStatus
  /** Shown when there are no requests. */
  empty: ReactNode
  children: (requests: AdvisorRequest[]) => ReactNode
}

/** Requests page by page, the newest first, with loading, error and empty states. */
export function RequestsList({ status, empty, children }: Props) {
  const pages = useInfiniteQuery(pagesOf('GET /advising/requests', status ? { status } : {}))
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
