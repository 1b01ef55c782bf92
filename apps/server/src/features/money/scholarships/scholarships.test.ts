import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { scholarships } from '#database/tables/money.ts'
import { notifications } from '#database/tables/notifications.ts'
import { remind } from '#features/deadlines/reminders/jobs.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenFinances } from '#testing/given-money.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-11-28T16:00:00Z' })

async function givenStudent() {
  const student = await givenUser(app.db, 'student', { graduationYear: 2027 })
  return { student, call: await app.as(student) }
}

async function givenShared(row: Partial<typeof scholarships.$inferInsert> & { name: string }) {
  const [added] = await app.db.insert(scholarships).values(row).returning({ id: scholarships.id })
  return added!.id
}

describe('a student', () => {
  test('finds the best fit first, then the next date, and past ones only where they ask for them', async () => {
    const { call } = await givenStudent()
    const senior = [{ field: 'senior' as const }]
    await givenShared({ name: 'Heron Later', criteria: senior, deadline: '2027-03-01' })
    await givenShared({ name: 'Heron Usual', criteria: senior, usualDeadline: '01-31' })
    await givenShared({ name: 'Heron Sooner', criteria: senior, deadline: '2026-12-01' })
    await givenShared({ name: 'Heron Past', criteria: senior, deadline: '2026-11-27' })
    const juniors = [{ field: 'grade' as const, among: ['11'] }]
    await givenShared({ name: 'Heron Juniors', criteria: juniors, deadline: '2026-11-29' })

    const named = async (show?: 'fits' | 'past') => {
      const page = await call('GET /money/scholarships', { q: 'heron', ...(show && { show }) })
      return page.scholarships.map(({ name, standing }) => `${name} ${standing.state}`)
    }

    expect(await named()).toEqual([
      'Heron Sooner due',
      'Heron Usual expected',
      'Heron Later due',
      'Heron Juniors due',
    ])
    expect(await named('fits')).not.toContain('Heron Juniors due')
    expect(await named('past')).toEqual(['Heron Past past'])
    const counts = await call('GET /money/scholarships/summary')
    expect(counts.past).toBeGreaterThanOrEqual(1)
    expect(counts.all - counts.fits).toBeGreaterThanOrEqual(1)
  })

  test('who has applied for one, moved its day or let it go is no longer told that it is near', async () => {
    const { student, call } = await givenStudent()
    const near = { status: 'saved', deadline: '2026-12-05' } as const
    const ids = await Promise.all(['Crane', 'Dove', 'Egret', 'Finch'].map((name) => givenShared({ name })))
    for (const id of ids) await call('PUT /money/scholarships/{id}/saved', { id, ...near })
    await remind({ db: app.db, config: app.config, now: app.now })
    const reminded = async () => {
      const rows = await app.db.select().from(notifications).where(eq(notifications.userId, student.userId))
      return rows.filter(({ type }) => type === 'application-reminder').map(({ title }) => title)
    }
    expect(await reminded()).toHaveLength(4)
    const [crane, dove, egret, finch] = ids as [string, string, string, string]

    await call('PUT /money/scholarships/{id}/saved', { ...near, id: crane, status: 'submitted' })
    await call('PUT /money/scholarships/{id}/saved', { ...near, id: dove, deadline: '2026-12-20' })
    await call('DELETE /money/scholarships/{id}/saved', { id: egret })
    await call('PUT /money/scholarships/{id}/saved', { ...near, id: finch, status: 'in-progress' })

    expect(await reminded()).toEqual(['Scholarship: Finch'])
  })

  test('finds scholarships by what they require', async () => {
    const { call } = await givenStudent()
    await givenShared({
      name: 'Ibis Fund',
      criteria: [{ field: 'words', words: 'Going into pipe organ building' }],
    })

    const { scholarships: found } = await call('GET /money/scholarships', { q: 'organ building' })

    expect(found.map(({ name }) => name)).toEqual(['Ibis Fund'])
  })

  test('who saves one by its usual date finds it among the deadlines, as a usual date', async () => {
    const { call } = await givenStudent()
    const id = await givenShared({ name: 'Jay Fund', usualDeadline: '01-31' })
    const inDeadlines = async () =>
      (await call('GET /deadlines')).filter(({ source }) => source === 'scholarship')

    await call('PUT /money/scholarships/{id}/saved', { id, status: 'saved', deadline: '2027-01-31' })
    expect(await inDeadlines()).toMatchObject([{ title: 'Jay Fund', date: '2027-01-31', basis: 'typical' }])

    await call('PUT /money/scholarships/{id}/saved', { id, status: 'saved', deadline: '2027-02-03' })
    expect(await inDeadlines()).toMatchObject([{ title: 'Jay Fund', basis: null }])
  })
})

