import { mostOnList } from '@bearings/domain/list/options'
import { describe, expect, test } from 'vitest'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog, givenEntry, givenSchool } from '#testing/given-schools.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-10-01T12:00:00Z' })
const catalog = givenOnce(() => givenCatalog(app.db))

describe('adding a school', () => {
  test('a student adds one of the catalog and sees its figures of now, with source and year', async () => {
    const { call } = await givenStudent(app)

    const added = await call('POST /schools/list', { schoolId: catalog.stanford, major: 'Symbolic Systems' })

    expect(added).toMatchObject({
      schoolId: catalog.stanford,
      name: 'Stanford University',
      location: 'Stanford, CA',
      type: 'Private nonprofit',
      archived: false,
      major: 'Symbolic Systems',
      plan: null,
      deadline: null,
      status: 'Not Started',
      checklist: { done: 0, total: 8, asksForEssays: true },
      figures: {
        admissionRate: { value: 0.0361, label: 'Admission rate', unit: 'share', year: 'fall 2024' },
        netPrice: { value: 13807, unit: 'usd', source: 'College Scorecard, June 2026 release' },
        cost: { unit: 'usd' },
        sat: { from: 1510, to: 1580, unit: 'score', year: 'fall 2024' },
      },
    })
    expect(await call('GET /schools/list')).toEqual([added])
  })

  test('a college without published scores shows none', async () => {
    const { call } = await givenStudent(app)
    const { figures } = await call('POST /schools/list', { schoolId: catalog.ucla })
    expect(figures.sat).toBeNull()
  })

  test('a plan fills in the date that the college has reported for this year', async () => {
    const { call } = await givenStudent(app)

    const added = await call('POST /schools/list', {
      schoolId: catalog.stanford,
      plan: 'restrictive_early_action',
    })

    expect(added).toMatchObject({
      deadline: '2026-11-01',
      deadlineState: 'reported',
      deadlineSource: 'Common App Requirements Grid',
    })
  })

  test('a student who has applied already adds a school as submitted', async () => {
    const { call } = await givenStudent(app)
    const added = await call('POST /schools/list', { schoolId: catalog.stanford, status: 'Submitted' })
    expect(added.status).toBe('Submitted')
  })

  test('the usual date, where this year’s is not known, is shown as usual, and not filled in', async () => {
    const { call } = await givenStudent(app)

    const added = await call('POST /schools/list', { schoolId: catalog.texasAm, plan: 'regular' })

    expect(added).toMatchObject({
      deadline: null,
      deadlineState: null,
      catalogDeadline: { date: '2026-12-01', cycle: '2026-27', state: 'typical' },
    })
  })

  test('a date of one’s own is marked as that', async () => {
    const { call } = await givenStudent(app)
    const added = await call('POST /schools/list', {
      schoolId: catalog.stanford,
      plan: 'regular',
      deadline: '2026-12-20',
    })
    expect(added).toMatchObject({
      deadline: '2026-12-20',
      deadlineState: 'own',
      deadlineSource: null,
      catalogDeadline: { date: '2027-01-05', state: 'reported' },
    })
  })

  test('one that is not in the catalog is described by hand', async () => {
    const { call } = await givenStudent(app)

    const own = { name: 'Université de Genève', location: 'Geneva, Switzerland', tuition: 'CHF 1,000 a year' }
    const added = await call('POST /schools/list', { own, plan: 'rolling' })

    expect(added).toMatchObject({
      schoolId: null,
      ...own,
      type: null,
      acceptanceRate: null,
      figures: { admissionRate: null, netPrice: null, cost: null, sat: null },
      catalogDeadline: null,
    })
  })

  test('one that an admin has added shows the admin’s words', async () => {
    const { call } = await givenStudent(app)
    const { id } = await givenSchool(app.db, { location: 'Leiden, NL', type: 'Public', ranking: 'Top 100' })
    expect(await call('POST /schools/list', { schoolId: id })).toMatchObject({
      location: 'Leiden, NL',
      type: 'Public',
      ranking: 'Top 100',
    })
  })

  test('one that was found is added by its federal number, and an unknown number by nobody', async () => {
    const { call } = await givenStudent(app)
    expect(await call('POST /schools/list', { unitid: 190415 })).toMatchObject({
      schoolId: catalog.cornell,
      unitid: 190415,
    })
    await expect(call('POST /schools/list', { unitid: 999_999 })).toBeRefused('NOT_FOUND')
    await expect(call('POST /schools/list', { unitid: 190415 })).toBeRefused('already-on-list')
  })

  test('the same one twice is refused, and the rule is named', async () => {
    const { call } = await givenStudent(app)
    await call('POST /schools/list', { schoolId: catalog.yale })
    await call('POST /schools/list', { own: { name: 'Hillside College' } })

    await expect(call('POST /schools/list', { schoolId: catalog.yale })).rejects.toMatchObject({
      code: 'RULE_BROKEN',
      rule: 'already-on-list',
    })
    await expect(call('POST /schools/list', { own: { name: 'hillside COLLEGE' } })).toBeRefused(
      'already-on-list',
    )
  })

  test('by hand, a college of the catalog is refused until the student says that another one is meant', async () => {
    const { call } = await givenStudent(app)
    const byHand = { name: ' stanford  UNIVERSITY' }

    await expect(call('POST /schools/list', { own: byHand })).toBeRefused('in-catalog')
    const added = await call('POST /schools/list', { own: { ...byHand, notInCatalog: true } })

    expect(added).toMatchObject({ schoolId: null, name: 'stanford  UNIVERSITY' })
    await expect(call('POST /schools/list', { schoolId: catalog.stanford })).toBeRefused('by-hand-on-list')
  })

  test('by hand, the name of a college that came from the catalog is on the list already', async () => {
    const { call } = await givenStudent(app)
    await call('POST /schools/list', { schoolId: catalog.yale })
    const own = { name: 'Yale University', notInCatalog: true }
    await expect(call('POST /schools/list', { own })).toBeRefused('already-on-list')
  })

  test('a missed early plan comes with the next one that is open', async () => {
    const { student, call } = await givenStudent(app)
    const plan = 'restrictive_early_action'
    const added = await call('POST /schools/list', { schoolId: catalog.stanford, plan })
    expect(added).toMatchObject({ deadline: '2026-11-01', nextPlan: null })

    app.setNow('2026-11-21T12:00:00Z')
    const [missed] = await (await app.as(student))('GET /schools/list')
    app.setNow('2026-10-01T12:00:00Z')

    expect(missed).toMatchObject({ nextPlan: { plan: 'regular', date: '2027-01-05' } })
  })

  test('an early application that was deferred comes with the regular plan, and moving it there ends the offer', async () => {
    const { call } = await givenStudent(app)
    const plan = 'restrictive_early_action'
    const { id } = await call('POST /schools/list', { schoolId: catalog.stanford, plan, status: 'Submitted' })

    const { nextPlan } = await call('PATCH /schools/list/{id}', { id, status: 'Deferred' })
    expect(nextPlan).toEqual({ plan: 'regular', date: '2027-01-05' })

    expect(
      await call('PATCH /schools/list/{id}', { id, plan: nextPlan!.plan, deadline: nextPlan!.date }),
    ).toMatchObject({ plan: 'regular', deadline: '2027-01-05', deadlineState: 'reported', nextPlan: null })
  })

  test('a student keeps where a portal is, when they looked and what is missing, and empties each', async () => {
    const { call } = await givenStudent(app)
    const { id } = await call('POST /schools/list', { schoolId: catalog.yale, status: 'Submitted' })
    const portal = {
      portalUrl: 'https://apply.yale.edu',
      portalLookedOn: '2026-10-01',
      portalMissing: 'Mid-year report',
    }
    expect(await call('PATCH /schools/list/{id}', { id, ...portal })).toMatchObject(portal)
    expect(await call('PATCH /schools/list/{id}', { id, portalMissing: null })).toMatchObject({
      ...portal,
      portalMissing: null,
    })
  })

  test.each([
    { portalUrl: 'http://apply.yale.edu' },
    { portalUrl: 'https://maya:hunter2@apply.yale.edu' },
    { portalMissing: 'Password: hunter2' },
  ])('of a portal, %j is not kept', async (changes) => {
    const { call } = await givenStudent(app)
    const { id } = await call('POST /schools/list', { schoolId: catalog.yale, status: 'Submitted' })
    await expect(call('PATCH /schools/list/{id}', { id, ...changes })).toBeRefused('INVALID_INPUT')
  })

  test('clicked twice at once, it is there once', async () => {
    const { call } = await givenStudent(app)
    const add = () => call('POST /schools/list', { schoolId: catalog.mit })

    const both = await Promise.allSettled([add(), add()])

    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'RULE_BROKEN', rule: 'already-on-list' },
    })
    expect(await call('GET /schools/list')).toHaveLength(1)
  })

  test('one that a pasted list calls committed is refused beside another commitment', async () => {
    const { call } = await givenStudent(app)
    await call('POST /schools/list', { schoolId: catalog.mit, status: 'Committed' })

    await expect(call('POST /schools/list', { schoolId: catalog.yale, status: 'Committed' })).toBeRefused(
      'committed-elsewhere',
    )
    expect(await call('GET /schools/list')).toHaveLength(1)
  })

  test('of two schools added at once to a list that has room for one, one is refused', async () => {
    const { student, call } = await givenStudent(app)
    for (let each = 1; each < mostOnList; each++)
      await givenEntry(app.db, student, { name: `School ${each}` })

    const both = await Promise.allSettled([
      call('POST /schools/list', { schoolId: catalog.mit }),
      call('POST /schools/list', { schoolId: catalog.yale }),
    ])

    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { rule: 'list-full' } })
    expect(await call('GET /schools/list')).toHaveLength(mostOnList)
  })

  test('a school added from the catalog and by hand at once is there once', async () => {
    const { call } = await givenStudent(app)

    const both = await Promise.allSettled([
      call('POST /schools/list', { schoolId: catalog.mit }),
      call('POST /schools/list', {
        own: { name: 'Massachusetts Institute of Technology', notInCatalog: true },
      }),
    ])

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await call('GET /schools/list')).toHaveLength(1)
  })

  test('one that the catalog no longer offers, or never had, is not found', async () => {
    const { call } = await givenStudent(app)
    const { id } = await givenSchool(app.db, { archivedAt: new Date() })
    await expect(call('POST /schools/list', { schoolId: id })).toBeRefused('NOT_FOUND')
    await expect(
      call('POST /schools/list', { schoolId: '00000000-0000-4000-8000-000000000000' }),
    ).toBeRefused('NOT_FOUND')
  })

  test.each([
    { body: {}, what: 'no school' },
    { body: { own: { name: '  ' } }, what: 'no name' },
    { body: { own: { name: 'A' }, deadline: '2026-02-30' }, what: 'a day that does not exist' },
    { body: { own: { name: 'A' }, plan: 'early_action_2' as 'regular' }, what: 'a plan that is not one' },
  ])('with $what it is not taken', async ({ body }) => {
    const { call } = await givenStudent(app)
    await expect(call('POST /schools/list', body)).toBeRefused('INVALID_INPUT')
  })

  test('both from the catalog and by hand is not taken', async () => {
    const { call } = await givenStudent(app)
    await expect(call('POST /schools/list', { schoolId: catalog.yale, own: { name: 'Yale' } })).toBeRefused(
      'INVALID_INPUT',
    )
  })
})

