import type { BrokenRule } from '#broken-rule.ts'
import type { ListEntry } from '#list/schema.ts'
import { namesIn } from '#names.ts'
import type { Profile as Answers } from '#profile/schema.ts'
import type { Profile } from '../schema.ts'
import { type Owner, revealsIdentity } from './reveals-identity.ts'
import type { StoryDraft, StoryPart } from './schema.ts'

/** The profile and list data that a story may use, besides its own text. */
export type StorySource = {
  owner: Owner
  /** The allowed forms of the name. */
  names: Record<StoryDraft['shownName'], string>
  answers: Pick<Answers, 'gpaUnweighted' | 'gpaWeighted' | 'activities' | 'honorsAwards'>
  scores: { sat: number | null; act: number | null }
  list: readonly Pick<ListEntry, 'name' | 'status'>[]
}

/** Builds the story as readers would see it: the draft, the admissions, and the chosen parts. */
export function storyOf(draft: StoryDraft, source: StorySource, id = 'preview'): Profile {
  const { owner, names, answers, scores, list } = source
  const { shownName, highSchool, graduationYear, intendedMajor, backgroundStory, advice, parts } = draft
  const shows = (part: StoryPart) => parts.includes(part)
  const schoolsThat = (...statuses: ListEntry['status'][]) =>
    list.filter(({ status }) => statuses.includes(status)).map(({ name }) => name)
  return {
    id,
    isSample: false,
    // The first name of a one-word name would be the whole name.
    name: namesIn(owner.fullName).length > 1 ? names[shownName] : names.initials,
    highSchool: highSchool || null,
    graduationYear,
    intendedMajor,
    gpaUnweighted: shows('grades') ? answers.gpaUnweighted : null,
    gpaWeighted: shows('grades') ? answers.gpaWeighted : null,
    satScore: shows('testScores') ? scores.sat : null,
    actScore: shows('testScores') ? scores.act : null,
    backgroundStory,
    advice,
    // Names only, because organizations, hours and descriptions may reveal who the student is.
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

/** A story must be by an admitted student, and must not reveal who they are or how to reach them. */
export function ruleAgainstOffering(story: Profile, owner: Owner): BrokenRule | null {
  if (story.collegesAdmitted.length === 0) return 'story-needs-admission'
  return textsOf(story).some((text) => revealsIdentity(text, owner)) ? 'story-tells' : null
}

/** Returns all texts of a story, including school names, which a student may have typed. */
function textsOf(story: Profile): string[] {
  const { name, intendedMajor, backgroundStory, advice, highSchool, activities, honorsAwards } = story
  const schools = [
    ...story.collegesAdmitted.map(({ school }) => school),
    ...story.collegesWaitlisted,
    ...story.collegesRejected,
  ]
  const done = [...activities.map((activity) => activity.name), ...honorsAwards]
  return [name, intendedMajor, backgroundStory, advice, highSchool ?? '', ...done, ...schools]
}
