import type { Input } from '@bearings/domain/contract'
import { amounts } from '@bearings/domain/money/calculator/options'
import { most } from '@bearings/domain/money/options'
import type { SchoolPrice } from '@bearings/domain/money/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { finances, scholarships } from '#database/tables/money.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenFinances, givenOffer, givenScholarship } from '#testing/given-money.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-11-22T16:00:00Z' })
const catalog = givenOnce(() => givenCatalog(app.db))

const nothing = Object.fromEntries(
  amounts.map((name) => [name, null]),
) as Input<'PUT /money/answers'>['amounts']
const answers: Input<'PUT /money/answers'> = {
  awardYear: '2027-28',
  dependency: 'dependent',
  household: 'married',
  familySize: 4,
  state: 'OH',
  mustFile: true,
  benefits: 'unknown',
  schedules: 'unknown',
  amounts: { ...nothing, agi: 84_600 },
}
const terms: Omit<Input<'PUT /money/offers/{entryId}'>, 'entryId'> = {
  costs: { tuition: 40_000, housing: 15_000, books: null, other: null },
  awards: [{ name: 'Dean’s Grant', kind: 'grant', amount: 30_000, renewal: 'unknown', condition: '' }],
}

describe('what a family can pay', () => {
  test('a student says it, changes one part and keeps the other', async () => {
    const { call } = await givenStudent(app)

    expect(await call('GET /money/finances')).toMatchObject({ budget: null, state: null, answers: null })
    await call('PATCH /money/finances', { budget: 20_000, state: 'OH' })
    expect(await call('PATCH /money/finances', { state: null })).toMatchObject({
      budget: 20_000,
      state: null,
    })
  })

  test('a student abroad says where, and whether they will ask for aid', async () => {
    const { call } = await givenStudent(app)
    await call('PATCH /money/finances', { state: 'OH' })

    expect(await call('PATCH /money/finances', { country: 'KE', asksForAid: 'yes' })).toMatchObject({
      state: null,
      country: 'KE',
      asksForAid: 'yes',
    })
    expect(await call('PATCH /money/finances', { budget: 9000, state: null })).toMatchObject({
      country: 'KE',
    })
    // An international student is asked about aid in a state as well.
    expect(await call('PATCH /money/finances', { state: 'TX' })).toMatchObject({
      state: 'TX',
      country: null,
      asksForAid: 'yes',
    })
  })

  test('nobody who reads the database can read it', async () => {
    const { student, call } = await givenStudent(app)
    await call('PATCH /money/finances', { budget: 20_123 })
    await call('PUT /money/answers', answers)

    const [row] = await app.db.select().from(finances).where(eq(finances.userId, student.userId))

    expect(JSON.stringify(row)).not.toMatch(/20123|84600|dependent/)
  })

  test('answers are kept when asked for, and forgotten when asked for', async () => {
    const { call } = await givenStudent(app)

    expect((await call('PUT /money/answers', answers)).answers).toEqual(answers)
    await call('DELETE /money/answers')
    expect((await call('GET /money/finances')).answers).toBe(null)
  })

  test('what cannot be is refused at its field', async () => {
    const { call } = await givenStudent(app)

    await expect(call('PUT /money/answers', { ...answers, familySize: 2 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'familySize', message: 'A whole number from 3 to 20.' }],
    })
    await expect(call('PATCH /money/finances', { budget: -5 })).toBeRefused('INVALID_INPUT')
  })
})

