const patience = 1000

/**
 * Waits up to one second for parts of a page that have their own place. Parts that load in time are painted
 * with the rest and shift nothing. Parts that fail or are late show their placeholders.
 */
export async function waitBriefly(parts: readonly Promise<unknown>[]): Promise<void> {
  let timer: number | undefined
  const enough = new Promise<void>((resolve) => {
    timer = window.setTimeout(resolve, patience)
  })
  await Promise.race([Promise.allSettled(parts), enough])
  window.clearTimeout(timer)
}
