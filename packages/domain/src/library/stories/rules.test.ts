import { expect, test } from 'vitest'
import { ruleAgainstOffering, storyOf, type StorySource } from './rules.ts'
import type { StoryDraft } from './schema.ts'

const draft: StoryDraft = {
  shownName: 'initials',
  highSchool: null,
  graduationYear: 2027,
  intendedMajor: 'Biology',
  backgroundStory: 'I counted herons on a salt marsh for three years, and wrote down what I saw. '.repeat(2),
  advice: 'Begin early, and ask.',
  parts: [],
}
const source: StorySource = {
  owner: { fullName: 'Noor Haddad', studentId: 'LHS-2027' },
  names: { initials: 'N. H.', 'first-name': 'Noor' },
  scores: { sat: 1390, act: 31 },
  answers: {
    gpaUnweighted: 3.78,
    gpaWeighted: 4.31,
    activities: [
      {
        name: 'School newspaper',
        description: 'Of Hillside High School',
        organization: 'Hillside',
        hoursPerWeek: 5,
      },
    ],
    honorsAwards: [{ name: 'Essay prize', description: 'Second of 210', level: 'State Level' }],
  },
  list: [
    { name: 'Reed College', status: 'Committed' },
    { name: 'Tulane University', status: 'Accepted' },
    { name: 'Stanford University', status: 'Rejected' },
    { name: 'Tufts University', status: 'Waitlisted' },
    { name: 'Carleton College', status: 'Submitted' },
  ],
}

test('a student who picks nothing tells initials, what they wrote, and where they were admitted', () => {
  expect(storyOf(draft, source)).toEqual({
    id: 'preview',
    isSample: false,
    name: 'N. H.',
    highSchool: null,
    graduationYear: 2027,
    intendedMajor: 'Biology',
    gpaUnweighted: null,
    gpaWeighted: null,
    satScore: null,
    actScore: null,
    backgroundStory: draft.backgroundStory,
    advice: draft.advice,
    activities: [],
    honorsAwards: [],
    collegesAdmitted: [
      { school: 'Reed College', program: null },
      { school: 'Tulane University', program: null },
    ],
    collegesWaitlisted: [],
    collegesRejected: [],
    essayExcerpts: [],
    essayCount: 0,
  })
})

test('what a student picks is told, by name and without what is around it', () => {
  const story = storyOf(
    {
      ...draft,
      shownName: 'first-name',
      highSchool: 'A public school in Ohio',
      parts: ['grades', 'testScores', 'activities', 'honors', 'waitlisted', 'rejected'],
    },
    source,
    'story-1',
  )

  expect(story).toMatchObject({
    id: 'story-1',
    name: 'Noor',
    highSchool: 'A public school in Ohio',
    gpaUnweighted: 3.78,
    satScore: 1390,
    actScore: 31,
    activities: [{ name: 'School newspaper', years: null, hoursPerWeek: null }],
    honorsAwards: ['Essay prize'],
    collegesWaitlisted: ['Tufts University'],
    collegesRejected: ['Stanford University'],
  })
  expect(JSON.stringify(story)).not.toMatch(/Haddad|Hillside|Carleton/)
})

test('a story of somebody who was admitted nowhere yet is not offered', () => {
  const story = storyOf(draft, { ...source, list: source.list.slice(2) })

  expect(ruleAgainstOffering(story, source.owner)).toBe('story-needs-admission')
})

test.each([
  ['an email', 'Write to noor.h@example.org for more.'],
  ['a link', 'See https://example.org/noor'],
  ['another link', 'See www.example.org'],
  ['a name on a network', 'Find me, I am @noor_h there.'],
  ['a phone number', 'Call (614) 555-0142 any time.'],
  ['a phone number with dashes of another kind', 'Call 614–555–0142'],
  ['a phone number with slashes', 'Call 614/555/0142'],
  ['a phone number that ends like a year', 'Call 614 555 2024'],
  ['a phone number of another country', 'Call +44 20 7946 0958'],
  ['a link without its beginning', 'See linkedin.com/in/noor-haddad'],
  ['a name on a network in brackets', 'Find me (@noor_h) there.'],
  ['the full name as an owner', 'It became Noor Haddad’s garden.'],
  ['the full name with an initial', 'I signed as Noor B. Haddad.'],
  ['the full name the other way around', 'The list said Haddad, Noor.'],
  ['the full name with an accent', 'They wrote Nóor Haddad.'],
  ['the student ID', 'My badge says LHS 2027.'],
  ['the student ID in one', 'My badge says lhs2027.'],
  ['the full name', 'They called out: noor haddad! And I stood up.'],
])('a story that holds %s is not offered', (_, advice) => {
  expect(ruleAgainstOffering(storyOf({ ...draft, advice }, source), source.owner)).toBe('story-tells')
})

test.each([
  'I sent 12 applications, got 3 offers, and paid $1,250 in fees between 2025 and 2026.',
  'Fees in 2024 2025 2026 went up.',
  'My tests were 1390 1420 1450.',
  'Between 11/01/2025 - 01/01/2026 I slept little.',
  'I met two of the Haddad family, and the class of 2027.',
  'My GPA was 3.78 of 4.0, my SAT 1390.',
  'Noor is a name that nobody could spell at school.',
])('figures and a first name in the student’s own words do not keep it back: %s', (advice) => {
  expect(ruleAgainstOffering(storyOf({ ...draft, advice }, source), source.owner)).toBeNull()
})

test.each(['write to noor@example.org', 'Noor Haddad Academy'])(
  'a school that the student has typed in tells nothing either: %s',
  (name) => {
    const story = storyOf(draft, { ...source, list: [{ name, status: 'Accepted' }] })

    expect(ruleAgainstOffering(story, source.owner)).toBe('story-tells')
  },
)

test.each(['Noor B. Haddad', 'Haddad, Noor', 'Noor Lina Haddad', 'Noor Haddad-Smith', 'NOOR HADDAD, Jr.'])(
  'the account of %s is known by a first and a last name',
  (fullName) => {
    const story = storyOf({ ...draft, advice: 'Noor Haddad was here.' }, source)

    expect(ruleAgainstOffering(story, { fullName, studentId: null })).toBe('story-tells')
  },
)

test('a name of one word is not published, though its first name was chosen', () => {
  const names = { initials: 'N.', 'first-name': 'noor@example.org' }
  const story = storyOf(
    { ...draft, shownName: 'first-name' },
    { ...source, names, owner: { fullName: 'noor@example.org', studentId: null } },
  )

  expect(story.name).toBe('N.')
})

test('a first name that is an address is not published', () => {
  const names = { initials: 'N. H.', 'first-name': 'noor@example.org' }
  const story = storyOf({ ...draft, shownName: 'first-name' }, { ...source, names })

  expect(ruleAgainstOffering(story, source.owner)).toBe('story-tells')
})

test.each([
  ['王小明', '大家好，我是王小明，来自西雅图。'],
  ['王 小明', '我叫王小明。'],
  ['김민준', '저는 김민준입니다.'],
])('a name that is written without spaces, as %s, is found within a sentence', (fullName, advice) => {
  const owner = { fullName, studentId: null }
  const offered = (text: string) =>
    ruleAgainstOffering(storyOf({ ...draft, advice: text }, { ...source, owner }), owner)
  expect(offered(advice)).toBe('story-tells')
  expect(offered('早点开始。')).toBeNull()
})
