import { z } from 'zod'
import { Text, WholeNumber } from '../fields.ts'
import {
  activityGrades,
  activityTimings,
  activityTypes,
  hoursPerWeek,
  weeksPerYear,
} from './activities/options.ts'
import { withYears } from './activities/years.ts'
import {
  awardLevels,
  bounds,
  citizenships,
  courseScores,
  genders,
  gpas,
  gradeScales,
  incomeBrackets,
  most,
  races,
  steps,
  withheldCitizenship,
  years,
} from './options.ts'
import { faultInOwnGpa } from './own-gpa.ts'
import { faultInGpa } from './scales.ts'
import { isTestScore } from './test-scores.ts'

export const Step = z.enum(steps)
export type Step = z.infer<typeof Step>

export const Gender = z.enum(genders)
export type Gender = z.infer<typeof Gender>
export const Citizenship = z.enum(citizenships)
export type Citizenship = z.infer<typeof Citizenship>
/** One of the three citizenships, or the answer that one would rather not say. */
export const CitizenshipAnswer = z.enum([...citizenships, withheldCitizenship])
export type CitizenshipAnswer = z.infer<typeof CitizenshipAnswer>
export const RaceEthnicity = z.enum(races)
export type RaceEthnicity = z.infer<typeof RaceEthnicity>
export const IncomeBracket = z.enum(incomeBrackets)
export type IncomeBracket = z.infer<typeof IncomeBracket>
export const AwardLevel = z.enum(awardLevels)
export type AwardLevel = z.infer<typeof AwardLevel>

const gpa = (scale: 'unweighted' | 'weighted') =>
  z
    .number()
    .refine((given) => faultInGpa(given, scale) === null, {
      error: ({ input }) => faultInGpa(Number(input), scale) ?? '',
    })
    .meta({ minimum: gpas[scale].least, maximum: gpas[scale].most, multipleOf: gpas.step })
const Years = WholeNumber({ min: years.least, max: years.most })
const Score = WholeNumber({ min: courseScores.least, max: courseScores.most })

/** An average on a school's own scale, as the student gives it. No rule converts it, so the odds do not use it. */
export const OwnGpa = z
  .object({ scale: z.enum(gradeScales), grade: Text(bounds.ownGrade) })
  .superRefine((given, context) => {
    const message = faultInOwnGpa(given)
    if (message !== null) context.addIssue({ code: 'custom', path: ['grade'], message })
  })
export type OwnGpa = z.infer<typeof OwnGpa>

export const Course = z.object({ course: Text(bounds.course), score: Score.nullable() })
export type Course = z.infer<typeof Course>

/** An activity. Only name and description are required: the Common App's questions were added later. */
export const Activity = z.object({
  name: Text(bounds.activityName),
  type: z.enum(activityTypes).optional(),
  /** New positions must be shorter: see `faultInPosition`. */
  position: Text(bounds.keptPosition).optional(),
  organization: Text(bounds.organization).optional(),
  description: Text(bounds.activityDescription),
  grades: z.array(z.enum(activityGrades)).min(1).max(activityGrades.length).optional(),
  timing: z.enum(activityTimings).optional(),
  hoursPerWeek: WholeNumber(hoursPerWeek).optional(),
  weeksPerYear: WholeNumber(weeksPerYear).optional(),
  yearsInvolved: Years.optional(),
})
export type Activity = z.infer<typeof Activity>

export const Award = z.object({
  name: Text(bounds.awardName),
  description: Text(bounds.awardDescription),
  level: AwardLevel,
})
export type Award = z.infer<typeof Award>

/** The answers of the background step. Answers of any step may be missing: unfinished steps are saved too. */
export const Background = z.object({
  gender: Gender.nullable(),
  citizenship: CitizenshipAnswer.nullable(),
  raceEthnicity: RaceEthnicity.nullable(),
  firstGeneration: z.boolean().nullable(),
  incomeBracket: IncomeBracket.nullable(),
  highSchool: Text(bounds.highSchool).nullable(),
  classRank: Text(bounds.classRank).nullable(),
})
export type Background = z.infer<typeof Background>

