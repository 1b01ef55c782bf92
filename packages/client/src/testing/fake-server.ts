import type { Input, Key, ResponseBody } from '@bearings/domain/contract'
import { contract } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import { Failure } from '@bearings/domain/failure'
import { sampleOf } from './sample.ts'

/** What a test's server answers: a response's fields over those of an empty server, or a function of the input. */
export type Answers = {
  [K in Key]?:
    | Given<ResponseBody<K>>
    | ((input: Input<K>) => Given<ResponseBody<K>> | Promise<Given<ResponseBody<K>>>)
}
type Given<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [P in keyof T]?: T[P] | undefined }
    : T

/** A request that the page has sent. */
export type Asked = { key: Key; input: Record<string, unknown> }

const templates = (Object.keys(contract) as Key[]).map((key) => {
  const [method, path] = key.split(' ') as [string, string]
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  // What is written out comes before what may be anything, as on the server.
  return { key, method, names, pattern: new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '([^/]+)')}$`) }
})
templates.sort((one, two) => one.names.length - two.names.length)

/**
 * A server for a page under test, without one: answers what the test has given, and for all else what a server with
 * empty tables would. A thrown `Failure` is sent as the server sends it; any other error is a lost network.
 */
export function createFakeServer(answers: Answers) {
  const asked: Asked[] = []

  async function respond(method: string, url: URL, body: string): Promise<Response | null> {
    for (const { key, names, pattern, method: wanted } of templates) {
      const match = method === wanted && pattern.exec(url.pathname)
      if (!match) continue
      const params = names.map((name, at) => [name, decodeURIComponent(match[at + 1]!)])
      const input = { ...Object.fromEntries([...url.searchParams, ...params]), ...(body && JSON.parse(body)) }
      asked.push({ key, input })
      return responseTo(key, input)
    }
    return null
  }

  async function responseTo(key: Key, input: object): Promise<Response> {
    const given = answers[key] as unknown
    try {
      const answer: unknown =
        typeof given === 'function' ? await (given as (input: object) => unknown)(input) : given
      const sample = sampleOf((contract[key] as Endpoint).response)
      const whole = isPlain(sample) && isPlain(answer) ? { ...sample, ...answer } : (answer ?? sample)
      return whole === undefined ? new Response(null, { status: 204 }) : Response.json(whole)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return Response.json(error.body, { status: error.status })
    }
  }

  return { asked, respond }
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
