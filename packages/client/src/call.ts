import type { BrokenRule } from '@bearings/domain/broken-rule'
import type { ResponseBody, Input, Key } from '@bearings/domain/contract'
import type { Method } from '@bearings/domain/endpoint'
import { Failure, type FailureCode, failures } from '@bearings/domain/failure'
import type { FailureBody } from '@bearings/domain/failure-body'

/** The arguments after the key: none, an optional input, or a required one, depending on the endpoint. */
export type Arguments<K extends Key> = keyof Input<K> extends never
  ? []
  : object extends Input<K>
    ? [input?: Input<K>]
    : [input: Input<K>]

export type Sent = { method: Method; headers?: Record<string, string>; body?: string }
type Fetch = (path: string, sent: Sent) => Promise<Response>

/** The typed client on top of any fetch: the browser's, or a test's own. Knows the contract only as a type. */
export function createCall(fetch: Fetch) {
  return async function call<K extends Key>(key: K, ...[input]: Arguments<K>): Promise<ResponseBody<K>> {
    const response = await fetch(...requestFor(key, input ?? {}))
    if (!response.ok) throw await failureIn(response)
    if (response.status === 204) return undefined as ResponseBody<K>
    return response.json() as Promise<ResponseBody<K>>
  }
}

/** Fills `{names}` from the input; the rest is the query string of a GET or DELETE, else the JSON body. */
function requestFor(key: Key, input: object): Parameters<Fetch> {
  const [method, template] = key.split(' ') as [Method, string]
  const rest = new Map<string, unknown>(Object.entries(input))

  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })

  if (method === 'GET' || method === 'DELETE') return [`/api/v1${path}${queryString(rest)}`, { method }]
  const headers = { 'content-type': 'application/json' }
  return [`/api/v1${path}`, { method, headers, body: JSON.stringify(Object.fromEntries(rest)) }]
}

/** A list is sent as its name once for each item. */
function queryString(fields: Map<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    if (value === undefined) continue
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item))
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** What a proxy means by a status, whose response is not in our words; any other is `INTERNAL`. */
const codeOfProxy: Partial<Record<number, FailureCode>> = {
  413: 'TOO_LARGE',
  429: 'TOO_MANY',
  503: 'UNAVAILABLE',
}

/** Returns the failure of a response, which may be a proxy's. */
export async function failureIn(response: Response): Promise<Failure> {
  const body = (await response.json().catch(() => null)) as Partial<FailureBody> | null
  const { code, rule, fields, limit } = body?.error ?? {}
  const known = code && code in failures ? code : (codeOfProxy[response.status] ?? 'INTERNAL')
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfter = known === 'TOO_MANY' && seconds > 0 ? seconds : undefined
  return new Failure(known, { rule: rule as BrokenRule | undefined, fields, limit, retryAfter })
}