/** The answers of the academic step, which asks for two of the background step's again. */
export const Academic = z.object({
  ...Background.pick({ highSchool: true, classRank: true }).shape,
  gpaUnweighted: gpa('unweighted').nullable(),
  gpaWeighted: gpa('weighted').nullable(),
  /** Absent from what browsers and archives sent before it was asked. */
  ownGpa: OwnGpa.nullable().optional(),
  satActScore: Text(bounds.testScore)
    .refine(isTestScore, 'An SAT score from 400 to 1600, an ACT score from 1 to 36, or both')
    .nullable(),
  apIbCourses: z.array(Course).max(most.apIbCourses),
  currentCourses: z.array(Text(bounds.course)).max(most.currentCourses),
})
export type Academic = z.infer<typeof Academic>

export const Activities = z.object({
  activities: z.array(Activity).max(most.activities),
  leadershipPositions: z.array(Text(bounds.leadershipPosition)).max(most.leadershipPositions),
  yearsInvolved: Years.nullable(),
})
export type Activities = z.infer<typeof Activities>

export const Honors = z.object({ honorsAwards: z.array(Award).max(most.awards) })
export type Honors = z.infer<typeof Honors>

export const Profile = z.object({
  ...Background.shape,
  ...Academic.shape,
  ownGpa: OwnGpa.nullable(),
  ...Activities.shape,
  ...Honors.shape,
  /** Derived from the awards, from School to International. */
  achievementLevels: z.array(AwardLevel),
  /** `null` until something is saved. */
  updatedAt: z.iso.datetime().nullable(),
})
export type Profile = z.infer<typeof Profile>

const percent = z.int().min(0).max(100)

/** A student's own profile with the values that the rules compute from it. */
export const ProfileView = z.object({
  profile: Profile,
  /** The percent of answers given, of all that the four steps ask for. */
  completion: percent,
  steps: z.record(Step, z.object({ complete: z.boolean() })),
  /** In percent. */
  scores: z.object({
    background: percent,
    academic: percent,
    extracurricular: percent,
    personality: percent,
    overall: percent,
    /** Whether the profile counts as complete. */
    complete: z.boolean(),
  }),
})
export type ProfileView = z.infer<typeof ProfileView>

/** Courses as sent by the form: old entries are plain names, and empty rows are dropped. */
const SentCourses = z
  .array(z.union([z.string(), z.object({ course: z.string(), score: Score.nullable().default(null) })]))
  // Each course may have an empty row beside it.
  .max(2 * most.apIbCourses)
  .transform((sent) =>
    sent
      .map((entry) => (typeof entry === 'string' ? { course: entry, score: null } : entry))
      .filter(({ course }) => course.trim() !== ''),
  )
  .pipe(Academic.shape.apIbCourses)

/** Whether the step must be complete, as for *Next*, or is saved as it is. */
const finish = z.boolean()

export const SaveBackground = Background.extend({ finish })
export type SaveBackground = z.infer<typeof SaveBackground>
export const SaveAcademic = Academic.extend({ apIbCourses: SentCourses, finish })
export type SaveAcademic = z.infer<typeof SaveAcademic>
/** A student's average, on the 4-point scale or their school's own; what is absent stays as it is. */
export const SaveGpa = Academic.pick({ gpaUnweighted: true, ownGpa: true }).partial()
export type SaveGpa = z.infer<typeof SaveGpa>
export const SaveActivities = Activities.extend({
  activities: z.array(Activity.transform(withYears)).max(most.activities),
  finish,
})
export type SaveActivities = z.infer<typeof SaveActivities>
export const SaveHonors = Honors.extend({ finish })
export type SaveHonors = z.infer<typeof SaveHonors>
