import type { BrokenRule } from '#broken-rule.ts'
import type { Profile as Answers } from '#profile/schema.ts'
import type { ListEntry } from '#schools/list/schema.ts'
import type { Profile } from '../schema.ts'
import type { StoryDraft, StoryPart } from './schema.ts'

/** What a story may be made of, beside what is written for it. */
export type StorySource = {
  fullName: string
  /** The name as far as it may be told. */
  names: Record<StoryDraft['shownName'], string>
  answers: Pick<Answers, 'gpaUnweighted' | 'gpaWeighted' | 'activities' | 'honorsAwards'>
  scores: { sat: number | null; act: number | null }
  list: readonly Pick<ListEntry, 'name' | 'status'>[]
}

/** The story as everybody would read it: what was written, where the student was admitted, and the parts picked. */
export function storyOf(draft: StoryDraft, source: StorySource, id = 'preview'): Profile {
  const { names, answers, scores, list } = source
  const { shownName, highSchool, graduationYear, intendedMajor, backgroundStory, advice, parts } = draft
  const shows = (part: StoryPart) => parts.includes(part)
  const schoolsThat = (...statuses: ListEntry['status'][]) =>
    list.filter(({ status }) => statuses.includes(status)).map(({ name }) => name)
  return {
    id,
    isSample: false,
    name: names[shownName],
    highSchool: highSchool || null,
    graduationYear,
    intendedMajor,
    gpaUnweighted: shows('grades') ? answers.gpaUnweighted : null,
    gpaWeighted: shows('grades') ? answers.gpaWeighted : null,
    satScore: shows('testScores') ? scores.sat : null,
    actScore: shows('testScores') ? scores.act : null,
    backgroundStory,
    advice,
    // Names only: organizations, hours and descriptions are for applications, and may say who somebody is.
    activities: shows('activities')
      ? answers.activities.map(({ name }) => ({ name, years: null, hoursPerWeek: null }))
      : [],
    honorsAwards: shows('honors') ? answers.honorsAwards.map(({ name }) => name) : [],
    collegesAdmitted: schoolsThat('Accepted', 'Committed').map((school) => ({ school, program: null })),
    collegesWaitlisted: shows('waitlisted') ? schoolsThat('Waitlisted') : [],
    collegesRejected: shows('rejected') ? schoolsThat('Rejected') : [],
    essayExcerpts: [],
    essayCount: 0,
  }
}

/** A story is of somebody who was admitted, and tells nobody how to reach them or what their full name is. */
export function ruleAgainstOffering(story: Profile, fullName: string): BrokenRule | null {
  if (story.collegesAdmitted.length === 0) return 'story-needs-admission'
  const { intendedMajor, backgroundStory, advice, highSchool, activities, honorsAwards } = story
  const texts = [intendedMajor, backgroundStory, advice, highSchool ?? '', ...honorsAwards]
  const said = [...texts, ...activities.map(({ name }) => name)].join('\n')
  return contacts.some((contact) => contact.test(said)) || tellsName(said, fullName) ? 'story-tells' : null
}

/** An address, a link, a name on a network, and nine digits or more that could be dialed. */
const contacts = [
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/i,
  /https?:\/\/|\bwww\./i,
  /(^|\s)@\w{3,}/,
  /(?:\d[\s().+-]{0,3}){9,}/,
]

function tellsName(text: string, fullName: string): boolean {
  const names = fullName.toLowerCase().trim().split(/\s+/)
  const words = ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}’'-]+/u)
    .join(' ')} `
  return names.length > 1 && words.includes(` ${names.join(' ')} `)
}
