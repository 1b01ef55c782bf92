import type { Role } from '@bearings/domain/actor'
import type { Key } from '@bearings/domain/contract'
import { Failure } from '@bearings/domain/failure'
import { asked, inputsOf, type Reading } from '@bearings/server/testing/reads'
import type { Sample } from './people.ts'
import { note } from './times.ts'

/** Requests of each kind, and milliseconds after which no more are sent. */
const [requests, patience] = [60, 5000]

type Ask = (key: Key, input: object) => Promise<unknown>

/**
 * Every read of the contract, what takes a filter with each, and what else there is below: each kind in all sizes by turns,
 * so that whatever else the machine does meets all of them alike.
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

/** With a single role if everyone may call it. */
function reads(): { key: Reading; role: Role }[] {
  const everybody = new Set(
    asked.filter(({ key }) => asked.filter((one) => one.key === key).length === 3).map(({ key }) => key),
  )
  return asked.filter(({ key, role }) => !everybody.has(key) || role === 'student')
}

/** What else is asked for, and what is changed: its name, by whom, the key, the input. */
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

/** Everybody once, which is noted by itself where it takes long, then as many as fit. */
async function timed(
  what: string,
  sizes: readonly Samples[],
  ask: (sample: Sample, n: number) => Promise<unknown>,
): Promise<void> {
  const failures = new Set<string>()
  const time = async (samples: Samples, n: number) => {
    const startedAt = performance.now()
    await ask(samples[n % samples.length]!, n).catch((error: unknown) => {
      // Random ids do not exist.
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

/** Milliseconds from which a first request is worth a line. */
const slow = 100

/** Without the ids, which differ from person to person. */
function nameOf(key: Key, role: Role, input: object): string {
  const query = Object.entries(input)
    .filter(([, value]) => !/^[0-9a-f]{8}-/.test(String(value)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return `${key.replace('GET ', '')}${query && `?${query}`} (${role})`
}