describe('what colleges cost', () => {
  test('a family sees its bracket’s price, at home and away', async () => {
    const { student, call } = await givenStudent(app)
    await givenProfile(app.db, student, { incomeBracket: '60k-100k' })
    await givenEntry(app.db, student, { schoolId: catalog.ohioState })
    await givenEntry(app.db, student, { schoolId: catalog.michigan })
    await givenEntry(app.db, student, { schoolId: catalog.pomona })
    await givenEntry(app.db, student, { name: 'By hand' })
    await givenFinances(app.db, student)

    const prices = await call('GET /money/net-prices')

    expect(prices.map(({ name, price, reason }) => [name, price?.residency ?? null, reason])).toEqual([
      ['By hand', null, 'by-hand'],
      ['Ohio State University', 'in-state', null],
      ['Pomona College', 'any', null],
      ['University of Michigan, Ann Arbor', 'out-of-state', null],
    ])
    const ohio = prices[1]!
    expect(ohio.price).toMatchObject({ of: 'bracket', residents: null })
    expect(ohio.price!.amount).toBeGreaterThan(5000)
    expect(ohio.fourYears).toBeGreaterThan(4 * ohio.price!.amount)
    expect(ohio.source).toContain('College Scorecard')
    expect(ohio.calculatorUrl).toMatch(/^http/)
  })

  test('without an income it is the average, and without a state there are two prices and no total', async () => {
    const { student, call } = await givenStudent(app)
    await givenEntry(app.db, student, { schoolId: catalog.ohioState })

    const [average] = await call('GET /money/net-prices')
    expect(average).toMatchObject({ price: { of: 'all', residency: 'unknown' }, fourYears: null })
    await givenProfile(app.db, student, { incomeBracket: 'under-30k' })
    const [{ price }] = (await call('GET /money/net-prices')) as [SchoolPrice]
    expect(price).toMatchObject({ of: 'bracket', residency: 'unknown' })
    expect(price!.residents).toBeLessThan(price!.amount)
  })

  test('a student from Nairobi gets the full cost and what is known of aid, and no price after federal grants', async () => {
    const { student, call } = await givenStudent(app)
    await givenProfile(app.db, student, { incomeBracket: 'under-30k', citizenship: null })
    await givenEntry(app.db, student, { schoolId: catalog.ohioState })
    await givenEntry(app.db, student, { schoolId: catalog.pomona })
    await call('PATCH /money/finances', { country: 'KE' })

    const [ohio, pomona] = await call('GET /money/net-prices')

    expect(ohio).toMatchObject({ price: { of: 'full-cost', residency: 'out-of-state', residents: null } })
    expect(ohio!.price!.amount).toBeGreaterThan(40_000)
    expect(pomona!.price!.amount).toBeGreaterThan(70_000)
    expect(pomona!.aidFromAbroad).toEqual({ needBlindAbroad: false, meetsNeedAbroad: true })
  })

  test('an international student in Ohio gets the full cost twice, since a state may count them as a resident', async () => {
    const { student, call } = await givenStudent(app)
    await givenProfile(app.db, student, { incomeBracket: 'under-30k', citizenship: 'international' })
    await givenEntry(app.db, student, { schoolId: catalog.ohioState })
    await givenFinances(app.db, student)

    const [{ price }] = (await call('GET /money/net-prices')) as [SchoolPrice]
    expect(price).toMatchObject({ of: 'full-cost', residency: 'unknown' })
    expect(price!.residents).toBeLessThan(price!.amount)
  })

  test('a price comes with its range, from the averages of both federal brackets', async () => {
    const { student, call } = await givenStudent(app)
    await givenProfile(app.db, student, { incomeBracket: '100k-150k' })
    await givenEntry(app.db, student, { schoolId: catalog.ohioState })
    await givenFinances(app.db, student)

    const [before] = (await call('GET /money/net-prices')) as [SchoolPrice]
    expect(before.range!.least).toBeLessThan(before.range!.most)
    expect(before.range!.most).toBe(before.price!.amount)
  })
})

describe('forms', () => {
  test('a student reads which forms each school asks for, as far as it is known', async () => {
    const { student, call } = await givenStudent(app)
    await givenEntry(app.db, student, { schoolId: catalog.pomona })
    await givenEntry(app.db, student, { name: 'By hand' })

    const forms = await call('GET /money/forms')

    expect(forms.map(({ name, forms }) => [name, forms])).toEqual([
      ['By hand', null],
      ['Pomona College', { css: 'required', usualDeadline: null }],
    ])
    expect(forms[1]!.fafsaCode).toMatch(/^\d{6}/)
    const { call: another } = await givenStudent(app)
    expect(await another('GET /money/forms')).toEqual([])
  })
})

