import { type Arguments, createCall } from '@bearings/client/call'
import type { Input, Key } from '@bearings/domain/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { accessToken, auth } from './auth.ts'

type Reading = Extract<Key, `GET ${string}`>
type Writing = Exclude<Key, Reading>

/** To send with when there is no time to ask for it. */
let lastToken: string | null = null

/** The server's answer to one endpoint; throws a `Failure`. For what is neither a query nor a mutation. */
export const call = createCall(async (path, init) => {
  const token = await accessToken()
  lastToken = token
  const response = await window.fetch(path, {
    ...init,
    headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
  // The session was ended elsewhere: this browser's ends too, and with it the page (see `session.ts`).
  // Unless the answer is late, and somebody has signed in since.
  if (response.status === 401 && token && token === (await accessToken()))
    await auth.signOut({ scope: 'local' })
  return response
})

/**
 * The same for a page that is about to go: sent at once, and on its way even when the page is no more. Browsers take
 * up to 64 kB in this way, and refuse what is longer.
 */
export const callLeaving = createCall((path, init) =>
  window.fetch(path, {
    ...init,
    keepalive: true,
    headers: { ...init.headers, ...(lastToken && { authorization: `Bearer ${lastToken}` }) },
  }),
)

/** Query options for a GET. Its key starts with the endpoint's, so `[key]` makes every input of it stale. */
export function query<K extends Reading>(key: K, ...input: Arguments<K>) {
  return queryOptions({ queryKey: [key, ...input], queryFn: () => call(key, ...input) })
}

/** Mutation options for everything else; the variables are the endpoint's input. */
export function mutation<K extends Writing>(key: K) {
  return mutationOptions({
    mutationKey: [key],
    mutationFn: (input: Input<K>) => call(key, ...([input] as Arguments<K>)),
  })
}
