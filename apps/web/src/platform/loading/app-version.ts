import { isAlive } from '../reachability.ts'
import { offerNewVersion } from './version-offer.ts'

/** The shortest time between two checks for a new version, in milliseconds. */
const often = 30 * 60 * 1000
/** How long a version that someone takes may need to become active, in milliseconds. */
const patience = 10 * 1000
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
  const giveUp = setTimeout(() => void loadFromServer(), patience)
  waiting.addEventListener('statechange', () => {
    clearTimeout(giveUp)
    if (waiting.state === 'activated') window.location.reload()
    // An even newer version has taken its place meanwhile.
    if (waiting.state === 'redundant') switchToNewVersion()
  })
  waiting.postMessage('take-over')
}

/**
 * Reloads this tab from the server, which then stores its version anew. A browser lets the version before
 * finish what it is doing first: Chromium waits up to five minutes, and nobody waits that long for a button.
 */
async function loadFromServer(): Promise<void> {
  if (!(await isAlive())) return switchToNewVersion()
  await registration?.unregister()
  window.location.reload()
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