describe('offers', () => {
  test('a student enters a letter, changes it, and deletes it', async () => {
    const { student, call } = await givenStudent(app)
    const { id: entryId } = await givenEntry(app.db, student, { name: 'Aster College', status: 'Accepted' })

    expect(await call('PUT /money/offers/{entryId}', { entryId, ...terms })).toMatchObject({
      entryId,
      schoolName: 'Aster College',
      terms,
    })
    const more = { ...terms, awards: [] }
    await call('PUT /money/offers/{entryId}', { entryId, ...more })
    expect(await call('GET /money/offers')).toMatchObject([{ terms: more }])
    await call('DELETE /money/offers/{entryId}', { entryId })
    expect(await call('GET /money/offers')).toEqual([])
  })

  test('the offer of a school in the trash waits there with it', async () => {
    const { student, call } = await givenStudent(app)
    const entry = await givenEntry(app.db, student, { name: 'Aster College' })
    await givenOffer(app.db, student, entry)

    await call('DELETE /schools/list/{id}', { id: entry.id })
    expect(await call('GET /money/offers')).toEqual([])
    await call('POST /schools/list/{id}/restore', { id: entry.id })
    expect(await call('GET /money/offers')).toHaveLength(1)
  })

  test('a letter of another student’s school cannot be entered', async () => {
    const { call } = await givenStudent(app)
    const entry = await givenEntry(app.db, await givenUser(app.db, 'student'))

    await expect(call('PUT /money/offers/{entryId}', { entryId: entry.id, ...terms })).toBeRefused(
      'NOT_FOUND',
    )
  })
})

describe('scholarships', () => {
  const named = { name: 'Rotary Club of Hillside', deadline: '2027-02-01' }

  test('one that a student adds is saved, and its date is among the deadlines until it is sent', async () => {
    const { call } = await givenStudent(app)
    const { id } = await call('POST /money/scholarships', named)
    const inCalendar = async () =>
      (await call('GET /deadlines')).filter(({ source }) => source === 'scholarship')

    expect(await inCalendar()).toMatchObject([{ title: named.name, date: '2027-02-01', done: false }])
    await call('PUT /money/scholarships/{id}/saved', { id, status: 'submitted', deadline: '2027-02-01' })
    expect(await inCalendar()).toMatchObject([{ done: true, status: 'Submitted' }])
    await call('DELETE /money/scholarships/{id}', { id })
    expect(await inCalendar()).toEqual([])
  })

  test('of two additions at once that reach the limit, one is refused', async () => {
    const { student, call } = await givenStudent(app)
    const own = { name: 'Another', criteria: [], ownerId: student.userId }
    await app.db.insert(scholarships).values(Array.from({ length: most.ownScholarships - 1 }, () => own))

    const answers = await Promise.allSettled([1, 2].map(() => call('POST /money/scholarships', named)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { rule: 'scholarships-full' },
    })
  })

  test('each criterion is met, not met or unknown by the student’s own profile', async () => {
    const { student, call } = await givenStudent(app)
    await givenProfile(app.db, student, { gpaUnweighted: 3.2, citizenship: 'us-citizen' })
    const { id } = await givenScholarship(app.db, student, {
      criteria: [
        { field: 'gpa', atLeast: 3.5 },
        { field: 'citizenship', among: ['us-citizen'] },
        { field: 'state', among: ['OH'] },
      ],
    })

    const { scholarships } = await call('GET /money/scholarships', { show: 'own' })
    const found = scholarships.find((each) => each.id === id)!

    expect(found.judged.map(({ met }) => met)).toEqual(['not-met', 'met', 'unknown'])
    expect(found.fit).toBe('not-met')
  })

  test('a student looks through many a page at a time, by words, and by how they fit', async () => {
    const { student, call } = await givenStudent(app)
    await givenProfile(app.db, student, { gpaUnweighted: 3.2 })
    const names = Array.from({ length: 7 }, (_, at) => `Quarry Fund ${at}`)
    for (const [at, name] of names.entries()) {
      const criteria = at % 2 === 0 ? [{ field: 'gpa' as const, atLeast: 3.5 }] : []
      await givenScholarship(app.db, student, { name, sponsor: 'The Quarry', criteria })
    }
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await call('GET /money/scholarships', { q: 'quarry fund', limit: 3, after })
      expect(page.scholarships.length).toBeLessThanOrEqual(3)
      seen.push(...page.scholarships.map(({ name }) => name))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual([1, 3, 5, 0, 2, 4, 6].map((at) => names[at]))

    const fitting = await call('GET /money/scholarships', { show: 'fits', q: 'the quarry', limit: 2 })
    expect(fitting.scholarships.map(({ name }) => name)).toEqual(['Quarry Fund 1', 'Quarry Fund 3'])
    const rest = await call('GET /money/scholarships', {
      show: 'fits',
      q: 'the quarry',
      limit: 2,
      after: fitting.next!,
    })
    expect(rest).toMatchObject({ scholarships: [{ name: 'Quarry Fund 5' }], next: null })
    expect(await call('GET /money/scholarships', { q: '100% _' })).toEqual({ scholarships: [], next: null })
    expect(await call('GET /money/scholarships/summary')).toMatchObject({ saved: 7, own: 7 })
  })

  test('what one student adds no other student finds', async () => {
    const { student } = await givenStudent(app)
    const { id } = await givenScholarship(app.db, student)
    const { call } = await givenStudent(app)

    const { scholarships } = await call('GET /money/scholarships', {})
    expect(scholarships.map((each) => each.id)).not.toContain(id)
  })

  test('an address that no browser opens is refused', async () => {
    const { call } = await givenStudent(app)

    await expect(
      call('POST /money/scholarships', { ...named, url: 'javascript:alert(1)' }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'url' }],
    })
  })
})

