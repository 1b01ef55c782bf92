import { beforeAll, expect, test } from 'vitest'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog, givenSchool } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-10-01T12:00:00Z' })
const catalog = givenOnce(() => givenCatalog(app.db))
let call: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  call = await app.as(await givenUser(app.db, 'advisor'))
})

test('a row of a search says no more than what it shows', async () => {
  expect(await call('GET /schools/catalog', { q: 'stanford' })).toEqual([
    {
      id: catalog.stanford,
      unitid: 243744,
      name: 'Stanford University',
      location: 'Stanford, CA',
      type: 'Private nonprofit',
      aliases: [],
      change: null,
    },
  ])
})

test('a student finds a closing college as one, without dates or requirements to apply by', async () => {
  const [row] = await call('GET /schools/catalog', { q: 'Penn State Wilkes-Barre' })
  const school = await call('GET /schools/catalog/{id}', { id: catalog.pennStateWilkesBarre })

  const closing = { status: 'closing', endsOn: '2027-05', takesApplicants: false, isCertain: true }
  expect([row?.change, school.change]).toMatchObject([closing, closing])
  expect([school.deadlines, school.requirements, school.statusNote]).toEqual([[], null, null])
})

test('nothing typed shows the largest schools, as many as asked for', async () => {
  const found = await call('GET /schools/catalog', { limit: 3 })
  expect(found).toHaveLength(3)
  expect(found[0]?.name).toBe('Arizona State University')
})

test('a state narrows the search', async () => {
  const found = await call('GET /schools/catalog', { q: 'university', state: 'TX' })
  expect(found.map(({ id }) => id)).toEqual([catalog.texasAm])
})

test('an archived school is no longer offered, and still has its page', async () => {
  const { id, name } = await givenSchool(app.db, { name: 'Bygone Seminary', archivedAt: new Date() })
  expect(await call('GET /schools/catalog', { q: name })).toEqual([])
  expect(await call('GET /schools/catalog/{id}', { id })).toMatchObject({ name, archived: true })
})

test('what cannot be searched for finds nothing, and harms nothing', async () => {
  for (const q of ['%', '***', "'; drop table schools; --", '\\', '学'])
    expect(await call('GET /schools/catalog', { q })).toEqual([])
})

test.each([{ limit: 0 }, { limit: 21 }, { state: 'Texas' }, { q: 'x'.repeat(101) }])(
  '%j is not taken',
  async (query) => {
    await expect(call('GET /schools/catalog', query)).toBeRefused('INVALID_INPUT')
  },
)

test('a school’s page has each figure with its source and year', async () => {
  const school = await call('GET /schools/catalog/{id}', { id: catalog.stanford })

  expect(school).toMatchObject({
    name: 'Stanford University',
    control: 'private_nonprofit',
    level: 'bachelor',
    facts: {
      test_policy: {
        value: 'required',
        year: '2026-27',
        note: 'The federal survey of fall 2024 says “Considered if sent”.',
      },
    },
    requirements: { cycle: '2026-27', applicationSystem: 'common_app' },
    fields: { year: '2023-24' },
  })
  expect(school.figures.admission_rate).toEqual({
    value: 0.0361,
    unit: 'share',
    label: 'Admission rate',
    source: 'College Scorecard, June 2026 release (IPEDS Admissions)',
    year: 'fall 2024',
  })
  expect(school.fields?.shares).toHaveLength(5)
})

test('a school’s page has the federal name beside the one people use, where they differ', async () => {
  expect(await call('GET /schools/catalog/{id}', { id: catalog.ucla })).toMatchObject({
    name: 'University of California, Los Angeles',
    federalName: 'University of California-Los Angeles',
  })
  expect(await call('GET /schools/catalog/{id}', { id: catalog.stanford })).toMatchObject({
    federalName: null,
  })
  expect((await call('GET /schools/catalog', { q: 'university of california-los angeles' }))[0]?.id).toBe(
    catalog.ucla,
  )
})

test('what a college asks for this year goes before the older federal file, and the page says both', async () => {
  const cornell = await call('GET /schools/catalog/{id}', { id: catalog.cornell })

  expect(cornell.facts.test_policy).toMatchObject({
    value: cornell.requirements?.testPolicy,
    year: '2026-27',
  })
  expect(cornell.figures.application_fee).toMatchObject({
    value: cornell.requirements?.feeUs,
    source: 'Common App Requirements Grid',
  })
  expect(cornell.requirements).toMatchObject({
    source: 'Common App Requirements Grid',
    checkedOn: expect.stringMatching(/^2026-/),
  })
})

test('a public college says whose its prices are, and a campus of the UC until when to apply', async () => {
  const berkeley = await call('GET /schools/catalog/{id}', { id: catalog.berkeley })

  expect(berkeley.figures.net_price_avg?.note).toBe('For students who pay in-state tuition.')
  expect(berkeley.requirements).toMatchObject({ filingWindow: 'October 1 to November 30' })
  expect(berkeley.deadlines).toMatchObject([{ date: '2026-11-30', timeZone: 'America/Los_Angeles' }])
})

test('a college says where it is, what counts there, and leads to its own pages', async () => {
  const { facts, factors, links } = await call('GET /schools/catalog/{id}', { id: catalog.uab })

  expect(facts.locale_detail).toMatchObject({ value: 'City: Midsize', label: 'Setting' })
  expect(facts.hbcu).toBeUndefined()
  expect(factors?.importance).toMatchObject({ rigor: 'very_important', interest: 'not_considered' })
  expect(links).toMatchObject({ admissions: 'https://www.uab.edu/admissions/', year: '2024-25' })
})

