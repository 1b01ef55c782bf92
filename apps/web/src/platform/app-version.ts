import { offerNewVersion } from './version-offer.ts'

/** The shortest time between two checks for a new version, in milliseconds. */
const often = 30 * 60 * 1000
let registration: ServiceWorkerRegistration | undefined

/**
 * Stores the app's code on this device (`worker/service-worker.ts`), and checks from time to time whether the
 * server has another version. Resolves when the code is stored, to `false` in a browser that allows no service
 * worker; rejects if the download failed.
 */
export async function isStoredByServiceWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  if (!registration) return false
  if (!registration.active) await activated(registration.installing ?? registration.waiting)
  follow(registration)
  return true
}

function activated(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (worker?.state === 'activated') resolve()
      else if (!worker || worker.state === 'redundant') reject(new Error('The code could not be stored'))
    }
    worker?.addEventListener('statechange', check)
    check()
  })
}

/** Reloads this tab with the new version. Other tabs keep theirs until someone reloads them too. */
export function switchToNewVersion(): void {
  const waiting = registration?.waiting
  if (!waiting) return window.location.reload()
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') window.location.reload()
    // An even newer version has taken its place meanwhile.
    if (waiting.state === 'redundant') switchToNewVersion()
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
