import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds for which nothing was asked of the server. */
const quiet = 1500

/**
 * The page is there and has what it wanted: time for what can wait. Never, once the signal says so.
 * @param pause Milliseconds between two looks.
 */
export function whenSettled(queryClient: QueryClient, signal: AbortSignal, pause = quiet): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.readyState !== 'complete' || queryClient.isFetching() > 0) wait()
      else resolve()
    }
    let timer: number
    const wait = () => {
      timer = window.setTimeout(look, pause)
    }
    signal.addEventListener('abort', () => clearTimeout(timer))
    wait()
  })
}