describe('changing a school', () => {
  test('a student moves its status and changes the major', async () => {
    const { call } = await givenStudent(app)
    const { id } = await call('POST /schools/list', { schoolId: catalog.brown })

    const changed = await call('PATCH /schools/list/{id}', { id, status: 'Submitted', major: 'Applied Math' })

    expect(changed).toMatchObject({ id, status: 'Submitted', major: 'Applied Math' })
    expect(await call('GET /schools/list')).toEqual([changed])
  })

  test('another plan brings its date along', async () => {
    const { call } = await givenStudent(app)
    const { id } = await call('POST /schools/list', { schoolId: catalog.tulane, plan: 'early_decision' })

    expect(await call('PATCH /schools/list/{id}', { id, plan: 'early_decision_2' })).toMatchObject({
      deadline: '2027-01-15',
      deadlineState: 'reported',
    })
  })

  test('a change of status leaves plan and deadline alone', async () => {
    const { call } = await givenStudent(app)
    const { id } = await givenStudentsEntryWithOldDate(call)
    expect(await call('PATCH /schools/list/{id}', { id, status: 'In Progress' })).toMatchObject({
      plan: 'regular',
      deadline: '2026-12-31',
    })
  })

  test('a student commits to one school only', async () => {
    const { call } = await givenStudent(app)
    const yale = await call('POST /schools/list', { schoolId: catalog.yale })
    const duke = await call('POST /schools/list', { schoolId: catalog.duke })
    await call('PATCH /schools/list/{id}', { id: yale.id, status: 'Committed' })

    await expect(
      call('PATCH /schools/list/{id}', { id: duke.id, status: 'Committed' }),
    ).rejects.toMatchObject({ code: 'RULE_BROKEN', rule: 'committed-elsewhere' })

    await call('PATCH /schools/list/{id}', { id: yale.id, status: 'Withdrawn' })
    expect(await call('PATCH /schools/list/{id}', { id: duke.id, status: 'Committed' })).toMatchObject({
      status: 'Committed',
    })
  })

  test('committing to two at once commits to one', async () => {
    const { call } = await givenStudent(app)
    const ids = [catalog.yale, catalog.duke].map(async (schoolId) => {
      const { id } = await call('POST /schools/list', { schoolId })
      return id
    })

    const both = await Promise.allSettled(
      ids.map(async (id) => call('PATCH /schools/list/{id}', { id: await id, status: 'Committed' })),
    )

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const list = await call('GET /schools/list')
    expect(list.filter(({ status }) => status === 'Committed')).toHaveLength(1)
  })

  test('a status that is not one is not taken', async () => {
    const { call } = await givenStudent(app)
    const { id } = await call('POST /schools/list', { schoolId: catalog.brown })
    await expect(call('PATCH /schools/list/{id}', { id, status: 'Dreaming' as 'Submitted' })).toBeRefused(
      'INVALID_INPUT',
    )
  })

  async function givenStudentsEntryWithOldDate(call: Awaited<ReturnType<typeof givenStudent>>['call']) {
    return call('POST /schools/list', { schoolId: catalog.harvard, plan: 'regular', deadline: '2026-12-31' })
  }
})

