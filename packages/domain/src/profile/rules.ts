import { awardLevels, steps } from './options.ts'
import type { Activities, AwardLevel, Profile, ProfileView, Step } from './schema.ts'

/** The answers of a profile, from the database or from a form in progress. */
export type Answers = Omit<Profile, 'updatedAt'>
type Field = keyof Answers
/** Some answers of a profile; one that is absent is missing. */
export type SomeAnswers = { [Name in Field]?: Answers[Name] | undefined }

export const emptyAnswers: Answers = {
  gender: null,
  citizenship: null,
  raceEthnicity: null,
  firstGeneration: null,
  incomeBracket: null,
  highSchool: null,
  classRank: null,
  gpaUnweighted: null,
  gpaWeighted: null,
  ownGpa: null,
  satActScore: null,
  apIbCourses: [],
  currentCourses: [],
  activities: [],
  leadershipPositions: [],
  yearsInvolved: null,
  honorsAwards: [],
  achievementLevels: [],
}

const background = [
  'gender',
  'citizenship',
  'raceEthnicity',
  'firstGeneration',
  'incomeBracket',
  'highSchool',
  'classRank',
] as const satisfies Field[]

const academic = [
  'gpaUnweighted',
  'gpaWeighted',
  'satActScore',
  'apIbCourses',
  'currentCourses',
] as const satisfies Field[]

export const requiredToComplete = {
  background,
  academic,
  activities: ['activities', 'leadershipPositions', 'yearsInvolved'],
  honors: ['honorsAwards', 'achievementLevels'],
} as const satisfies Record<Step, readonly Field[]>

/**
 * The fields that *Next* requires in a step. High school and class rank count as background, but only the
 * academic step, which asks for them again, requires them. The last step has no *Next* and requires nothing.
 */
export const requiredToContinue = {
  background: ['gender', 'citizenship', 'raceEthnicity', 'incomeBracket', 'firstGeneration'],
  academic: [
    'gpaUnweighted',
    'gpaWeighted',
    'satActScore',
    'highSchool',
    'classRank',
    'apIbCourses',
    'currentCourses',
  ],
  activities: requiredToComplete.activities,
  honors: [],
} as const satisfies Record<Step, readonly Field[]>

export type RequiredField = (typeof requiredToContinue)[Step][number]

/** Returns the fields still missing before *Next* continues, in the order of the form. */
export function missingToContinue(step: Step, answers: SomeAnswers): RequiredField[] {
  return requiredToContinue[step].filter((field) => !isPresent(answers[field]))
}

/** Counts the answers that a step needs to be complete, and those given. */
export function stepProgress(step: Step, answers: SomeAnswers): { answered: number; total: number } {
  const required: readonly Field[] = requiredToComplete[step]
  return { answered: required.filter((field) => isPresent(answers[field])).length, total: required.length }
}

export function isStepComplete(step: Step, answers: SomeAnswers): boolean {
  const { answered, total } = stepProgress(step, answers)
  return answered === total
}

/** Returns the current step: the first that is incomplete, or `null` if all four are complete. */
export function firstIncompleteStep(answers: SomeAnswers): Step | null {
  return steps.find((step) => !isStepComplete(step, answers)) ?? null
}

/**
 * Returns the percent of answers given, of all that the four steps ask for. Each answer moves it, and it is
 * independent of the scores, which stay under 100 for someone with four activities who has answered
 * everything.
 */
export function completion(answers: SomeAnswers): number {
  const required = steps.flatMap((step): readonly Field[] => requiredToComplete[step])
  return percent(shareOf(required, answers))
}

/** Returns the five scores in whole percent. */
export function scores(answers: Answers): ProfileView['scores'] {
  const backgroundScore = 100 * shareOf(background, answers)
  const academicScore = 100 * shareOf(academic, answers)
  const extracurricularScore = extracurricular(answers)
  const personalityScore = (recognition(answers) + backgroundScore) / 2
  const overall = Math.round((academicScore + extracurricularScore + personalityScore) / 3)

  return {
    background: Math.round(backgroundScore),
    academic: Math.round(academicScore),
    extracurricular: extracurricularScore,
    personality: Math.round(personalityScore),
    overall,
    complete: countsAsComplete(overall),
  }
}

/** A profile counts as complete above 80. */
export function countsAsComplete(overall: number): boolean {
  return overall > 80
}

function extracurricular({ activities, leadershipPositions, yearsInvolved }: Activities): number {
  return (
    (activities.length > 0 ? 40 : 0) +
    (activities.length >= 5 ? 20 : 0) +
    (leadershipPositions.length > 0 ? 25 : 0) +
    (yearsInvolved !== null ? 15 : 0)
  )
}

function recognition({ honorsAwards, achievementLevels }: Answers): number {
  return (honorsAwards.length > 0 ? 50 : 0) + (achievementLevels.length > 0 ? 50 : 0)
}

/** Returns the levels of the awards, each once, from School to International. */
export function achievementLevels(awards: readonly { level: AwardLevel }[]): AwardLevel[] {
  return awardLevels.filter((level) => awards.some((award) => award.level === level))
}

/** Whether a value counts as an answer: `false` and 0 do, an empty text or list does not. */
function isPresent(value: Answers[Field] | undefined): boolean {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : true
}

function shareOf(fields: readonly Field[], answers: SomeAnswers): number {
  return fields.filter((field) => isPresent(answers[field])).length / fields.length
}

function percent(share: number): number {
  return Math.round(100 * share)
}