describe('the aid of the home state', () => {
  const program = (name: string, state: string, row: Partial<typeof scholarships.$inferInsert> = {}) =>
    givenShared({ kind: 'state-aid', name, criteria: [{ field: 'state', among: [state] }], ...row })

  test('is asked for where a student has not said where they live, and none is for one abroad', async () => {
    const { call } = await givenStudent()
    expect(await call('GET /money/state-aid')).toEqual({ state: null, isAbroad: false, programs: [] })

    await call('PATCH /money/finances', { country: 'KE' })
    expect(await call('GET /money/state-aid')).toEqual({ state: null, isAbroad: true, programs: [] })
  })

  test('is that of the state, with what a student meets of each rule, and past dates last', async () => {
    const { student, call } = await givenStudent()
    await givenFinances(app.db, student, { state: 'AK' })
    await givenProfile(app.db, student, { gpaUnweighted: 3.2, satActScore: '1210 SAT' })
    const gpa = { field: 'gpa' as const, atLeast: 3.5 }
    const test = { field: 'test' as const, act: 25, sat: 1200 }
    const home = { field: 'state' as const, among: ['AK'] }
    await program('Lark Grant', 'AK', { criteria: [home, gpa], usualDeadline: '06-30' })
    await program('Lark Promise', 'AK', { criteria: [home, test], usualDeadline: '08-31' })
    await program('Lark Past', 'AK', { deadline: '2026-11-02' })
    await program('Martin Grant', 'WY')

    const { state, programs } = await call('GET /money/state-aid')

    expect(state).toBe('AK')
    expect(
      programs
        .filter(({ name }) => /Lark|Martin/.test(name))
        .map(({ name, standing, judged }) => [name, standing.on, judged.map(({ met }) => met).join()]),
    ).toEqual([
      ['Lark Promise', '2027-08-31', 'met,met'],
      ['Lark Grant', '2027-06-30', 'met,not-met'],
      ['Lark Past', '2026-11-02', 'met'],
    ])
    const { scholarships: listed } = await call('GET /money/scholarships', { q: 'lark' })
    expect(listed).toEqual([])
  })

  test('stands among the deadlines and the saved scholarships once it is chosen', async () => {
    const { student, call } = await givenStudent()
    await givenFinances(app.db, student, { state: 'AK' })
    const id = await program('Oriole Grant', 'AK', { usualDeadline: '08-31' })

    await call('PUT /money/scholarships/{id}/saved', { id, status: 'saved', deadline: '2027-08-31' })

    const deadlines = await call('GET /deadlines')
    expect(deadlines.filter(({ source }) => source === 'scholarship')).toMatchObject([
      { title: 'Oriole Grant', date: '2027-08-31', basis: 'typical' },
    ])
    expect((await call('GET /money/scholarships', { show: 'saved' })).scholarships).toMatchObject([
      { name: 'Oriole Grant', standing: { state: 'expected', on: '2027-08-31' } },
    ])
  })
})