describe('the list', () => {
  test('is in the order of names, whatever their case, accents, and numbers, and so are its prices and letters', async () => {
    const { call } = await givenStudent(app)
    const names = ['Alpha College', 'beta College', 'École 6', 'École 10', 'Gamma College']
    for (const name of names.toReversed()) await call('POST /schools/list', { own: { name } })

    expect((await call('GET /schools/list')).map(({ name }) => name)).toEqual(names)
    expect((await call('GET /money/net-prices')).map(({ name }) => name)).toEqual(names)
    expect((await call('GET /recommenders')).schools.map(({ name }) => name)).toEqual(names)
  })

  test('still shows a school that the catalog has archived', async () => {
    const { student, call } = await givenStudent(app)
    const { id } = await givenSchool(app.db, { archivedAt: new Date() })
    await givenEntry(app.db, student, { schoolId: id })
    expect(await call('GET /schools/list')).toMatchObject([{ schoolId: id, archived: true }])
  })

  test('is open to students only', async () => {
    for (const role of ['advisor', 'admin'] as const) {
      const call = await app.as(await givenUser(app.db, role))
      await expect(call('GET /schools/list')).toBeRefused('FORBIDDEN')
    }
  })
})

test('a school’s own page has its checklist and what the catalog says of it', async () => {
  const { call } = await givenStudent(app)
  const { id } = await call('POST /schools/list', { schoolId: catalog.michigan, plan: 'early_action' })

  const page = await call('GET /schools/list/{id}', { id })

  expect(page).toMatchObject({ id, name: 'University of Michigan, Ann Arbor', deadline: '2026-11-01' })
  expect(page.items.map(({ kind }) => kind)).toEqual([
    'application_form',
    'fee_or_waiver',
    'transcript',
    'test_scores',
    'recommendations',
    'essays',
    'interview',
    'aid_forms',
  ])
  expect(page.school?.figures.grad_rate_6yr).toMatchObject({ unit: 'share', year: 'entered fall 2018' })
  expect(page.school?.deadlines.map(({ round }) => round)).toEqual([
    'early_decision',
    'early_action',
    'regular',
  ])
})

test('to another student a school on a list does not exist', async () => {
  const { student } = await givenStudent(app)
  const { call } = await givenStudent(app)
  const { id } = await givenEntry(app.db, student)

  expect(await call('GET /schools/list')).toEqual([])
  await expect(call('GET /schools/list/{id}', { id })).toBeRefused('NOT_FOUND')
  await expect(call('PATCH /schools/list/{id}', { id, major: 'Law' })).toBeRefused('NOT_FOUND')
})
