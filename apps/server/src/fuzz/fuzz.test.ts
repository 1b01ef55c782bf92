import { randomUUID } from 'node:crypto'
import { contract } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { givenCatalog } from '../testing/given-schools.ts'
import { useTestApp } from '../testing/test-app.ts'
import { givenPeople, knownTo, type People, secretsIn } from './people.ts'
import { type Request, requests, senders } from './requests.ts'

/*
 * `npm run fuzz -- --requests 50000 --seed 1` sends that many requests; the test suite sends a few, always
 * the same. Each request has its own seed, counted up from the first one's: `--requests 1 --seed N` repeats
 * one, and `--by "guardian,second advisor,teacher"` lets only these send.
 */
const amount = Number(process.env.FUZZ_REQUESTS ?? 400)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const by = senders.filter((sender) => !process.env.FUZZ_BY || process.env.FUZZ_BY.split(',').includes(sender))
const requestsPerPeople = 200
const now = '2026-11-01T12:00:00Z'

const app = useTestApp({ now, settings: { DEV_MAILBOX: 'on', LOG_LEVEL: 'silent' } })
let schoolIds: string[]
beforeAll(async () => {
  schoolIds = Object.values(await givenCatalog(app.db))
})

test(
  `whatever is sent, no answer is a failure of the server or tells what is not the sender’s to read (${amount} requests from seed ${seed})`,
  async () => {
    const statuses = new Map<number, number>()
    const sentBy = new Map<string, number>()
    const failed: string[] = []
    let slowest = { milliseconds: 0, request: '' }

    for (let sent = 0; sent < amount; sent += requestsPerPeople) {
      const people = await givenPeople(app, new Date(now), schoolIds)
      const any = requests(by, (sender) => knownTo(sender, people.known))
      for (let own = seed + sent; own < seed + Math.min(sent + requestsPerPeople, amount); own++) {
        const [request] = fc.sample(any, { numRuns: 1, seed: own }) as [Request]
        const { status, body, milliseconds } = await answerTo(request, people)
        const words = `seed ${own}, ${request.sender}: ${inWords(request)}`
        if (status === 401)
          Object.assign(people.headersOf[request.sender], await people.signIn(request.sender))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        sentBy.set(request.sender, (sentBy.get(request.sender) ?? 0) + 1)
        if (status >= 500) failed.push(`${status} for ${words}\n  ${body.slice(0, 300)}`)
        for (const secret of secretsIn(body, request.sender)) failed.push(`the ${secret} secret for ${words}`)
        if (milliseconds > slowest.milliseconds) slowest = { milliseconds, request: words }
      }
      failed.push(...(await brokenPages(people)).map((page) => `after seed ${seed + sent}: ${page}`))
    }

    console.log(`${app.engine}: ${amount} requests from seed ${seed}`)
    console.log(
      [...statuses]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    )
    console.log([...sentBy].map(([sender, count]) => `${sender}: ${count}`).join(', '))
    console.log(`slowest: ${Math.round(slowest.milliseconds)} ms, ${slowest.request}`)
    expect(failed).toEqual([])
  },
  60_000 + amount * 250,
)

async function answerTo({ sender, options }: Request, people: People) {
  const started = performance.now()
  const headers = { ...options.headers, ...people.headersOf[sender] }
  const { statusCode, body } = await app.app.inject({ ...options, headers })
  return { status: statusCode, body, milliseconds: performance.now() - started }
}

/** Opens every page's data after all requests, and returns the reads that fail. */
async function brokenPages(people: People): Promise<string[]> {
  const broken = []
  for (const [key, { access }] of Object.entries<Endpoint>(contract))
    for (const role of ['student', 'guardian', 'advisor', 'admin'] as const) {
      const [method, path] = key.split(' ') as [string, string]
      const isOpen = typeof access === 'string' || access.includes(role)
      if (method !== 'GET' || !isOpen || path.includes('{')) continue
      const { statusCode } = await people.pagesOf(role, `${path}${questions[path] ?? ''}`)
      if (statusCode !== 200) broken.push(`${statusCode} for ${role}: ${key}`)
    }
  return broken
}

/** Queries that reads require. */
const questions: Record<string, string> = {
  '/advising/students/search': '?studentId=nobody',
  '/advising/summaries': `?id=${randomUUID()}`,
}

function inWords({ target, options: { url, payload, headers } }: Request): string {
  const body = typeof payload === 'string' ? ` ${JSON.stringify(headers)} ${payload.slice(0, 600)}` : ''
  return `${target} ${url.slice(0, 300)}${body}`
}
