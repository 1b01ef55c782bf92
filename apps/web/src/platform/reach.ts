import { Failure } from '@bearings/domain/failure'
import { onlineManager } from '@tanstack/react-query'

/** Neither an answer nor a refusal: the server was not reached, or a proxy in front of it says that it was not. */
class NotReached extends Error {
  override name = 'NotReached'
}

/** Milliseconds. */
const patience = 5000
const firstPause = 2000
const longestPause = 30_000

/** Whether the server can be reached, as far as is known: there is a network, and it has not been missed. */
export function isReached(): boolean {
  return onlineManager.isOnline()
}

/** For `useSyncExternalStore`, and for code that must react when it changes. */
export function followReach(listener: () => void): () => void {
  return onlineManager.subscribe(listener)
}

let checking: Promise<boolean> | null = null

/**
 * `fetch` that notices when the server is out of reach while the browser has a network. One request that fails says
 * little, since a page that is left or an extension may have stopped it; so the server is asked for a sign of life. Until it gives
 * one, the app is as it is without a network. The same for one that hangs; a file may take long to send.
 * @throws NotReached also in the place of what a proxy says.
 */
export async function fetchFromServer(...request: Parameters<typeof fetch>): Promise<Response> {
  const isFile = typeof (request[1]?.body ?? '') !== 'string'
  const late = isFile ? undefined : setTimeout(() => void checkReach(), patience)
  try {
    const response = await window.fetch(...request)
    if (!isOfProxy(response)) return response
    throw new NotReached('The server was not reached')
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError'
    if (!isAborted) await checkReach()
    throw error
  } finally {
    clearTimeout(late)
  }
}

/**
 * For a change that may be sent twice: it is tried again when the server can be reached, and for about a minute when the
 * server is busy. A `TypeError` may be a fault of ours, which would be tried for ever.
 */
export function whenReached(count: number, error: Error): boolean {
  if (error instanceof Failure) return isBusy(error) && count < 6
  return error instanceof NotReached || (error instanceof TypeError && count < 10)
}

/** Whether the same may be taken at another time: the server had no time for it, has a fault, or knows nobody here. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Failure)) return true
  return error.status >= 500 || error.code === 'TOO_MANY' || error.code === 'UNAUTHORIZED'
}

function isBusy({ code }: Failure): boolean {
  return code === 'UNAVAILABLE' || code === 'TOO_MANY'
}

function checkReach(): Promise<boolean> {
  checking ??= isAlive().then((alive) => {
    checking = null
    if (!alive && onlineManager.isOnline()) {
      onlineManager.setOnline(false)
      if (navigator.onLine) waitForSign(firstPause)
    }
    return alive
  })
  return checking
}

let next: ReturnType<typeof setTimeout> | undefined

/**
 * Ends when the server responds or the network is lost; the browser reports its return. Only one runs at a
 * time.
 */
function waitForSign(pause: number): void {
  clearTimeout(next)
  next = setTimeout(() => void checkAgain(pause), pause)
}

async function checkAgain(pause: number): Promise<void> {
  if (!navigator.onLine || onlineManager.isOnline()) return
  if (await isAlive()) onlineManager.setOnline(true)
  else waitForSign(Math.min(pause * 2, longestPause))
}

async function isAlive(): Promise<boolean> {
  try {
    const { status } = await window.fetch('/health/live', { signal: AbortSignal.timeout(patience) })
    return !isUnreached(status)
  } catch {
    return false
  }
}

/** Our own server speaks JSON also when it is busy. */
function isOfProxy({ status, headers }: Response): boolean {
  return isUnreached(status) && !headers.get('content-type')?.includes('json')
}

/** Anything else was said by somebody who was there, be it that there is no such page. */
function isUnreached(status: number): boolean {
  return [502, 503, 504].includes(status)
}
