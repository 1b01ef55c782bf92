import { describe, expect, test } from 'vitest'
import { givenLink } from '#testing/given-advising.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog } from '#testing/given-schools.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-11-20T12:00:00Z' })
const catalog = givenOnce(() => givenCatalog(app.db))

async function givenStudentWithList() {
  const { student, call } = await givenStudent(app)
  const school = { schoolId: catalog.stanford, plan: 'restrictive_early_action' } as const
  const { id } = await call('POST /schools/list', school)
  return { student, call, id }
}

describe('a junior who has taken this year’s dates for theirs', () => {
  test('is late for nothing any more once they name their class, and sees this year’s date as a hint', async () => {
    const { call, id } = await givenStudentWithList()
    expect(await datesOf(call)).toEqual(['2026-11-01'])

    const me = await call('PUT /me/graduation-year', { graduationYear: 2028 })

    expect(me.graduationYear).toBe(2028)
    expect(await datesOf(call)).toEqual([])
    expect(await call('GET /schools/list/{id}', { id })).toMatchObject({
      plan: 'restrictive_early_action',
      deadline: null,
      catalogDeadline: { date: '2026-11-01', cycle: '2026-27', state: 'carried_over' },
    })
  })

  test('has them back when it was a slip of the mouse', async () => {
    const { call, id } = await givenStudentWithList()
    await call('PUT /me/graduation-year', { graduationYear: 2028 })

    await call('PUT /me/graduation-year', { graduationYear: 2027 })

    expect(await call('GET /schools/list/{id}', { id })).toMatchObject({
      deadline: '2026-11-01',
      deadlineState: 'reported',
    })
  })

  test('has each school move by its own date, however many there are', async () => {
    const { call, id } = await givenStudentWithList()
    const other = await call('POST /schools/list', { schoolId: catalog.ucla, plan: 'regular' })
    await call('PUT /me/graduation-year', { graduationYear: 2028 })
    expect(await datesOf(call)).toEqual([])

    await call('PUT /me/graduation-year', { graduationYear: 2027 })

    const [first, second] = [
      await call('GET /schools/list/{id}', { id }),
      await call('GET /schools/list/{id}', { id: other.id }),
    ]
    expect(first).toMatchObject({ deadline: '2026-11-01', deadlineState: 'reported' })
    expect(second).toMatchObject({ deadline: other.deadline, deadlineSource: other.deadlineSource })
    expect(second.deadline).not.toBe(first.deadline)
  })

  test('keeps the dates that they have set themselves, and what they have sent', async () => {
    const { call, id } = await givenStudentWithList()
    const sent = await call('POST /schools/list', { schoolId: catalog.ucla, plan: 'regular' })
    await call('PATCH /schools/list/{id}', { id, deadline: '2026-12-24' })
    await call('PATCH /schools/list/{id}', { id: sent.id, status: 'Submitted' })

    await call('PUT /me/graduation-year', { graduationYear: 2029 })

    expect((await call('GET /schools/list/{id}', { id })).deadline).toBe('2026-12-24')
    expect((await call('GET /schools/list/{id}', { id: sent.id })).deadline).toBe(sent.deadline)
  })

  test('gets no date of this year with a school that they add', async () => {
    const { call } = await givenStudentWithList()
    await call('PUT /me/graduation-year', { graduationYear: 2028 })

    const added = await call('POST /schools/list', { schoolId: catalog.ucla, plan: 'regular' })

    expect(added).toMatchObject({ plan: 'regular', deadline: null })
    const { deadlines } = await call('GET /schools/catalog/{id}', { id: catalog.ucla })
    expect(deadlines.map(({ state }) => state)).not.toContain('reported')
  })

  test('has the steps of financial aid in their own year', async () => {
    const { call } = await givenStudentWithList()
    expect((await call('GET /money/steps')).awardYear).toBe('2027-28')

    await call('PUT /me/graduation-year', { graduationYear: 2028 })
    await call('PUT /money/steps/{step}', { step: 'fsa-id', done: true })

    const steps = await call('GET /money/steps')
    expect(steps).toMatchObject({ awardYear: '2028-29', opensOn: '2027-10-01' })
    expect(steps.steps.filter(({ doneAt }) => doneAt !== null).map(({ step }) => step)).toEqual(['fsa-id'])
  })
})

test('an advisor sees the list of a junior with the hints of a junior', async () => {
  const { student, call } = await givenStudentWithList()
  await call('PUT /me/graduation-year', { graduationYear: 2028 })
  const advisor = await givenUser(app.db, 'advisor')
  await givenLink(app.db, { student, advisor })

  const seen = await (await app.as(advisor))('GET /advising/students/{id}/list', { id: student.userId })

  expect(seen).toMatchObject({ entries: [{ catalogDeadline: { state: 'carried_over' }, deadline: null }] })
})

test('a year that no class has is refused, and only students have a class', async () => {
  const { call } = await givenStudentWithList()
  await expect(call('PUT /me/graduation-year', { graduationYear: 1927 })).toBeRefused('INVALID_INPUT')
  const advisor = await app.as(await givenUser(app.db, 'advisor'))
  await expect(advisor('PUT /me/graduation-year', { graduationYear: 2028 })).toBeRefused('FORBIDDEN')
})

type Call = Awaited<ReturnType<TestApp['as']>>

async function datesOf(call: Call): Promise<string[]> {
  const dates = await call('GET /deadlines')
  return dates.filter(({ source }) => source === 'school').map(({ date }) => date)
}
