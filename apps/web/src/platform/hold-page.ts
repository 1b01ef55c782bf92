/**
 * Lets the browser ask before the page is closed or reloaded while this work is under way: the server finishes it all
 * the same, and nothing else would say how it ended.
 */
export async function holdPage<Result>(work: Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  try {
    return await work
  } finally {
    window.removeEventListener('beforeunload', ask)
  }
}
