import { type Arguments, createCall, type Sent } from '@bearings/client/call'
import type { Input, ResponseBody } from '@bearings/domain/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Read, Write } from '#product/contract-keys.ts'
import { loadRuleWords } from '#product/explain.ts'
import { notifyFailure } from '../notify.ts'
import { beforeSending } from '../offline-queue/before-sending.ts'
import { discardPrefetched, takePrefetched } from '../prefetch/prefetched.ts'
import { fetchFromServer, fetchWithinLimit } from '../reachability.ts'
import { accessToken, isOfSamePerson, renewedToken } from '../session/auth.ts'
import { isSequential, scopeOf } from './scope.ts'

/** The last token sent, for requests that cannot wait for a current one. */
let lastToken: string | null = null

/**
 * Calls one endpoint and returns its response; throws a `Failure`. For calls that are neither queries nor
 * mutations.
 */
export const call = createCall((path, init) => fetchSignedIn(path, init, fetchWithinLimit))

type Outgoing = Omit<RequestInit, 'headers'> & Pick<Sent, 'headers'>

/**
 * A `fetch` with the signed-in person's token, for routes outside the contract, such as file uploads and
 * downloads.
 */
export async function fetchSignedIn(path: string, init: Outgoing, fetch = fetchFromServer) {
  const token = await accessToken()
  lastToken = token
  const isRead = init.method === undefined || init.method === 'GET'
  if (!isRead) discardPrefetched()
  const first = (isRead && (await takePrefetched(path, token))) || (await send(path, init, token, fetch))
  const next = first.status === 401 && token ? await tokenAfter(token) : null
  const response = next ? await send(path, init, next, fetch) : first
  if (!response.ok) await loadRuleWords()
  return response
}

function send(path: string, init: Outgoing, token: string | null, fetch: typeof fetchFromServer) {
  return fetch(path, {
    ...init,
    headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
}

let renewal: { of: string; token: Promise<string | null> } | null = null

/**
 * Returns a new token after the server refused one; concurrent callers share the request. With a slow clock,
 * this browser may have considered the old token valid. If the session was ended elsewhere, there is no new
 * token, and this browser's session and page end too (see `session.ts`). Another window may have a new token already,
 * such as after a second step was added there; another person's is none for this request.
 */
export async function tokenAfter(token: string): Promise<string | null> {
  const current = renewal?.of === token ? token : await accessToken()
  if (current !== token) return current && isOfSamePerson(token, current) ? current : null
  if (renewal?.of !== token) renewal = { of: token, token: renewedToken(token) }
  return renewal.token
}

/**
 * Calls an endpoint from a page that is about to close: the request is sent immediately with `keepalive`.
 * Browsers accept up to 64 kB this way and refuse more.
 */
export const callKeepalive = createCall((path, init) =>
  send(path, { ...init, keepalive: true }, lastToken, fetchWithinLimit),
)

/**
 * Returns query options for a GET. The key starts with the endpoint's, so `[key]` makes every input of it
 * stale.
 */
export function query<K extends Read>(key: K, ...input: Arguments<K>) {
  return queryOptions({ queryKey: [key, ...input], queryFn: () => call(key, ...input) })
}

/**
 * Returns mutation options for an endpoint that writes; the variables are its input. `stale.ts` lists what
 * becomes stale. Offline, the mutation waits for a network. Changes of one collection are sent one after the
 * other, so that the last choice wins, however late a response arrives.
 * @param failed The title of the toast that says why it failed.
 */
export function mutation<K extends Write>(key: K, failed?: string) {
  return mutationOptions({
    mutationKey: [key],
    ...(failed !== undefined && { onError: (error: Error) => notifyFailure(failed, error) }),
    ...(isSequential(key) && { scope: scopeOf(key) }),
    mutationFn: async (input: Input<K>) => {
      const isWanted = await beforeSending.get(input)?.()
      return isWanted === false ? (undefined as ResponseBody<K>) : call(key, ...([input] as Arguments<K>))
    },
  })
}

/**
 * Returns mutation options for a change that is sent or fails immediately: offline it fails, it is not
 * retried, and it does not wait for other changes, even if this endpoint's other changes are kept until they
 * can be sent.
 */
export function sentNow<K extends Write>(key: K, failed?: string) {
  return { ...mutation(key, failed), scope: undefined as never, retry: false, networkMode: 'always' as const }
}
