import type { Role } from '@bearings/domain/actor'
import type { Key } from '@bearings/domain/contract'
import { Failure } from '@bearings/domain/failure'
import { asked, inputsOf, type Reading } from '@bearings/server/testing/reads'
import type { Sample } from './people.ts'
import { note } from './times.ts'

/** The most requests of each kind, and the milliseconds after which no more are sent. */
const [requests, patience] = [60, 5000]

type Ask = (key: Key, input: object) => Promise<unknown>

/**
 * Times every read of the contract, with each of its filters, and the requests listed below. Takes turns
 * between all sizes, so that other load on the machine affects all of them alike.
 */
export async function timeRequests(sizes: readonly Samples[], only: string): Promise<void> {
  for (const { key, role } of reads().filter((read) => read.key.includes(only)))
    for (const [nth, input] of inputsOf(key, sizes[0]![0]!).entries())
      await timed(nameOf(key, role, input), sizes, (sample) =>
        (sample.calls[role] as Ask)(key, inputsOf(key, sample)[nth]!),
      )
  for (const [what, role, key, input] of others)
    if (key.includes(only))
      await timed(what, sizes, (sample, n) => (sample.calls[role] as Ask)(key, input(sample, n)))
}

type Samples = readonly Sample[]

/** Returns the reads; one that everyone may call is timed with a single role. */
function reads(): { key: Reading; role: Role }[] {
  const everybody = new Set(
    asked.filter(({ key }) => asked.filter((one) => one.key === key).length === 3).map(({ key }) => key),
  )
  return asked.filter(({ key, role }) => !everybody.has(key) || role === 'student')
}

/** Other reads, and changes: name, role, key, and input. */
const others: [string, Role, Key, (sample: Sample, n: number) => object][] = [
  ['the roster, fifty of a page', 'advisor', 'GET /advising/students', () => ({ limit: 50 })],
  ['the roster, q=7', 'advisor', 'GET /advising/students', () => ({ q: '7' })],
  ['all lists, a page in the middle', 'admin', 'GET /schools/all-lists', ({ entry }) => ({ after: entry })],
  ['all lists, q=michigan', 'admin', 'GET /schools/all-lists', () => ({ q: 'michigan' })],
  ['all lists, q=university', 'admin', 'GET /schools/all-lists', () => ({ q: 'university' })],
  ['all lists, q=nobody-has-it', 'admin', 'GET /schools/all-lists', () => ({ q: 'nobody-has-it' })],
  ['all lists, q=school 1050', 'admin', 'GET /schools/all-lists', () => ({ q: 'school 1050' })],
  [
    'all lists, status and after',
    'admin',
    'GET /schools/all-lists',
    ({ entry }) => ({ status: 'Accepted', after: entry }),
  ],
  [
    'all lists, q, status and after',
    'admin',
    'GET /schools/all-lists',
    ({ entry }) => ({ q: 'michigan', status: 'Accepted', after: entry }),
  ],
  [
    'a change: the major of a school',
    'student',
    'PATCH /schools/list/{id}',
    ({ entry }, n) => ({ id: entry, major: n % 2 === 0 ? 'History' : 'Physics' }),
  ],
]

/** Times a first request for everybody, reported separately if slow, and then as many as fit. */
async function timed(
  what: string,
  sizes: readonly Samples[],
  ask: (sample: Sample, n: number) => Promise<unknown>,
): Promise<void> {
  const failures = new Set<string>()
  const time = async (samples: Samples, n: number) => {
    const startedAt = performance.now()
    await ask(samples[n % samples.length]!, n).catch((error: unknown) => {
      // Some inputs are random ids, which do not exist.
      if (!(error instanceof Failure && error.code === 'NOT_FOUND')) failures.add(String(error))
    })
    return performance.now() - startedAt
  }
  const inTurns = async (most: number) => {
    const times: number[][] = sizes.map(() => [])
    const until = performance.now() + patience * sizes.length
    for (let n = 0; n < most && performance.now() < until; n++)
      for (const [size, samples] of sizes.entries()) times[size]!.push(await time(samples, n))
    return times
  }
  const cold = await inTurns(sizes[0]!.length)
  if (Math.max(...cold.flat()) > slow) note(`${what}, first`, cold)
  note(what, await inTurns(requests))
  for (const failure of failures) console.log(`    ${failure}`)
}

/** Milliseconds from which a first request gets a line of its own. */
const slow = 100

/** Returns a name without ids, which differ from person to person. */
function nameOf(key: Key, role: Role, input: object): string {
  const query = Object.entries(input)
    .filter(([, value]) => !/^[0-9a-f]{8}-/.test(String(value)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return `${key.replace('GET ', '')}${query && `?${query}`} (${role})`
}
