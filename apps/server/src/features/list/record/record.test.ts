import { randomUUID } from 'node:crypto'
import { placeOnList } from '@bearings/domain/matching/placed-list'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clearCached } from '#database/cached.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { applicationEstimates } from '#database/tables/list-record.ts'
import { listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenCatalog } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { applicantFor } from './said.ts'

const app = useTestApp({ now: '2026-11-01T17:00:00Z' })
const catalog = givenOnce(() => givenCatalog(app.db))

async function givenStudent() {
  app.setNow('2026-11-01T17:00:00Z')
  const student = await givenUser(app.db, 'student')
  await givenProfile(app.db, student)
  return { student, call: await app.as(student) }
}

/** Sends an application to Stanford, and returns its id. */
async function sent(call: Awaited<ReturnType<typeof givenStudent>>['call']) {
  const { id } = await call('POST /schools/list', { schoolId: catalog.stanford, plan: 'regular' })
  await call('PATCH /schools/list/{id}', { id, status: 'Submitted' })
  return id
}

describe('the estimate of the day of sending', () => {
  test('is what the pages say on that day, and stays when the student’s grades change', async () => {
    const { call } = await givenStudent()
    const id = await sent(call)
    const { profile } = await call('GET /profile')
    const page = await call('GET /schools/list/{id}', { id })
    const applicant = applicantFor(profile, await call('GET /money/finances'))
    const shown = placeOnList(page, applicant, '2026-11-01')
    expect(shown).toMatchObject({ status: 'estimated', label: page.said!.label })
    expect(page.said).toMatchObject({
      madeOn: '2026-11-01',
      ...(shown as { odds: object }).odds,
    })

    await call('PATCH /profile/gpa', { gpaUnweighted: 2.1, ownGpa: null })
    await call('PATCH /schools/list/{id}', { id, status: 'Deferred' })
    expect((await call('GET /schools/list/{id}', { id })).said).toEqual(page.said)
  })

  test('is not there for an application that was answered before it was entered, or is not sent after all', async () => {
    const { call } = await givenStudent()
    const accepted = await call('POST /schools/list', { schoolId: catalog.ucla, status: 'Accepted' })
    await call('PATCH /schools/list/{id}', { id: accepted.id, status: 'Submitted' })
    expect((await call('GET /schools/list/{id}', { id: accepted.id })).said).toBeNull()

    const id = await sent(call)
    await call('PATCH /schools/list/{id}', { id, status: 'In Progress' })
    expect(await call('GET /schools/list/{id}', { id })).toMatchObject({ said: null, days: [] })
  })

  test('is kept for a school that is added as sent', async () => {
    const { call } = await givenStudent()
    const { id } = await call('POST /schools/list', { schoolId: catalog.stanford, status: 'Submitted' })
    expect((await call('GET /schools/list/{id}', { id })).said).toMatchObject({ madeOn: '2026-11-01' })
  })

  test('is not shown any more once somebody has changed it in the database', async () => {
    const { call } = await givenStudent()
    const id = await sent(call)
    await app.db
      .update(applicationEstimates)
      .set({ middle: 0.9, high: 0.95 })
      .where(eq(applicationEstimates.entryId, id))
    expect((await call('GET /schools/list/{id}', { id })).said).toBeNull()
  })
})

describe('the days of an application', () => {
  test('a student corrects them, and an answer that was a mistake takes its day along', async () => {
    const { student, call: inNovember } = await givenStudent()
    const id = await sent(inNovember)
    app.setNow('2026-12-15T20:00:00Z')
    const call = await app.as(student)
    await call('PATCH /schools/list/{id}', { id, status: 'Accepted' })
    expect(await call('PUT /schools/list/{id}/days', { id, status: 'Submitted', on: '2026-10-30' })).toEqual([
      { status: 'Submitted', on: '2026-10-30' },
      { status: 'Accepted', on: '2026-12-15' },
    ])
    const { days } = await call('PATCH /schools/list/{id}', { id, status: 'Deferred' })
    expect(days.map(({ status }) => status)).toEqual(['Submitted', 'Deferred'])
  })

  test.each([
    ['Submitted', '2026-11-02', 'on'],
    ['Rejected', '2026-11-01', 'status'],
  ] as const)('%s on %s is refused on November 1, as far as it was sent', async (status, on, path) => {
    const { call } = await givenStudent()
    const id = await sent(call)
    await expect(call('PUT /schools/list/{id}/days', { id, status, on })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path }],
    })
  })

  test('an advisor reads them where the list is shared, and nobody else', async () => {
    const { student, call } = await givenStudent()
    await sent(call)
    const days = [{ status: 'Submitted', on: '2026-11-01' }]
    const advisor = await givenUser(app.db, 'advisor')
    const asAdvisor = await app.as(advisor)
    const link = await givenLink(app.db, { advisor, student }, { list: false })
    const list = () => asAdvisor('GET /advising/students/{id}/list', { id: student.userId })
    expect(await list()).toEqual({ shared: false })
    await app.db.update(advisorLinks).set({ list: true }).where(eq(advisorLinks.id, link.id))
    expect(await list()).toMatchObject({ entries: [{ days }] })
    expect(JSON.stringify(await list())).not.toContain('"said"')
  })
})

describe('what was said beside what came', () => {
  const check = async () => {
    clearCached(app.db)
    return (await app.as(await givenUser(app.db, 'admin')))('GET /schools/odds-check')
  }

  test('counts the answers of those who let theirs be checked, and no forged estimate', async () => {
    const before = await check()
    const people = await Promise.all(Array.from({ length: 12 }, () => givenUser(app.db, 'student')))
    const { call } = await givenStudent()
    const { said } = await call('GET /schools/list/{id}', { id: await sent(call) })
    for (const [index, person] of people.entries()) {
      await givenProfile(app.db, person)
      const id = await sent(await app.as(person))
      await app.db
        .update(listEntries)
        .set({ status: index < 3 ? 'Accepted' : 'Rejected' })
        .where(eq(listEntries.id, id))
      if (index === 11)
        await app.db
          .update(applicationEstimates)
          .set({ unitid: 1 })
          .where(eq(applicationEstimates.entryId, id))
    }
    await app.db.update(users).set({ checksEstimates: false }).where(eq(users.id, people[0]!.userId))

    const after = await check()
    expect(after.answered - before.answered).toBe(10)
    expect(after.byLabel.find(({ label }) => label === said!.label)?.group).toMatchObject({
      applications: 10,
      expected: expect.closeTo(said!.middle),
      admitted: 0.2,
    })
    expect(JSON.stringify(after)).not.toContain(people[0]!.userId)
  })

  test('nothing is said of a school that is nobody’s', async () => {
    const { call } = await givenStudent()
    await expect(
      call('PUT /schools/list/{id}/days', { id: randomUUID(), status: 'Submitted', on: '2026-10-30' }),
    ).toBeRefused('NOT_FOUND')
  })
})
