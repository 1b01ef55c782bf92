import { type Arguments, createCall, type Sent } from '@bearings/client/call'
import type { Input, ResponseBody } from '@bearings/domain/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { accessToken, renewedToken } from './auth.ts'
import type { Read, Write } from './contract-keys.ts'
import { discardPrefetched, takePrefetched } from './prefetch/prefetched.ts'
import { fetchFromServer } from './reach.ts'
import { goesInTurn, scopeOf } from './scope.ts'
import { beforeSending } from './waiting/before-sending.ts'

/** To send with when there is no time to ask for it. */
let lastToken: string | null = null

/** The server's answer to one endpoint; throws a `Failure`. For what is neither a query nor a mutation. */
export const call = createCall(fetchSignedIn)

type Outgoing = Omit<RequestInit, 'headers'> & Pick<Sent, 'headers'>

/**
 * `fetch` with the signed-in person's token, for routes outside the contract, such as file uploads and
 * downloads.
 */
export async function fetchSignedIn(path: string, init: Outgoing) {
  const token = await accessToken()
  lastToken = token
  const isRead = init.method === undefined || init.method === 'GET'
  if (!isRead) discardPrefetched()
  const response = (isRead && (await takePrefetched(path, token))) || (await send(path, init, token))
  const next = response.status === 401 && token ? await tokenAfter(token) : null
  return next ? send(path, init, next) : response
}

function send(path: string, init: Outgoing, token: string | null) {
  return fetchFromServer(path, {
    ...init,
    headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
}

let renewal: { of: string; token: Promise<string | null> } | null = null

/**
 * A new token after the server refused one; concurrent callers share the request. With a slow clock, this
 * browser may have considered the old token valid. If the session was ended elsewhere there is no new one;
 * then this browser's session ends too, and with it the page (see `session.ts`). Also `null` when the refusal
 * arrives late and someone has signed in since.
 */
export async function tokenAfter(token: string): Promise<string | null> {
  if (renewal?.of !== token && token !== (await accessToken())) return null
  if (renewal?.of !== token) renewal = { of: token, token: renewedToken(token) }
  return renewal.token
}

/**
 * A call from a page that is about to close: sent immediately with `keepalive`. Browsers accept up to 64 kB
 * this way and refuse more.
 */
export const callLeaving = createCall((path, init) => send(path, { ...init, keepalive: true }, lastToken))

/** Query options for a GET. Its key starts with the endpoint's, so `[key]` makes every input of it stale. */
export function query<K extends Read>(key: K, ...input: Arguments<K>) {
  return queryOptions({ queryKey: [key, ...input], queryFn: () => call(key, ...input) })
}

/**
 * Mutation options for everything else; the variables are the endpoint's input. `stale.ts` says what is old after it.
 * Without a network it waits for one. Changes of one collection are sent one after the other, so that what was chosen last
 * is what holds, however late an answer comes.
 */
export function mutation<K extends Write>(key: K) {
  return mutationOptions({
    mutationKey: [key],
    ...(goesInTurn(key) && { scope: scopeOf(key) }),
    mutationFn: async (input: Input<K>) => {
      const isWanted = await beforeSending.get(input)?.()
      return isWanted === false ? (undefined as ResponseBody<K>) : call(key, ...([input] as Arguments<K>))
    },
  })
}

/**
 * A mutation that is sent or fails immediately: without a network it reports that, it is not retried, and it
 * does not wait for other changes, even if this endpoint's other changes are kept until they can be sent.
 */
export function sentNow<K extends Write>(key: K) {
  return { ...mutation(key), scope: undefined as never, retry: false, networkMode: 'always' as const }
}