describe('the local scholarships of an advisor', () => {
  const kestrel = { name: 'Kestrel Rotary', sponsor: 'Rotary', amount: '$1,000', deadline: '2027-03-01' }

  async function givenAdvised() {
    const advisor = await givenUser(app.db, 'advisor')
    const { student, call } = await givenStudent()
    const link = await givenLink(app.db, { advisor, student })
    return { byAdvisor: await app.as(advisor), call, link }
  }

  test('are found by the advisor’s students, and by nobody else’s', async () => {
    const { byAdvisor, call } = await givenAdvised()
    const stranger = await givenAdvised()

    const { id } = await byAdvisor('POST /money/scholarships/local', kestrel)

    expect(await byAdvisor('GET /money/scholarships/local')).toMatchObject([{ id, ...kestrel }])
    expect((await call('GET /money/scholarships', { q: 'kestrel' })).scholarships).toMatchObject([
      { id, own: false, fromAdvisor: true, standing: { state: 'due', on: '2027-03-01' } },
    ])
    expect((await stranger.call('GET /money/scholarships', { q: 'kestrel' })).scholarships).toEqual([])
    expect(await stranger.byAdvisor('GET /money/scholarships/local')).toEqual([])
    await expect(
      stranger.call('PUT /money/scholarships/{id}/saved', { id, status: 'saved', deadline: null }),
    ).toBeRefused('NOT_FOUND')
    await expect(stranger.byAdvisor('DELETE /money/scholarships/local/{id}', { id })).toBeRefused('NOT_FOUND')
  })

  test('stay with a student who saved them when the link ends, and leave the others', async () => {
    const { byAdvisor, call, link } = await givenAdvised()
    const saved = await byAdvisor('POST /money/scholarships/local', kestrel)
    await byAdvisor('POST /money/scholarships/local', { ...kestrel, name: 'Kestrel Lions' })
    await call('PUT /money/scholarships/{id}/saved', { id: saved.id, status: 'saved', deadline: null })

    await app.db.update(advisorLinks).set({ endedAt: new Date() }).where(eq(advisorLinks.id, link.id))

    const { scholarships: left } = await call('GET /money/scholarships', { q: 'kestrel' })
    expect(left.map(({ name }) => name)).toEqual(['Kestrel Rotary'])
  })

  test('with a large import, what a student saved is still found, and no more are judged than the bound', async () => {
    const { call } = await givenStudent()
    const kept = await givenShared({ name: 'Kept by Robin', createdAt: new Date('2020-01-01') })
    await call('PUT /money/scholarships/{id}/saved', { id: kept, status: 'saved', deadline: null })
    const many = Array.from({ length: 2100 }, (_, at) => ({ name: `Imported ${at}` }))
    await app.db.insert(scholarships).values(many)

    const { all, saved } = await call('GET /money/scholarships/summary')
    expect(saved).toBe(1)
    expect(all).toBeLessThanOrEqual(2000)
    await app.db.delete(scholarships).where(like(scholarships.name, 'Imported %'))
  })

  test('a program of a state that is saved stands in Deadlines as state aid', async () => {
    const { call } = await givenStudent()
    const id = await givenShared({ kind: 'state-aid', name: 'Ohio Promise of Robin' })
    await call('PUT /money/scholarships/{id}/saved', { id, status: 'saved', deadline: '2027-03-01' })
    expect(await call('GET /deadlines')).toMatchObject([
      { title: 'Ohio Promise of Robin', detail: 'State aid' },
    ])
  })

  test('are changed by the advisor who added them, and by nobody else', async () => {
    const { byAdvisor, call } = await givenAdvised()
    const stranger = await givenAdvised()
    const { id } = await byAdvisor('POST /money/scholarships/local', kestrel)
    const changed = { ...kestrel, name: 'Kestrel Rotary Award', amount: '$900', asksForMoney: true }

    expect(await byAdvisor('PUT /money/scholarships/local/{id}', { id, ...changed })).toMatchObject(changed)

    const { scholarships } = await call('GET /money/scholarships', { q: 'kestrel' })
    expect(scholarships).toMatchObject([{ id, name: 'Kestrel Rotary Award', amount: '$900' }])
    await expect(stranger.byAdvisor('PUT /money/scholarships/local/{id}', { id, ...kestrel })).toBeRefused(
      'NOT_FOUND',
    )
  })

  test('move the day that a student saved when the advisor corrects it, and not one of the student’s own', async () => {
    const { byAdvisor, call } = await givenAdvised()
    const { id } = await byAdvisor('POST /money/scholarships/local', kestrel)
    const days = async () => (await call('GET /deadlines')).map(({ date }) => date)
    const saved = { id, status: 'saved', deadline: '2027-03-01' } as const
    await call('PUT /money/scholarships/{id}/saved', saved)

    await byAdvisor('PUT /money/scholarships/local/{id}', { id, ...kestrel, deadline: '2027-02-20' })
    expect(await days()).toEqual(['2027-02-20'])
    await byAdvisor('PUT /money/scholarships/local/{id}', { id, ...kestrel, deadline: null })
    expect(await days()).toEqual([])

    await byAdvisor('PUT /money/scholarships/local/{id}', { id, ...kestrel, deadline: '2027-02-20' })
    await call('PUT /money/scholarships/{id}/saved', { ...saved, deadline: '2027-02-10' })
    await byAdvisor('PUT /money/scholarships/local/{id}', { id, ...kestrel, deadline: '2027-02-25' })
    expect(await days()).toEqual(['2027-02-10'])
  })

  test('no student can delete them, and once the advisor does, they are gone', async () => {
    const { byAdvisor, call } = await givenAdvised()
    const { id } = await byAdvisor('POST /money/scholarships/local', kestrel)

    await expect(call('DELETE /money/scholarships/{id}', { id })).toBeRefused('NOT_FOUND')
    await byAdvisor('DELETE /money/scholarships/local/{id}', { id })

    expect((await call('GET /money/scholarships', { q: 'kestrel' })).scholarships).toEqual([])
  })
})
