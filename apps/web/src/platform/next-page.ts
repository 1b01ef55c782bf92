type Loaded = { data?: { pages: readonly unknown[] } | undefined; hasNextPage: boolean }

/** The parts of a TanStack infinite query that this needs. */
export type Pages = Loaded & { fetchNextPage: () => Promise<Loaded & { isError: boolean }> }

/**
 * Loads the next page of a list. A refetch of the pages that are there, begun meanwhile by a write or by live news,
 * takes the place of a request for the next one: it is then asked for once more, up to `attempts` times in all.
 * A failure is the query's own, and ends it.
 */
export async function loadNextPage(pages: Pages, attempts = 5): Promise<void> {
  const pageCount = pages.data?.pages.length ?? 0
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { data, hasNextPage, isError } = await pages.fetchNextPage()
    if (isError || !hasNextPage || (data?.pages.length ?? 0) > pageCount) return
  }
}
