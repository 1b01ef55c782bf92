import { describe, expect, test } from 'vitest'
import type { Deadline } from '#deadlines/schema.ts'
import { thingsOfSenior, thingsOfYounger } from './next-things.ts'
import type { SeniorFacts } from './thing.ts'

const today = '2026-11-28'
const here = { today, timeZone: 'America/Chicago', now: new Date('2026-11-28T18:00:00Z') }
const nobody: SeniorFacts = {
  ...here,
  deadlines: [],
  schools: [],
  essays: [],
  recommenders: { recommenders: [], schools: [] },
  aid: null,
  asked: null,
  isProfileComplete: true,
}

function deadline(changes: Partial<Deadline>): Deadline {
  const nothing = { entryId: null, schoolName: null, timeZone: null, status: null, basis: null }
  const rest = { detail: '', done: false, left: null, words: null, published: null }
  return {
    source: 'school',
    id: 'austin',
    date: '2026-12-01',
    title: 'Austin',
    ...nothing,
    ...rest,
    ...changes,
  }
}

const school = (id: string, changes: Partial<SeniorFacts['schools'][number]> = {}) => ({
  id,
  name: id,
  status: 'In Progress' as const,
  plan: 'regular' as const,
  deadline: '2026-12-01',
  nextPlan: null,
  checklist: { done: 0, total: 8, asksForEssays: true },
  catalogDeadline: null,
  portalLookedOn: null,
  ...changes,
})

const essay = (id: string, changes: Partial<SeniorFacts['essays'][number]> = {}) => ({
  id,
  entryId: null,
  promptName: id,
  status: 'drafting' as const,
  words: 68,
  wordLimit: 650,
  characterLimit: null,
  deadline: null,
  schoolName: null,
  ...changes,
})

const ids = (facts: Partial<SeniorFacts>) => thingsOfSenior({ ...nobody, ...facts }).map(({ id }) => id)
const application = (id: string, date: string) => deadline({ id, entryId: id, title: id, date })

