type Loaded = { data?: { pages: readonly unknown[] } | undefined; hasNextPage: boolean }

/** The parts of a TanStack infinite query that `loadNextPage` uses. */
export type Pages = Loaded & { fetchNextPage: () => Promise<Loaded & { error: Error | null }> }

/**
 * Loads the next page of a list. A refetch of the loaded pages, started meanwhile by a write or a live event,
 * replaces a request for the next page. It is then requested again, up to `attempts` times in all. An error
 * ends this, and is returned.
 */
export async function loadNextPage(pages: Pages, attempts = 5): Promise<Error | null> {
  const pageCount = pages.data?.pages.length ?? 0
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { data, hasNextPage, error } = await pages.fetchNextPage()
    if (error || !hasNextPage || (data?.pages.length ?? 0) > pageCount) return error
  }
  return null
}
