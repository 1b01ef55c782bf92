import { Failure } from '@bearings/domain/failure'
import { onlineManager } from '@tanstack/react-query'

/**
 * The server was not reached, or a proxy in front of it says so: there is neither a response nor a refusal.
 */
class ServerUnreachableError extends Error {
  override name = 'ServerUnreachableError'
}

/**
 * Milliseconds: how long a request may take before the server is checked, how long until it is given up, and
 * the pauses between checks.
 */
const patience = 5000
const longestWait = 60_000
const firstPause = 2000
const longestPause = 30_000

/**
 * Returns whether the server seems reachable: there is a network, and no request has found the server
 * missing.
 */
export function isServerReachable(): boolean {
  return onlineManager.isOnline()
}

/**
 * Calls the listener when the server's reachability changes: for `useSyncExternalStore`, and for code that
 * must react.
 */
export function subscribeReachability(listener: () => void): () => void {
  return onlineManager.subscribe(listener)
}

let checking: Promise<boolean> | null = null

/**
 * A `fetch` that notices when the server is unreachable although the browser has a network. One failed
 * request says little, because leaving a page or an extension may have stopped it, so the server is then
 * asked for a sign of life. Until one comes, the app behaves as if offline. A request that hangs is treated
 * the same way, except for files, which may take long to send.
 * @throws ServerUnreachableError also in place of a proxy's error response.
 */
export async function fetchFromServer(...request: Parameters<typeof fetch>): Promise<Response> {
  const isFile = typeof (request[1]?.body ?? '') !== 'string'
  const late = isFile ? undefined : setTimeout(() => void checkReachability(), patience)
  try {
    const response = await window.fetch(...request)
    if (!isOfProxy(response)) return response
    throw new ServerUnreachableError('The server was not reached')
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError'
    if (!isAborted) await checkReachability()
    throw error
  } finally {
    clearTimeout(late)
  }
}

/**
 * A `fetch` that is given up after a minute, although the server lives, so that whoever waits can try again.
 * Not for files and streams, which may take longer.
 * @throws ServerUnreachableError if the server does not live, so that a change is sent once it does.
 */
export async function fetchWithinLimit(path: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const limit = new AbortController()
  // Goes on until the body has been read, which can stall too; after that it stops nothing.
  setTimeout(() => limit.abort(new DOMException('No answer within the limit', 'TimeoutError')), longestWait)
  try {
    return await fetchFromServer(path, { ...init, signal: limit.signal })
  } catch (error) {
    if (!limit.signal.aborted || isServerReachable()) throw error
    throw new ServerUnreachableError('The server was not reached')
  }
}

/**
 * The `retry` of a change that may be sent twice: again once the server can be reached, and for about a
 * minute while the server is busy. A `TypeError` may be our own bug, which would be retried forever.
 */
export function retryWhenReachable(count: number, error: Error): boolean {
  if (error instanceof Failure) return isBusy(error) && count < 6
  return error instanceof ServerUnreachableError || (error instanceof TypeError && count < 10)
}

/**
 * Returns whether the same request may succeed later: the server was busy, has a fault, or did not know the
 * session.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Failure)) return true
  return error.status >= 500 || error.code === 'TOO_MANY' || error.code === 'UNAUTHORIZED'
}

function isBusy({ code }: Failure): boolean {
  return code === 'UNAVAILABLE' || code === 'TOO_MANY'
}

function checkReachability(): Promise<boolean> {
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
 * Checks for the server again until it responds or the network is lost, whose return the browser reports.
 * Only one check is pending at a time.
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

/** Asks the server whether it is there. */
export async function isAlive(): Promise<boolean> {
  try {
    const { status } = await window.fetch('/health/live', { signal: AbortSignal.timeout(patience) })
    return !isUnreached(status)
  } catch {
    return false
  }
}

/** Returns whether a response comes from a proxy. Our own server responds with JSON even when it is busy. */
function isOfProxy({ status, headers }: Response): boolean {
  return isUnreached(status) && !headers.get('content-type')?.includes('json')
}

/**
 * Returns whether this status says that the server was not reached. Any other status was sent by the server
 * itself, even one that there is no such page.
 */
function isUnreached(status: number): boolean {
  return [502, 503, 504].includes(status)
}
