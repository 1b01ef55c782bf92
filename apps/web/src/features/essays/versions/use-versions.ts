import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#platform/queries/api.ts'

/** Reads an essay's versions page by page, newest first. */
export function useVersions(id: string) {
  const pages = useInfiniteQuery({
    queryKey: ['GET /essays/{id}/versions', { id }],
    queryFn: ({ pageParam: before }) => call('GET /essays/{id}/versions', { id, before }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ versions, more }) => (more ? versions.at(-1)?.id : undefined),
  })
  return { pages, versions: pages.data?.pages.flatMap((page) => page.versions) }
}

/** More than a student creates by writing an hour a day all fall. A slider with more steps is useless. */
const atOnce = 500

/**
 * Loads all versions of an essay, or the latest `atOnce` of them. In that case `loadEarlier` loads as many
 * again; otherwise it is `null`.
 */
export function useAllVersions(id: string) {
  const { pages, versions = [] } = useVersions(id)
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage, refetch } = pages
  const [wanted, setWanted] = useState(atOnce)
  const goesOn = hasNextPage && versions.length < wanted && !error

  useEffect(() => {
    if (goesOn && !isFetchingNextPage) void fetchNextPage()
  }, [goesOn, isFetchingNextPage, fetchNextPage])

  return {
    versions,
    error,
    refetch,
    isLoading: goesOn,
    loadEarlier: hasNextPage && !goesOn ? () => setWanted(versions.length + atOnce) : null,
  }
}