test('a college is found by its federal number too, no matter who asks', async () => {
  for (const role of ['student', 'advisor', 'admin'] as const) {
    const anybody = await app.as(await givenUser(app.db, role))
    expect((await anybody('GET /schools/colleges/{unitid}', { unitid: 243744 })).id).toBe(catalog.stanford)
  }
  await expect(call('GET /schools/colleges/{unitid}', { unitid: 999_999 })).toBeRefused('NOT_FOUND')
})

test('a two-year college has figures of its own words and years', async () => {
  const school = await call('GET /schools/catalog/{id}', { id: catalog.collegeOfAlameda })
  expect(school).toMatchObject({ level: 'associate', type: 'Public, 2-year', deadlines: [] })
  expect(school.statusNote).toBeNull()
  expect(school.figures.grad_rate_6yr?.label).toBe('Graduated within one and a half times the normal time')
})

test('deadlines say whether they were reported, carried over or are only typical', async () => {
  const deadlinesOf = async (id: string) => {
    const { deadlines } = await call('GET /schools/catalog/{id}', { id })
    return deadlines.map(({ round, date, state }) => ({ round, date, state }))
  }

  expect(await deadlinesOf(catalog.tulane)).toEqual([
    { round: 'early_decision', date: '2026-11-01', state: 'reported' },
    { round: 'early_decision_2', date: '2027-01-15', state: 'reported' },
    { round: 'early_action', date: '2026-11-10', state: 'reported' },
    { round: 'regular', date: '2027-01-15', state: 'reported' },
  ])
  expect(await deadlinesOf(catalog.arizonaState)).toEqual([
    { round: 'early_action', date: '2026-11-01', state: 'typical' },
    { round: 'rolling', date: null, state: 'carried_over' },
  ])
  expect(await deadlinesOf(catalog.georgetown)).toEqual([
    { round: 'early_action', date: '2026-11-01', state: 'typical' },
    { round: 'regular', date: '2027-01-10', state: 'typical' },
  ])
})

test('a school that does not exist is not found', async () => {
  await expect(call('GET /schools/catalog/{id}', { id: '00000000-0000-4000-8000-000000000000' })).toBeRefused(
    'NOT_FOUND',
  )
})

test('fields of study are found by how people call them, the general one first', async () => {
  const titles = async (q: string) => (await call('GET /schools/majors', { q })).map(({ title }) => title)

  expect((await titles('psych'))[0]).toBe('Psychology, General')
  expect((await titles('computer science'))[0]).toBe('Computer Science')
  expect((await titles('mecanical engineering'))[0]).toBe('Mechanical Engineering')
  expect(new Set(await titles('biology')).size).toBe((await titles('biology')).length)
})

test('high schools are found by name and town', async () => {
  expect(await call('GET /schools/high-schools', { q: 'punahou', state: 'HI' })).toMatchObject([
    { city: 'Honolulu', state: 'HI', type: 'private' },
  ])
  expect((await call('GET /schools/high-schools', { q: 'honolulu' })).length).toBeGreaterThan(3)
})

test('courses are found with and without their prefix', async () => {
  const names = async (q: string, kind?: 'ap' | 'ib') =>
    (await call('GET /schools/courses', { q, ...(kind && { kind }) })).map(({ name }) => name)

  expect(await names('calc bc')).toEqual(['AP Calculus BC'])
  expect(await names('us history')).toEqual(['AP United States History'])
  expect(await names('APUSH')).toEqual(['AP United States History'])
  expect(await names('chemistry', 'ib')).toEqual(['IB Chemistry HL', 'IB Chemistry SL'])
})

test('a student reads of Georgetown that it takes the Common App, and forbids only promises elsewhere', async () => {
  const school = await call('GET /schools/catalog/{id}', { id: catalog.georgetown })
  expect(school.requirements).toMatchObject({
    applicationSystem: 'common_app',
    source: expect.stringContaining('georgetown.edu') as string,
  })
  expect(school.earlyForbids).toEqual(['binding_early'])
  const stanford = await call('GET /schools/catalog/{id}', { id: catalog.stanford })
  expect(stanford.earlyForbids).toEqual(['private_early', 'binding_early'])
})

test('a student reads MIT’s regular date, and whom each early round of Georgia Tech is for', async () => {
  const mit = await call('GET /schools/catalog/{id}', { id: catalog.mit })
  expect(mit.deadlines).toMatchObject([
    { round: 'early_action', date: '2026-11-01', state: 'reported' },
    { round: 'regular', date: '2027-01-04', state: 'reported' },
  ])
  const georgiaTech = await call('GET /schools/catalog/{id}', { id: catalog.georgiaTech })
  expect(Object.fromEntries(georgiaTech.deadlines.map(({ round, audience }) => [round, audience]))).toEqual({
    early_action: 'residents',
    early_action_2: 'non_residents',
    regular: null,
  })
})

test('a college that gives no merit aid has no figure of it, and says so', async () => {
  const { figures, givesNoMeritAid } = await call('GET /schools/catalog/{id}', { id: catalog.stanford })
  expect(givesNoMeritAid).toBe(true)
  expect([figures.merit_recipients, figures.merit_award_avg]).toEqual([undefined, undefined])
})

test('a college says in which tuition exchanges it takes part', async () => {
  const { exchanges } = await call('GET /schools/catalog/{id}', { id: catalog.kansasState })
  expect(exchanges).toEqual(['msep'])
})

test('a weighted average is replaced by one on the scale of 4.0, which says how it came about', async () => {
  const { figures } = await call('GET /schools/catalog/{id}', { id: catalog.kansasState })
  expect(figures.avg_hs_gpa).toMatchObject({
    value: 3.63,
    note: expect.stringContaining('weighted') as string,
  })
})