describe('a senior takes up', () => {
  test('first what the colleges ask, while nothing of one of them is there', () => {
    const asked = { entryIds: ['austin'], essays: 4, items: 2, untouched: 1 }
    const facts = { schools: [school('austin')], deadlines: [application('austin', '2026-12-01')] }
    expect(ids({ ...facts, asked })[0]).toBe('asked')
    expect(ids({ ...facts, asked: { ...asked, untouched: 0 } })).not.toContain('asked')
  })

  test('the nearest date that is still open, not the one that has passed', () => {
    const deadlines = [
      application('tufts', '2026-11-26'),
      application('rice', '2027-01-04'),
      application('austin', '2026-12-01'),
    ]
    const schools = ['tufts', 'rice', 'austin'].map((id) => school(id))
    expect(ids({ deadlines, schools, essays: [essay('a', { status: 'complete' })] })).toEqual([
      'austin',
      'rice',
      'tufts',
    ])
  })

  test('what is least done, of two that are due on one day', () => {
    const deadlines = [application('rice', '2027-01-04'), application('reed', '2027-01-04')]
    const begun = { checklist: { done: 4, total: 8, asksForEssays: false } }
    const schools = [school('rice', begun), school('reed')]
    expect(ids({ deadlines, schools, essays: [essay('a', { status: 'complete' })] })).toEqual([
      'reed',
      'rice',
    ])
  })

  test('an application with its essay that has the fewest words, and what is left of it', () => {
    const essays = [
      essay('long', { entryId: 'austin', words: 300 }),
      essay('short', { entryId: 'austin', words: 20, wordLimit: 250 }),
      essay('done', { entryId: 'austin', words: 0, status: 'submitted' }),
    ]
    const deadlines = [deadline({ entryId: 'austin', left: { essays: 2, items: 8 } })]
    const [next] = thingsOfSenior({ ...nobody, deadlines, schools: [school('austin')], essays })
    expect(next).toMatchObject({
      kind: 'application',
      left: { essays: 2, items: 8 },
      essay: { id: 'short' },
    })
  })

  test('an essay counted in characters by the words that fit, so that a full one is not the least done', () => {
    const essays = [
      essay('full', { entryId: 'austin', words: 25, wordLimit: null, characterLimit: 150 }),
      essay('third', { entryId: 'austin', words: 200 }),
    ]
    const deadlines = [deadline({ entryId: 'austin' })]
    const [next] = thingsOfSenior({ ...nobody, deadlines, schools: [school('austin')], essays })
    expect(next).toMatchObject({ kind: 'application', essay: { id: 'third' } })
  })

  test('an essay by itself only if it is due before its application', () => {
    const deadlines = [
      application('austin', '2026-12-01'),
      deadline({ source: 'essay', id: 'early', entryId: 'austin', date: '2026-11-30' }),
      deadline({ source: 'essay', id: 'same', entryId: 'austin', date: '2026-12-01' }),
      deadline({ source: 'essay', id: 'late', entryId: 'austin', date: '2026-11-20' }),
    ]
    const essays = ['early', 'same', 'late'].map((id) =>
      essay(id, { entryId: 'austin', deadline: '2026-12-01' }),
    )
    expect(ids({ deadlines, schools: [school('austin')], essays })).toEqual(['early', 'austin'])
  })

  test('a shared essay without a date by the next application that is due', () => {
    const deadlines = [application('rice', '2027-01-04'), application('austin', '2026-12-01')]
    const schools = [school('rice'), school('austin')]
    const things = thingsOfSenior({ ...nobody, deadlines, schools, essays: [essay('statement')] })
    expect(things.map(({ id }) => id)).toEqual(['austin', 'statement', 'rice'])
    expect(things[1]).toMatchObject({ isFor: 'austin', date: '2026-12-01' })
  })

  test('a missed application by the date that it can be moved to', () => {
    const nextPlan = { plan: 'regular' as const, date: '2027-01-04' }
    const deadlines = [application('tufts', '2026-11-26'), application('reed', '2027-01-15')]
    const schools = [school('tufts', { nextPlan }), school('reed')]
    const [first] = thingsOfSenior({
      ...nobody,
      deadlines,
      schools,
      essays: [essay('a', { status: 'complete' })],
    })
    expect(first).toMatchObject({ kind: 'missed', date: '2027-01-04', missed: '2026-11-26' })
  })

  test('a person to be asked for a letter, at the latest today', () => {
    const writer = { id: 'lee', name: 'Dr. Lee', kind: 'teacher', knownFrom: '', state: 'planned' } as const
    const recommender = { ...writer, askedOn: null, note: '', thanked: false }
    const letters = [{ entryId: 'rice', sentOn: null, saidBy: null }]
    const asks = {
      entryId: 'rice',
      name: 'Rice',
      status: 'Not Started',
      teachers: 2,
      counselor: true,
    } as const
    const lettersFor = (date: string) => ({
      recommenders: [{ ...recommender, letters }],
      schools: [{ ...asks, deadline: date }],
    })
    expect(thingsOfSenior({ ...nobody, recommenders: lettersFor('2026-12-10') })[0]).toMatchObject({
      date: today,
    })
    expect(thingsOfSenior({ ...nobody, recommenders: lettersFor('2027-01-10') })[0]).toMatchObject({
      date: '2026-12-13',
    })
  })

  test('neither letters nor essays for the other colleges, once they have committed to one', () => {
    const letters = [{ entryId: 'grinnell', sentOn: null, saidBy: null }]
    const writer = { id: 'lee', name: 'Ms. Lee', kind: 'teacher', knownFrom: '', state: 'planned' } as const
    const asks = { teachers: 2, counselor: true, deadline: '2027-01-05' }
    const recommenders = {
      recommenders: [{ ...writer, askedOn: null, note: '', thanked: false, letters }],
      schools: [
        { ...asks, entryId: 'reed', name: 'Reed', status: 'Committed' as const },
        { ...asks, entryId: 'grinnell', name: 'Grinnell', status: 'In Progress' as const },
      ],
    }
    const schools = [school('reed', { status: 'Committed' }), school('grinnell')]
    expect(ids({ schools, recommenders, essays: [essay('statement')] })).toEqual([])
  })

  test('nothing of a scholarship that is over, and a late task after all that is open', () => {
    const deadlines = [
      deadline({ source: 'scholarship', id: 'prize', date: '2026-11-01' }),
      deadline({ source: 'task', id: 'task', date: '2026-11-20' }),
      deadline({ source: 'scholarship', id: 'grant', date: '2027-02-01' }),
      deadline({ source: 'test', id: 'sat', date: '2026-12-05' }),
    ]
    expect(ids({ deadlines })).toEqual(['grant', 'task', 'college', 'first-essay'])
  })

  test('the portals of what is sent, when nothing is due', () => {
    const sent = { status: 'Submitted' as const }
    const schools = [
      school('rice', sent),
      school('reed', sent),
      school('yale', { ...sent, portalLookedOn: today }),
    ]
    const [first] = thingsOfSenior({ ...nobody, schools, essays: [essay('a', { status: 'complete' })] })
    expect(first).toMatchObject({ kind: 'portals', count: 2 })
  })

  test('a college first, when nothing is entered', () => {
    expect(ids({ isProfileComplete: false })).toEqual(['college', 'first-essay', 'profile'])
  })

  test('a plan for a school without a date, then the first step of aid that is not done', () => {
    const aid = {
      awardYear: '2027-28',
      opensOn: '2026-09-23',
      closesOn: '2028-06-30',
      steps: [
        { step: 'fsa-id', day: '2026-09-09', doneAt: '2026-09-10T00:00:00Z' },
        { step: 'fafsa', day: '2026-09-23', doneAt: null },
      ],
    } as const
    const schools = [school('reed', { plan: null, deadline: null })]
    const facts = {
      schools,
      aid: { ...aid, steps: [...aid.steps] },
      essays: [essay('a', { status: 'complete' })],
    }
    expect(ids(facts)).toEqual(['reed', 'fafsa'])
  })
})

describe('a ninth grader takes up', () => {
  const milestone = { grade: 9, certainty: 'usual', text: '', url: '', guide: 'pace' } as const
  const younger = {
    ...here,
    grade: 9,
    courses: 0,
    activities: 2,
    schools: [],
    essays: [],
    deadlines: [],
  } as const
  const milestones = [
    { ...milestone, title: 'Plan four years', start: '01-10', end: '02-28' },
    { ...milestone, title: 'Find your pace', start: '09-01', end: '12-20' },
    { ...milestone, grade: 12, title: 'Apply', start: '11-01', end: '12-01' },
  ]

  test('what this year of school has, then what is not noted yet', () => {
    const things = thingsOfYounger({ ...younger, milestones })
    expect(things.map(({ id }) => id)).toEqual(['Find your pace', 'Plan four years', 'courses', 'explore'])
  })

  test('a task of the advisor, but never the date of an application', () => {
    const deadlines = [
      deadline({ date: '2026-11-30' }),
      deadline({ source: 'task', id: 'task', date: '2026-12-02' }),
    ]
    const [first] = thingsOfYounger({ ...younger, milestones, deadlines })
    expect(first).toMatchObject({ kind: 'dated', id: 'task' })
  })
})
