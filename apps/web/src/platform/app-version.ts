import { queueLoad } from './preload.ts'
import { offerNewVersion } from './version-offer.ts'

/** The shortest time between two checks for a new version, in milliseconds. */
const often = 30 * 60 * 1000
let registration: ServiceWorkerRegistration | undefined

/**
 * Stores the app's code on this device (`worker/service-worker.ts`), and checks from time to time whether the server has
 * another version. Starts after everything else was fetched, so that nothing waits for it.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  queueLoad(async () => {
    registration = await navigator.serviceWorker.register('/service-worker.js')
    follow(registration)
  })
}

/** Reloads this tab with the new version. Other tabs keep theirs until someone reloads them too. */
export function switchToNewVersion(): void {
  const waiting = registration?.waiting
  if (!waiting) return window.location.reload()
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') window.location.reload()
  })
  waiting.postMessage('take-over')
}

function follow(worker: ServiceWorkerRegistration): void {
  if (worker.waiting) offerNewVersion()
  worker.addEventListener('updatefound', () => {
    // The first version on this device is not an update.
    if (!worker.active) return
    worker.installing?.addEventListener('statechange', ({ target }) => {
      if ((target as ServiceWorker).state === 'installed') offerNewVersion()
    })
  })

  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < often) return
    checkedAt = Date.now()
    worker.update().catch(() => {})
  })
}
