import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds without a request to the server before the page counts as settled. */
const quiet = 1500

/**
 * Resolves when the page has loaded and all its requests are answered, so that less urgent work can begin.
 * Never resolves after the signal is aborted.
 * @param pause Milliseconds between two checks.
 */
export function whenSettled(queryClient: QueryClient, signal: AbortSignal, pause = quiet): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.readyState !== 'complete' || queryClient.isFetching() > 0) wait()
      else resolve()
    }
    let timer: number
    const wait = () => {
      timer = window.setTimeout(check, pause)
    }
    signal.addEventListener('abort', () => clearTimeout(timer))
    wait()
  })
}
