import type { Actor } from '@bearings/domain/actor'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { schoolDeadlines } from '#database/tables/colleges.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenTestDate } from '#testing/given-deadlines.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenFinances, givenScholarship } from '#testing/given-money.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import { givenCatalog, givenChecklistItem, givenEntry, idsOfColleges } from '#testing/given-schools.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenWeek } from '#testing/given-weeks.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { createNotes } from '../notes.ts'
import { questionOf } from '../question.ts'
import { tools } from './all.ts'

/*
 * Tests each tool by itself: what it says about a student with one of everything, from which source, and that
 * it says nothing of theirs to somebody else. Words may change; figures, names, and sources are what counts.
 */

type Name = keyof typeof tools
type Case<N extends Name> = {
  input: z.input<(typeof tools)[N]['input']>
  says: readonly (string | RegExp)[]
  /** Where one of its sources leads; `null` if what it says needs none. */
  from: RegExp | null
  /** The parts of what it says that are the student's own, which nobody else may hear. */
  own?: readonly string[]
  offers?: object
}

const nothingWanted = {
  states: [],
  city: null,
  major: null,
  control: null,
  size: null,
  setting: null,
  group: null,
  testPolicy: null,
  mostPrice: null,
  leastRate: null,
  sort: null,
} as const

const cases: { [N in Name]: Case<N> } = {
  college_facts: {
    input: { colleges: ['Stanford'], facts: ['admission-rate', 'size'] },
    says: ['Stanford University', /3\.\d%/, /\d,\d{3}/],
    from: /^https:|\/schools/,
  },
  compare_colleges: {
    input: { colleges: ['Stanford', 'Pepperdine'], facts: ['admission-rate'] },
    says: ['Stanford', 'Pepperdine', /3\.\d%/],
    from: /^https:|\/schools/,
  },
  find_colleges: {
    input: { ...nothingWanted, states: ['OH'], control: 'public' },
    says: ['Ohio State'],
    from: /^https:|\/schools|matching/,
  },
  place_colleges: {
    input: { colleges: ['Stanford'] },
    says: ['Stanford', /[Rr]each/],
    from: /matching|\/schools|\/profile/,
  },
  suggest_colleges: {
    input: { kind: 'safety', criteria: null },
    says: [/safet|likely/i],
    from: /matching|\/schools|\/profile/,
  },
  submit_scores: {
    input: { colleges: ['Pepperdine'] },
    says: ['Pepperdine'],
    from: /matching|\/schools|\/profile/,
  },
  my_profile: {
    input: {},
    says: ['3.6', '1280'],
    from: /^\/profile/,
    own: ['3.6', '1280'],
  },
  profile_gaps: { input: {}, says: [/\/profile/], from: /^\/profile/ },
  my_list: {
    input: {},
    says: ['3 schools', 'Pepperdine', 'Submitted'],
    from: /^\/schools/,
    own: ['Pepperdine', 'Submitted'],
  },
  my_scholarships: {
    input: {},
    says: ['Granite Club Award', 'due March 1, 2027', 'may fit', 'U.S. citizen'],
    from: /^\/financial\/scholarships/,
    own: ['Granite Club Award'],
  },
  my_school: {
    input: { college: 'Pepperdine' },
    says: ['Pepperdine University', 'January 5, 2027', 'Send the transcript', 'not sent by Ms. Okonkwo'],
    from: /^\/schools/,
    own: ['January 5, 2027', 'Send the transcript', 'Okonkwo'],
  },
  my_letters: {
    input: { colleges: [] },
    says: ['0 of 1 letter', 'Ms. Okonkwo', 'Pepperdine'],
    from: /^\/recommenders/,
    own: ['Okonkwo', 'Pepperdine'],
  },
  list_facts: {
    input: { fact: 'graduation', lowestFirst: null },
    says: ['Stanford', 'Pepperdine', /\d\d%/],
    from: /^https:|\/schools/,
    own: ['Pepperdine'],
  },
  early_plans: {
    input: {},
    says: [/early plan/],
    from: /^\/schools/,
    own: ['Pepperdine'],
  },
  list_essays: {
    input: {},
    says: ['Pepperdine', /personal essay/, /you have/],
    from: /^\/essays/,
    own: ['Pepperdine'],
  },
  list_balance: {
    input: {},
    says: ['Stanford', 'Pepperdine'],
    from: /matching|\/schools/,
    own: ['Pepperdine'],
  },
  afford_list: {
    input: {},
    says: ['Pepperdine', /\$\d/],
    from: /matching|\/schools|financial/,
    own: ['Pepperdine'],
  },
  my_deadlines: {
    input: { days: null, onlyLate: false },
    says: ['Send the transcript', 'Rain at noon'],
    from: /^\/deadlines/,
    own: ['Send the transcript', 'Rain at noon'],
  },
  test_dates: { input: { test: 'SAT' }, says: ['SAT', 'December 5, 2026'], from: /./ },
  my_essays: {
    input: {},
    says: ['Rain at noon', /1 (finished|started)/],
    from: /^\/essays/,
    own: ['Rain at noon'],
  },
  coach_essay: {
    input: { essay: 'Rain at noon' },
    says: ['Rain at noon', /\?/],
    from: /^\/essays/,
    own: ['rained', 'Rain at noon'],
  },
  essay_advice: {
    input: { question: 'What should I include in my college essays?' },
    says: [/\/resources\//],
    from: /^\/resources\//,
    own: ['Rain at noon'],
  },
  my_week: {
    input: { next: false },
    says: ['Cut the essay to 650 words'],
    from: /./,
    own: ['Cut the essay'],
  },
  advisor_tasks: {
    input: {},
    says: ['Meet the counselor', 'November 10'],
    from: /^\/student\/advisor/,
    own: ['Meet the counselor'],
  },
  next_steps: {
    input: {},
    says: ['Send the transcript', 'Rain at noon'],
    from: /./,
    own: ['Send the transcript'],
  },
  find_answers: {
    input: { question: 'is early decision binding' },
    says: ['Early decision'],
    from: /^https:/,
  },
  search_library: {
    input: { query: 'How does the FAFSA work?' },
    says: [/\/resources\//],
    from: /^\/resources\//,
  },
  product_rule: {
    input: { question: 'How are the odds computed?' },
    says: [/range/, /admit/],
    from: /./,
  },
  propose_school: {
    input: { college: 'Vanderbilt', plan: 'regular' },
    says: ['Vanderbilt University', /[Cc]onfirm/],
    from: null,
    offers: { kind: 'add-school', plan: 'regular', schoolId: expect.any(String) },
  },
  propose_task: {
    input: { text: 'ask Mr. Reyes for a letter', on: null },
    says: ['Ask Mr. Reyes for a letter', /[Cc]onfirm/],
    from: null,
    offers: { kind: 'plan-task', text: 'Ask Mr. Reyes for a letter', weekStart: '2026-10-26' },
  },
  propose_reminder: {
    input: { college: 'Pepperdine', text: 'ask for a letter', on: '2026-11-20' },
    says: ['Pepperdine', 'November 20'],
    from: null,
    offers: { kind: 'set-reminder', label: 'Ask for a letter', dueOn: '2026-11-20' },
  },
}

const app = useTestApp()
let student: Actor
let stranger: Actor
beforeAll(async () => {
  const { db } = app
  const { stanford, pepperdine, ohioState } = await givenCatalog(db)
  const rolling = { round: 'rolling', cycle: '2026-27', date: null, state: 'reported', source: 'It' } as const
  await db.insert(schoolDeadlines).values({ ...rolling, schoolId: pepperdine })
  await givenTestDate(db)
  ;[student, stranger] = [await givenUser(db, 'student'), await givenUser(db, 'student')]
  await givenProfile(db, student, {
    gpaUnweighted: 3.6,
    satActScore: '1280 SAT',
    incomeBracket: '30k-60k',
    citizenship: null,
  })
  await givenFinances(db, student)
  await givenScholarship(db, student, {
    name: 'Granite Club Award',
    deadline: '2027-03-01',
    criteria: [{ field: 'citizenship', among: ['us-citizen'] }],
  })
  const due = { plan: 'regular', deadline: '2027-01-05', deadlineState: 'own' } as const
  const open = await givenEntry(db, student, { schoolId: pepperdine, ...due })
  await givenEntry(db, student, { schoolId: stanford, ...due, status: 'Submitted' })
  await givenEntry(db, student, { schoolId: ohioState, ...due })
  await givenRecommender(db, student, { name: 'Ms. Okonkwo', letters: { [open.id]: null } })
  await givenChecklistItem(db, open.id, { label: 'Send the transcript', dueOn: '2026-10-25' })
  await givenEssay(db, student, {
    promptName: 'Rain at noon',
    content: 'Ever since I was little, I loved rain. It rained on us all.',
    deadline: '2026-11-20',
  })
  const both = { advisor: await givenUser(db, 'advisor'), student }
  await givenLink(db, both)
  await givenTask(db, both, { title: 'Meet the counselor', dueOn: '2026-11-10' })
  await givenWeek(db, student)
})

async function found(criteria: z.input<(typeof tools)['find_colleges']['input']>): Promise<string> {
  return (await run('find_colleges', student, criteria)).said
}

async function run<N extends Name>(
  name: N,
  actor: Actor,
  given: z.input<(typeof tools)[N]['input']> = cases[name].input,
  mind: 'built-in' | 'model' = 'built-in',
) {
  const { app: server, db, config, now } = app
  const services = {
    db,
    config,
    now,
    limits: { take: async () => {}, check: async () => {} },
    log: server.log,
  }
  const context = { ...services, actor, origin: { address: '', userAgent: '' } } as unknown as SignedInContext
  const notes = createNotes()
  const { input, run: work } = tools[name]
  const said = await work(questionOf(context, { message: '' }, mind), input.parse(given) as never, notes)
  return { said, notes }
}

test('a junior who asks which FAFSA to file hears of their own year, and not only of the one that the guide names', async () => {
  const junior = { ...student, graduationYear: 2028 }
  const { said } = await run('search_library', junior, { query: 'Which FAFSA do I file?' })
  expect(said).toContain(
    'form for **2028–29**. It opens by October 1, 2027 and asks about income in **2026**',
  )
})

test('the name of a teacher stays here when a model answers, which hears what they teach', async () => {
  const { said } = await run('my_letters', student, { colleges: [] }, 'model')
  expect(said).toContain('Teacher, AP Chemistry, 11th grade')
  expect(said).not.toContain('Okonkwo')
})

test('a student who asks about a closing college hears that first, and is not offered to add it', async () => {
  const closing = 'Penn State Wilkes-Barre'
  const asked = await run('college_facts', student, { colleges: [closing], facts: ['admission-rate'] })
  expect(asked.said).toMatch(/^\*\*Penn State Wilkes-Barre: Closes in May 2027\*\*.*takes no new students/)

  const { said, notes } = await run('propose_school', student, { college: closing, plan: null })
  expect([said, notes.proposals]).toEqual([expect.stringContaining('takes no new students'), []])
  expect((await run('place_colleges', student, { colleges: [closing] })).said).toContain('Not admitting')
  expect(await found({ ...nothingWanted, states: ['PA'] })).not.toContain(closing)
})

test('a student who asks whether a college closes gets that answer, also where nothing is known of it', async () => {
  const of = async (college: string) =>
    (await run('college_facts', student, { colleges: [college], facts: ['closing'] })).said
  expect(await of('Penn State Wilkes-Barre')).toContain('Closes in May 2027')
  expect(await of('Stanford')).toContain('knows of no plan to close or merge **Stanford University**')
})

test('a student who asks about a school that is not on their list is not told that it is', async () => {
  const { said } = await run('my_school', student, { college: 'UCLA' })
  expect(said).toContain('is not on your list')
})

test('a student whose schools have no dates yet hears that, and not that they have no schools', async () => {
  const senior = await givenUser(app.db, 'student')
  await givenEntry(app.db, senior, { name: 'Aster College', plan: 'regular' })
  const all = { days: null, onlyLate: false }
  const { said } = await run('my_deadlines', senior, all)
  expect(said).toContain('No date is known yet for Aster College')

  const junior = await run('my_deadlines', { ...senior, graduationYear: 2028 }, all)
  expect(junior.said).toContain('Colleges publish the dates for your class from August 2027.')
})

test('a senior of the next fall is not told that early plans are closed whose dates are not known yet', async () => {
  const senior = await givenUser(app.db, 'student')
  const { stanford } = await idsOfColleges(app.db)
  await givenEntry(app.db, senior, { schoolId: stanford })
  const before = app.now().toISOString()
  app.setNow('2027-09-15T12:00:00Z')
  try {
    const early = await run('early_plans', senior)
    expect(early.said).toContain('none has an early plan that is known to be open')
    expect(early.said).toContain('No early date is published for this year at Stanford University.')

    const tests = await run('test_dates', senior, { test: 'SAT' })
    expect(tests.said).toContain('(/resources/guides/sat-and-act-dates)')
  } finally {
    app.setNow(before)
  }
})

test('a search for rolling admission finds the colleges that have it, and no other', async () => {
  const inCalifornia = { ...nothingWanted, states: ['CA'] }
  const all = await found(inCalifornia)
  const rolling = await found({ ...inCalifornia, rolling: true })

  expect(all).toContain('Stanford')
  expect(all).toContain('Pepperdine')
  expect(rolling).not.toContain('Stanford')
  expect(rolling).toContain('Pepperdine')
})

test('a student who wants no religious college hears of none, and who wants no Catholic one of others', async () => {
  const near = { ...nothingWanted, states: ['CA', 'DC'] }
  expect(await found({ ...near, faith: 'none' })).not.toMatch(/Georgetown|Pepperdine/)
  const others = await found({ ...near, faith: 'not-catholic' })
  expect(others).toContain('Pepperdine')
  expect(others).not.toContain('Georgetown')
})

test('a student who follows the link of a search sees those colleges, and not the whole catalog', async () => {
  const { said } = await run('find_colleges', student, {
    ...nothingWanted,
    states: ['CA'],
    control: 'public',
  })
  const { searchParams } = new URL(/\((\/schools\/find\?[^)]+)\)/.exec(said)![1]!, 'https://bearings.test')
  expect(JSON.parse(searchParams.get('states')!)).toEqual(['CA'])
  expect(JSON.parse(searchParams.get('controls')!)).toEqual(['public'])
})

test('a student who wants no religious college finds none behind the link, and hears what else is there', async () => {
  const said = await found({ ...nothingWanted, states: ['CA'], faith: 'none' })
  expect(said).toMatch(/find\?\S*&faith=%22No%20religious%20affiliation%22\S*\) has all of them\./)
  const others = await found({ ...nothingWanted, states: ['CA'], faith: 'not-catholic' })
  expect(others).toMatch(/has all of them, among others\./)
})

