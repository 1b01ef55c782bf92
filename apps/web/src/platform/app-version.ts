import { loadInTurn } from './load-ahead.ts'
import { offerNewVersion } from './version-offer.ts'

/** Milliseconds between two looks for a new version, at least. */
const often = 30 * 60 * 1000
let registration: ServiceWorkerRegistration | undefined

/**
 * Keeps the app's code on this device (`worker/service-worker.ts`), and looks from time to time whether the server has
 * another version. Begins when everything else was fetched, so that nothing waits for it.
 */
export function keepAppHere(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  loadInTurn(async () => {
    registration = await navigator.serviceWorker.register('/service-worker.js')
    follow(registration)
  })
}

/** Reloads this tab with the new version. Other tabs keep theirs until someone reloads them too. */
export function takeNewVersion(): void {
  const waiting = registration?.waiting
  if (!waiting) return window.location.reload()
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') window.location.reload()
  })
  waiting.postMessage('take-over')
}

function follow(kept: ServiceWorkerRegistration): void {
  if (kept.waiting) offerNewVersion()
  kept.addEventListener('updatefound', () => {
    // The first one of all is no news.
    if (!kept.active) return
    kept.installing?.addEventListener('statechange', ({ target }) => {
      if ((target as ServiceWorker).state === 'installed') offerNewVersion()
    })
  })

  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < often) return
    looked = Date.now()
    kept.update().catch(() => {})
  })
}
