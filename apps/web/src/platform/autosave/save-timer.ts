/** Milliseconds: how long typing must pause before the text is saved. */
export const pause = 1000
/** After how long a text is saved even if typing does not pause. */
const longest = 10_000
const firstRetry = 3000
const lastRetry = 30_000

/** Decides when a text is saved while it is typed, and how long to wait after a failed save. */
export function createSaveTimer(save: () => void) {
  let timeout: ReturnType<typeof setTimeout> | undefined
  let unsavedSince = 0
  let wait = firstRetry

  return { typed, retry, saved, saveIn, stop }

  /** @param isFirst Whether everything before was saved. */
  function typed(isFirst: boolean) {
    if (isFirst) unsavedSince = Date.now()
    saveIn(Math.min(pause, Math.max(0, unsavedSince + longest - Date.now())))
  }

  /** Waits longer after each failure in a row. */
  function retry() {
    saveIn(wait)
    wait = Math.min(wait * 2, lastRetry)
  }

  function saved() {
    unsavedSince = Date.now()
    wait = firstRetry
  }

  function stop() {
    clearTimeout(timeout)
  }

  function saveIn(milliseconds: number) {
    clearTimeout(timeout)
    timeout = setTimeout(save, milliseconds)
  }
}