test('a student hears each essay that a college asks for with its limit, the same that Essays offers to add', async () => {
  const { said } = await run('college_facts', student, { colleges: ['Yale'], facts: ['essays'] })
  expect(said).toContain('it requires 5 essays of its own, 600 words and 600 characters together')
  expect(said).toMatch(/- One of three: .+ \(400 words\)/)
})

test('a student who asks for the SAT hears of no PSAT, and who asks for the PSAT not that registration is closed', async () => {
  const unregistered = { registrationDeadline: null, notes: 'You sign up at your school.' }
  await givenTestDate(app.db, { test: 'PSAT/NMSQT', date: '2026-11-14', ...unregistered })
  await givenTestDate(app.db, { date: '2026-11-07', registrationDeadline: '2026-10-23' })

  const sat = await run('test_dates', student, { test: 'SAT' })
  expect(sat.said).toMatch(/SAT: \*\*November 7, 2026.*registration for it is closed/)
  expect(sat.said).not.toContain('PSAT')
  const psat = await run('test_dates', student, { test: 'PSAT' })
  expect(psat.said).toContain('PSAT/NMSQT: **November 14, 2026**')
  expect(psat.said).toContain('You sign up at your school')
  expect(psat.said).not.toContain('closed')
})

test('a student with a goal and no task, or with one task, hears it in a sentence that is right', async () => {
  const [planner, doer] = [await givenUser(app.db, 'student'), await givenUser(app.db, 'student')]
  await givenWeek(app.db, planner, { tasks: [] })
  await givenWeek(app.db, doer, { tasks: [{ doneAt: new Date('2026-10-28T15:00:00Z') }] })

  expect((await run('my_week', planner)).said).toMatch(/^This week has no tasks yet \[1\]\. Goal: Finish/)
  expect((await run('my_week', doer)).said).toMatch(/^This week 1 of 1 task is done/)
})