describe('the steps of applying for aid', () => {
  test('a student ticks one off for this cycle, and unticks it', async () => {
    const { call } = await givenStudent(app)

    const after = await call('PUT /money/steps/{step}', { step: 'fafsa', done: true })
    expect(after).toMatchObject({ awardYear: '2027-28', opensOn: '2026-09-23' })
    expect(after.steps.find(({ step }) => step === 'fafsa')).toMatchObject({
      day: '2026-09-23',
      doneAt: '2026-11-22T16:00:00.000Z',
    })
    const undone = await call('PUT /money/steps/{step}', { step: 'fafsa', done: false })
    expect(undone.steps.every(({ doneAt }) => doneAt === null)).toBe(true)
  })
})

describe('an advisor', () => {
  async function givenShared(aid: boolean) {
    const { student } = await givenStudent(app)
    const advisor = await givenUser(app.db, 'advisor')
    await givenLink(app.db, { advisor, student }, { aid })
    await givenFinances(app.db, student)
    await givenOffer(app.db, student, await givenEntry(app.db, student, { name: 'Aster College' }))
    await givenScholarship(app.db, student, { deadline: '2027-02-01' })
    return { student, call: await app.as(advisor) }
  }

  test('sees it of a student who shares their aid, and the student reads who looked', async () => {
    const { student, call } = await givenShared(true)

    expect(await call('GET /advising/students/{id}/money', { id: student.userId })).toMatchObject({
      shared: true,
      budget: 20_000,
      offers: [{ schoolName: 'Aster College' }],
      scholarships: [{ name: 'Rotary Club of Hillside', deadline: '2027-02-01' }],
      steps: { awardYear: '2027-28' },
    })
    const log = await (await app.as(student))('GET /access-log')
    expect(JSON.stringify(log)).toContain('money')
  })

  test('sees the prices of a shared list in layers, and the income in them only where it is shared', async () => {
    const layersWith = async (sharing: { list: boolean; sensitive: boolean }) => {
      const { student } = await givenStudent(app)
      await givenFinances(app.db, student, { state: 'MI' })
      await givenProfile(app.db, student, { incomeBracket: 'under-30k' })
      await givenEntry(app.db, student, { schoolId: catalog.michigan })
      const advisor = await givenUser(app.db, 'advisor')
      await givenLink(app.db, { advisor, student }, { aid: true, ...sharing })
      const other = await app.as(advisor)
      const money = await other('GET /advising/students/{id}/money', { id: student.userId })
      return money.shared
        ? money.prices.map(({ lines }) => lines.map(({ key, text }) => `${key} ${text}`))
        : null
    }

    expect(await layersWith({ list: false, sensitive: true })).toEqual([])
    const [open] = (await layersWith({ list: true, sensitive: false }))!
    expect(open).toContain('cost $34,654')
    expect(open).toContain('tuition 125000 Not known yet')
    const [shown] = (await layersWith({ list: true, sensitive: true }))!
    expect(shown!.find((line) => line.startsWith('tuition'))).toContain('leaves at most')
  })

  test('sees none of it without that', async () => {
    const { student, call } = await givenShared(false)

    expect(await call('GET /advising/students/{id}/money', { id: student.userId })).toEqual({
      shared: false,
    })
    const { deadlines } = await call('GET /advising/students/{id}/deadlines', { id: student.userId })
    expect(deadlines.filter(({ source }) => source === 'scholarship')).toEqual([])
  })
})
