const patience = 1000

/**
 * Waits for parts of a page that have a place of their own, for a second at most: what comes in time is painted with the
 * rest, and moves nothing. What fails or is late shows its own placeholder.
 */
export async function shortly(parts: readonly Promise<unknown>[]): Promise<void> {
  let timer: number | undefined
  const enough = new Promise<void>((resolve) => {
    timer = window.setTimeout(resolve, patience)
  })
  await Promise.race([Promise.allSettled(parts), enough])
  window.clearTimeout(timer)
}