test('a student with a recommender and no letter yet, or with one, hears it in a sentence that is right', async () => {
  const own = await givenUser(app.db, 'student')
  await givenRecommender(app.db, own)
  expect((await run('my_letters', own)).said).toMatch(/^No letter is assigned yet/)
  expect((await run('my_letters', student)).said).toMatch(/^0 of 1 letter is marked as sent/)
})

test('a student with one school on the list hears that this one is not likely', async () => {
  const own = await givenUser(app.db, 'student')
  await givenProfile(app.db, own, { gpaUnweighted: 3.6, satActScore: '1280 SAT' })
  const { stanford } = await idsOfColleges(app.db)
  await givenEntry(app.db, own, { schoolId: stanford })
  expect((await run('suggest_colleges', own)).said).toMatch(
    /^The one open school on your list is not likely for you yet/,
  )
})

test('a student whose list has a college with essays of its own hears how many', async () => {
  const senior = await givenUser(app.db, 'student')
  const { yale } = await idsOfColleges(app.db)
  await givenEntry(app.db, senior, { schoolId: yale })
  expect((await run('list_essays', senior)).said).toContain('it requires 5 essays of its own')
})

describe('what a college costs', () => {
  let newcomer: Actor
  let fromAbroad: Actor
  beforeAll(async () => {
    newcomer = await givenUser(app.db, 'student')
    await givenProfile(app.db, newcomer, {})
    fromAbroad = await givenUser(app.db, 'student')
    await givenProfile(app.db, fromAbroad, { citizenship: 'international', incomeBracket: 'under-30k' })
    await givenFinances(app.db, fromAbroad, { budget: 60_000 })
  })

  const costOf = async (college: string, who: Actor) =>
    (await run('college_facts', who, { colleges: [college], facts: ['cost'] })).said

  test('is said with the tuition that the student pays, and at a private college is the same for all', async () => {
    expect(await costOf('UCLA', student)).toMatch(
      /\$[67]\d,\d{3}\*\* a year before aid for you, from another/,
    )
    expect(await costOf('Stanford', student)).toMatch(/a year before aid/)
    expect(await costOf('Stanford', student)).not.toMatch(/residents|another state/)
  })

  test('is said twice to a student without a state: for residents, and for everybody else', async () => {
    const said = await costOf('UCLA', newcomer)
    expect(said).toMatch(
      /before aid for residents of its state and \*\*\$[67]\d,\d{3}\*\* for everybody else/,
    )
    expect(said).toMatch(
      /as residents of its state, and with the difference in tuition .+ from anywhere else/,
    )
    expect(said).toContain('Add your home state')
  })

  test('is the full cost from abroad, with what is known of aid, and never a price after federal grants', async () => {
    const said = await costOf('Stanford', fromAbroad)
    expect(said).toMatch(/^From abroad, .+ before any aid/)
    expect(said).toContain('It says that it meets the full need of students from abroad')
    expect(said).not.toMatch(/income like yours|federal aid/)
    const compared = await run('compare_colleges', fromAbroad, { colleges: ['UCLA', 'Stanford'], facts: [] })
    expect(compared.said).toMatch(/Net price \| \$[67]\d,\d{3} before aid \| \$8\d,\d{3} before aid/)
  })

  test('is compared with what is left after grants', async () => {
    const input = { colleges: ['Stanford', 'Pepperdine'], facts: ['cost' as const] }
    const { said } = await run('compare_colleges', student, input)
    expect(said).toMatch(/\| Net price \|.+\n\| Cost a year before aid \|/)
  })

  test('counts by its higher price in a search without a state, and by the full cost in one from abroad', async () => {
    const wanted = { control: 'public', sort: 'price' } as const
    const publics = { ...nothingWanted, ...wanted, states: ['CA'] }
    const newcomers = (await run('find_colleges', newcomer, { ...publics, mostPrice: 30_000 })).said
    expect(newcomers).not.toContain('Los Angeles')
    const all = (await run('find_colleges', newcomer, publics)).said
    expect(all).toMatch(/\$[\d,]+ in state, \$[\d,]+ elsewhere/)
    const abroad = (await run('find_colleges', fromAbroad, publics)).said
    expect(abroad).toMatch(/\$[\d,]+ before aid/)
    expect(abroad).not.toMatch(/in state/)
  })
})

describe.each(Object.keys(cases) as Name[])('%s', (name) => {
  const { says, from, own = [], offers } = cases[name]

  test('says what it is asked for, and where it has it from', async () => {
    const { said, notes } = await run(name, student)

    for (const words of says) expect(said).toMatch(words)
    const isSourced = from === null || notes.sources.some(({ url }) => from.test(url))
    expect(isSourced).toBe(true)
    // The number after a sentence must be that of a source.
    const marks = [...said.matchAll(/ \[(\d+)\](?!\()/g)].map(([, mark]) => Number(mark))
    for (const mark of marks) expect(mark).toBeLessThanOrEqual(notes.sources.length)
    // A suggestion comes with a card. How many there are depends on the list.
    const offered = name === 'suggest_colleges' ? notes.proposals : offers ? [offers] : []
    expect(notes.proposals).toMatchObject(offered)
  })

  test('says nothing of theirs to another student, and changes nothing', async () => {
    const before = await (await app.as(stranger))('GET /schools/list')
    const { said } = await run(name, stranger)

    for (const words of own) expect(said).not.toContain(words)
    expect(await (await app.as(stranger))('GET /schools/list')).toEqual(before)
  })
})
