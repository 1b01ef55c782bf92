import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenSettled } from './live/when-settled.ts'
import { offerIfReplaced } from './version-offer.ts'
import { whenOnline } from './when-online.ts'

/** Set each time when everything that was to be loaded ahead is there: a browser's tools and our tests look for it. */
const mark = 'bearings.loaded-ahead'
let last = Promise.resolve()
let waiting = 0

/** Fetches code that may be needed later, one piece after the other, and not without a network. */
export function loadInTurn(load: () => Promise<unknown>): void {
  waiting++
  last = last.then(() => loadOnline(load, false)).then(loaded)
}

/**
 * The same for code that waits for nothing else, nor for a network: the service worker may have it.
 * @param isWanted Somebody waits for it: if it has gone with an update, they are told so again.
 */
export function loadFirst(load: () => Promise<unknown>, isWanted = false): void {
  waiting++
  void load()
    .catch(() => loadOnline(load, isWanted))
    .then(loaded)
}

function loaded() {
  waiting--
  if (waiting === 0) performance.mark(mark)
}

/** Without a network it waits for one. What a newer version of the app has taken away is left out, and that one is offered. */
async function loadOnline(load: () => Promise<unknown>, isWanted: boolean): Promise<void> {
  await whenOnline()
  try {
    await load()
  } catch {
    if (navigator.onLine) await offerIfReplaced(isWanted)
    else await loadOnline(load, isWanted)
  }
}

/**
 * Preloads code that will soon be needed, unless offline. Code that fails to load is requested again when it
 * is needed.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  if (navigator.onLine) load().catch(() => {})
}

/**
 * Fetches the code of a dialog once its page is there, since a thumb gives no sign of what it is about to
 * press.
 * @param load Must be a stable function.
 */
export function useLoadAhead(load: () => Promise<unknown>): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void whenSettled(queryClient, signal).then(() => loadInTurn(load))
    return () => leaving.abort()
  }, [queryClient, load])
}
