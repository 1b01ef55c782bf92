/**
 * Waits for what a page reads, so that it opens with its data. If only the filter of an open page changes, the page
 * waits itself (`ui/filtered.tsx`): the router would replace it by its skeleton after half a second, and with it the
 * search field in which somebody types.
 * @param cause Why the router runs the loader.
 */
export async function beforePage(
  cause: 'preload' | 'enter' | 'stay',
  reading: Promise<unknown>,
): Promise<void> {
  if (cause !== 'stay') await reading
  // The page reads the same and shows what went wrong.
  else reading.catch(() => {})
}
