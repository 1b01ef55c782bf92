import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { offerIfReplaced } from './version-offer.ts'
import { whenOnline } from './when-online.ts'
import { whenSettled } from './when-settled.ts'

/** The performance mark set each time everything queued is loaded, for browser tools and our tests. */
const mark = 'bearings.loaded-ahead'
let last = Promise.resolve()
let waiting = 0

/** Loads code that may be needed later, one piece after the other, and only while online. */
export function queueLoad(load: () => Promise<unknown>): void {
  waiting++
  last = last.then(() => loadOnline(load, false)).then(loaded)
}

/**
 * Loads code that need not wait for the rest of the queue or for a network, because the service worker may
 * have it.
 * @param isWanted Whether the person is waiting for it: if an update has removed the code, the new version is
 * offered even after they dismissed it.
 */
export function loadNow(load: () => Promise<unknown>, isWanted = false): void {
  waiting++
  void load()
    .catch(() => loadOnline(load, isWanted))
    .then(loaded)
}

function loaded() {
  waiting--
  if (waiting === 0) performance.mark(mark)
}

/**
 * Loads code as soon as there is a network. Code that a newer version of the app has removed is skipped, and
 * that version is offered.
 */
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
export function preload(load: () => Promise<unknown>): void {
  if (navigator.onLine) load().catch(() => {})
}

/**
 * Loads a dialog's code once its page is shown, because touch gives no hover before a press.
 * @param load Must be a stable function.
 */
export function usePreload(load: () => Promise<unknown>): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void whenSettled(queryClient, signal).then(() => queueLoad(load))
    return () => leaving.abort()
  }, [queryClient, load])
}
