import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { jobs as table } from '../database/tables/jobs.ts'
import { borrowTestDatabase } from '../testing/borrow-test-database.ts'
import { type Job, listJobs, runDue, runJobs, runSoon } from './jobs.ts'

const database = await borrowTestDatabase(inject('snapshot'))
const { db } = database
beforeEach(() => db.delete(table))
afterAll(() => database.close())

const noon = Date.parse('2026-11-01T12:00:00Z')

/** A process at this many minutes after noon. */
function processAt(minutes: number, errors: unknown[] = []) {
  const log = { error: (error: unknown) => errors.push(error) }
  return { db, now: () => new Date(noon + minutes * 60_000), log } as never
}

async function rowOf(name: Job['name']) {
  return (await db.select().from(table).where(eq(table.name, name)))[0]
}

test('of several processes that look at once, one does what is due', async () => {
  let runs = 0
  const all: Job[] = [{ name: 'demos', run: async () => ++runs }]

  await Promise.all([1, 2, 3, 4].map(() => runDue(processAt(0), all)))
  expect(runs).toBe(1)

  await runDue(processAt(59), all)
  expect(runs).toBe(1)
  await Promise.all([1, 2, 3, 4].map(() => runDue(processAt(60), all)))
  expect(runs).toBe(2)
})

test('processes whose clocks differ do what is due once, and not each by its own clock', async () => {
  let runs = 0
  const all: Job[] = [{ name: 'files', run: async () => ++runs }]

  for (const minutes of [0, -0.0001, -0.5, 0.25]) await runDue(processAt(minutes), all)
  expect(runs).toBe(1)
  for (const minutes of [1, 0.9, 0.5]) await runDue(processAt(minutes), all)
  expect(runs).toBe(2)
})

test('a job that fails is noted, does not keep the next from running, and is tried again a minute later', async () => {
  const errors: unknown[] = []
  const ran: string[] = []
  let luck = false
  const all: Job[] = [
    { name: 'demos', run: async () => (luck ? ran.push('demos') : Promise.reject(new Error('no luck'))) },
    { name: 'essays', run: async () => ran.push('essays') },
  ]

  await runDue(processAt(0, errors), all)
  expect(errors).toMatchObject([{ message: 'no luck' }])
  expect(ran).toEqual(['essays'])
  expect(await rowOf('demos')).toMatchObject({ failures: 1, failuresInARow: 1, lastFailure: 'no luck' })

  luck = true
  await runDue(processAt(0.9), all)
  expect(ran).toEqual(['essays'])
  await runDue(processAt(1), all)
  expect(ran).toEqual(['essays', 'demos'])
  expect(await rowOf('demos')).toMatchObject({ runs: 2, failures: 1, failuresInARow: 0 })
})

test('what an admin reads of a failed query does not tell the values that were in it', async () => {
  const all: Job[] = [
    {
      name: 'demos',
      run: () =>
        db
          .select()
          .from(table)
          .where(eq(table.runs, 'kim@example.org' as never)),
    },
  ]

  await runDue(processAt(0), all)

  const { lastFailure } = (await rowOf('demos'))!
  expect(lastFailure).toMatch(/integer/)
  expect(lastFailure).not.toContain('select')
})

test('a job that an admin asks for runs at the next look, and then as ever', async () => {
  let runs = 0
  const all: Job[] = [{ name: 'demos', run: async () => ++runs }]
  await runDue(processAt(0), all)

  await runSoon(db, 'demos', new Date(noon + 60_000))
  await runDue(processAt(1), all)
  await runDue(processAt(2), all)

  expect(runs).toBe(2)
  expect(await listJobs(db)).toContainEqual(expect.objectContaining({ name: 'demos', runs: 2 }))
})

test('a job that takes long keeps no other waiting, and is not begun again meanwhile', async () => {
  let [minutes, begun, mails] = [0, 0, 0]
  let finish: (value: unknown) => void = () => {}
  const all: Job[] = [
    { name: 'reminders', run: () => new Promise((resolve) => void (begun++, (finish = resolve))) },
    { name: 'mails', run: async () => ++mails },
  ]
  const services = { db, now: () => new Date(noon + minutes * 60_000), log: { error: () => {} } } as never

  const stop = runJobs(services, all, 5)
  for (const runs of [1, 2, 3]) {
    await vi.waitFor(() => expect(mails).toBe(runs))
    minutes++
  }
  finish(null)
  await stop()

  expect(begun).toBe(1)
})

test('stopping waits for every job under way, which is told, and begins none', async () => {
  const said: string[] = []
  const untilTold = (name: Job['name']): Job => ({
    name,
    run: (_, signal) =>
      new Promise((resolve) => {
        said.push(`${name} begun`)
        signal.addEventListener('abort', () => setImmediate(() => resolve(said.push(`${name} finished`))))
      }),
  })

  const stop = runJobs(processAt(0), [untilTold('demos'), untilTold('essays')], 5)
  await vi.waitFor(() => expect(said).toEqual(['demos begun', 'essays begun']))
  await stop()

  expect(said.slice(2)).toEqual(['demos finished', 'essays finished'])
})
