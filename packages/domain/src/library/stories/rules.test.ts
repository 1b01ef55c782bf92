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
  fullName: 'Noor Haddad',
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

  expect(ruleAgainstOffering(story, source.fullName)).toBe('story-needs-admission')
})

test.each([
  ['an email', 'Write to noor.h@example.org for more.'],
  ['a link', 'See https://example.org/noor'],
  ['another link', 'See www.example.org'],
  ['a name on a network', 'Find me, I am @noor_h there.'],
  ['a phone number', 'Call (614) 555-0142 any time.'],
  ['the full name', 'They called out: noor haddad! And I stood up.'],
])('a story that holds %s is not offered', (_, advice) => {
  expect(ruleAgainstOffering(storyOf({ ...draft, advice }, source), source.fullName)).toBe('story-tells')
})

test.each([
  'I sent 12 applications, got 3 offers, and paid $1,250 in fees between 2025 and 2026.',
  'My GPA was 3.78 of 4.0, my SAT 1390.',
  'Noor is a name that nobody could spell at school.',
])('figures and a first name in the student’s own words do not keep it back: %s', (advice) => {
  expect(ruleAgainstOffering(storyOf({ ...draft, advice }, source), source.fullName)).toBeNull()
})
