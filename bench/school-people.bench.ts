/**
 * Times the import of a school's people, 100 and 5,000, the same file again, the list with a search by name, and the hand-over
 * of 300 students, beside `/me` of the same run; and the memory of both. On the embedded database, or with TEST_DATABASE_URL on that server.
 * `npm run bench -- school-people`
 */
import { Readable } from 'node:stream'
import type { ImportReport } from '@bearings/domain/csv-import'
import { users } from '@bearings/server/database/tables/users'
import { followCounselors } from '@bearings/server/features/advising/moves/follow'
import { finishMoves } from '@bearings/server/features/advising/moves/jobs'
import { insert as insertMove } from '@bearings/server/features/advising/moves/store'
import { adminsInUse } from '@bearings/server/features/people/store'
import { rosterImport } from '@bearings/server/features/school/imports/import'
import { givenUser } from '@bearings/server/testing/given'
import { givenLink } from '@bearings/server/testing/given-advising'
import { givenSchool } from '@bearings/server/testing/given-school'
import { eq } from 'drizzle-orm'
import { createBenchApp } from './app.ts'

const most = { ratio: 60, megabytes: 300 }
const app = await createBenchApp()
await givenSchool(app.db)
const actor = await givenUser(app.db, 'admin')
const [admin] = await app.db.select({ email: users.email }).from(users).where(eq(users.id, actor.userId))
const read = await app.as(admin!.email)

const lineOf = (id: number) =>
  `S-${id},Ada${id},Berg,ada${id}@lincoln.example,2027,carla${id % 20}@lincoln.example`
const fileOf = (people: number) =>
  `student id,first name,last name,email,class of,counselor email\n${Array.from({ length: people }, (_, id) => lineOf(id)).join('\n')}\n`

const small = await timed('100 people', () => bringIn(100))
let large = 0
const megabytes = await megabytesOf(async () => {
  large = await timed('5,000 people', () => bringIn(5000))
  await timed('the same 5,000 again', () => bringIn(5000))
})
const [carla, dan] = [await givenCounselorOf(300), await givenUser(app.db, 'advisor')]
const between = { fromAdvisorId: carla.userId, toAdvisorId: dan.userId, askedById: actor.userId }
await app.db.transaction((tx) => insertMove(tx, between, new Date()))
let handOver = 0
const handOverMegabytes = await megabytesOf(async () => {
  handOver = await timed('300 students handed over', () =>
    finishMoves(services(), new AbortController().signal),
  )
})
await Promise.all([read('/me'), read('/school/people')])
const me = (await timed('fifty times /me', () => readOften('/me', 50))) / 50
const page = await timed('the first page of the list', () => read('/school/people'))
await timed('a search by name among 5,000', () => read('/school/people?q=ada4999'))
console.log(
  `5,000 took ${(large / small).toFixed(1)} times as long as 100, and ${megabytes.toFixed(0)} MB more`,
)
console.log(
  `the hand-over took ${(handOver / me).toFixed(0)} times as long as /me, and ${handOverMegabytes.toFixed(0)} MB more`,
)
console.log(`the list took ${(page / me).toFixed(1)} times as long as /me`)
if (large / small > most.ratio || megabytes > most.megabytes) process.exitCode = 1
await app.close()

async function bringIn(people: number): Promise<void> {
  const { db, config } = app
  const context = { db, config, actor, now: () => new Date(), origin: { address: '', userAgent: '' } }
  const reports: ImportReport[] = []
  const roster = rosterImport({ follow: followCounselors, admins: adminsInUse })
  await roster.bringIn(context, Readable.from([Buffer.from(fileOf(people))]), {
    apply: true,
    isZip: false,
    name: 'people.csv',
    ends: 'yes',
    say: (progress) => 'report' in progress && reports.push(progress.report),
  })
  const { added, changed, unchanged } = reports.at(-1)!
  console.log(`  ${added} added, ${changed} changed, ${unchanged} unchanged`)
}

function services(): Parameters<typeof finishMoves>[0] {
  return { db: app.db, now: () => new Date() } as Parameters<typeof finishMoves>[0]
}

/** A counselor of the school with so many students. */
async function givenCounselorOf(students: number) {
  const advisor = await givenUser(app.db, 'advisor')
  for (let each = 0; each < students; each++) {
    const student = await givenUser(app.db, 'student')
    await givenLink(app.db, { advisor, student }, { kind: 'school', isPrimary: true })
  }
  return advisor
}

async function readOften(path: string, times: number): Promise<void> {
  for (let each = 0; each < times; each++) await read(path)
}

/** Returns how much more memory the process had at most. */
async function megabytesOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  await work()
  clearInterval(watch)
  return (peak - before) / 1e6
}

async function timed(what: string, work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  const took = performance.now() - startedAt
  console.log(`${what.padEnd(40)} ${took.toFixed(0).padStart(7)} ms`)
  return took
}
