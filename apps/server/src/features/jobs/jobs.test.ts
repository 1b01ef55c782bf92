import { expect, test } from 'vitest'
import { runDue } from '#platform/jobs.ts'
import { deliver, queueMail } from '#platform/mail/mailer.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

const at = (instant: string) => ({
  db: app.db,
  config: app.config,
  log: silent,
  now: () => new Date(instant),
})
const silent = { error: () => {} } as never

test('an admin sees first what fails, with its reason', async () => {
  const admin = await app.as(await givenUser(app.db, 'admin'))
  await runDue(at('2026-11-01T12:00:00Z'), [
    { name: 'demos', run: async () => {} },
    { name: 'links', run: () => Promise.reject(new Error('The table is gone')) },
  ])

  const { jobs } = await admin('GET /jobs')

  expect(jobs[0]).toMatchObject({ name: 'links', failuresInARow: 1, lastFailure: 'The table is gone' })
  expect(jobs).toContainEqual(
    expect.objectContaining({ name: 'demos', runs: 1, failures: 0, finishedAt: '2026-11-01T12:00:00.000Z' }),
  )
  expect(jobs).toContainEqual(expect.objectContaining({ name: 'essays', dueAt: null, runs: 0 }))
})

test('an admin has a job run, which is written down, and a student may not', async () => {
  const admin = await app.as(await givenUser(app.db, 'admin'))
  const student = await app.as(await givenUser(app.db, 'student'))
  let runs = 0
  const all = [{ name: 'schools' as const, run: async () => ++runs }]
  await runDue(at('2026-11-01T12:00:00Z'), all)

  await admin('POST /jobs/{name}/run', { name: 'schools' })
  await runDue(at('2026-11-01T12:00:00Z'), all)

  expect(runs).toBe(2)
  await expect(student('POST /jobs/{name}/run', { name: 'schools' })).toBeRefused('FORBIDDEN')
  await expect(admin('POST /jobs/{name}/run', { name: 'tea' as never })).toBeRefused('INVALID_INPUT')
})

test('mails that fail are counted, and stay to be seen once they are given up', async () => {
  const admin = await app.as(await givenUser(app.db, 'admin'))
  const written = new Date('2026-11-01T12:00:00Z')
  await queueMail(app.db, { to: 'kim@example.org', subject: 'A', heading: 'A', paragraphs: [], now: written })
  const refuse = () => Promise.reject(new Error('550 No such mailbox'))

  await deliver(at('2026-11-01T12:00:00Z'), refuse)
  expect((await admin('GET /jobs')).mail).toEqual({
    waiting: 1,
    failing: 1,
    oldestFailing: '2026-11-01T12:00:00.000Z',
    givenUp: 0,
    lastFailure: '550 No such mailbox',
    leaves: false,
  })

  for (let day = 2; day < 20; day++)
    await deliver(at(`2026-11-${String(day).padStart(2, '0')}T12:00:00Z`), refuse)
  expect((await admin('GET /jobs')).mail).toMatchObject({ waiting: 0, failing: 0, givenUp: 1 })
})
