import { z } from 'zod'
import { GraduationYear } from '../accounts/schema.ts'
import { NewSavedSearch } from '../colleges/find/schema.ts'
import { TimelineDates } from '../deadlines/schema.ts'
import { EssayStatus, NewEssay, SaveText, VersionName } from '../essays/schema.ts'
import { CalendarDate, Instant, Text } from '../fields.ts'
import { NewDocument } from '../files/schema.ts'
import { BragSheet } from '../letters/schema.ts'
import { ChecklistItem, NewChecklistItem } from '../list/checklist/schema.ts'
import { datedStatuses } from '../list/options.ts'
import { NewDay } from '../list/record/schema.ts'
import { SaveNote } from '../list/research/schema.ts'
import { EntryChanges, OwnSchool, TargetMix } from '../list/schema.ts'
import { aidSteps } from '../money/options.ts'
import { FinanceChanges, OfferTerms, SavedAnswers } from '../money/schema.ts'
import { NewScholarship, SaveScholarship } from '../money/scholarships/schema.ts'
import { chosenTypes } from '../notifications/options.ts'
import { Preference } from '../notifications/schema.ts'
import { PublicProfileChanges } from '../profile/public/schema.ts'
import { Academic, Activities, Background, Honors } from '../profile/schema.ts'
import { NewRecommender } from '../recommenders/schema.ts'
import { bounds as weekBounds } from '../weeks/options.ts'
import { Monday, WeekGoal, type WeekTask } from '../weeks/schema.ts'
import { most } from './options.ts'

/** Older archives are without the later fields. */
const Choices = EntryChanges.required({ major: true, plan: true, deadline: true, status: true })

/** A school on a list, without the ids that only one server knows. */
const ArchivedSchool = z.object({
  /** The federal number, by which another server's catalog finds the school; `null` if it has none. */
  unitid: z.int().positive().max(999_999).nullable(),
  ...OwnSchool.shape,
  ...Choices.shape,
  /** Whether the student set the deadline. Otherwise the catalog of the importing server decides it. */
  isOwnDeadline: z.boolean(),
  checklist: z
    .array(NewChecklistItem.extend(ChecklistItem.pick({ kind: true, done: true }).shape))
    .max(most.checklist),
  note: SaveNote.shape.content.nullable(),
  /** The days on which it was sent and answered. */
  days: z.array(NewDay).max(datedStatuses.length).default([]),
  /** The school's aid letter. */
  offer: OfferTerms.nullable(),
})
export type ArchivedSchool = z.infer<typeof ArchivedSchool>

const place = z.int().min(0)
const Content = SaveText.shape.content

/** An earlier version of an essay. `savedAt` is the time that the archive states. */
const ArchivedVersion = z.object({
  content: Content,
  savedAt: Instant,
  name: VersionName.shape.name.nullable().default(null),
})
export type ArchivedVersion = z.infer<typeof ArchivedVersion>

const ArchivedEssay = NewEssay.omit({ entryId: true }).extend({
  /** The index of its school in the archive; `null` for a shared essay. */
  school: place.max(most.schools).nullable(),
  status: EssayStatus,
  /** The text, in format 1. Since format 2 it is a line of the texts file. */
  content: Content.default(''),
})
export type ArchivedEssay = z.infer<typeof ArchivedEssay> & { versions: ArchivedVersion[] }

/** One line of the texts file: the content of an essay, a note, or an earlier version of an essay. */
export const ArchivedText = z.union([
  z.object({ essay: place, content: Content }),
  z.object({ essay: place, version: ArchivedVersion }),
  z.object({ school: place, note: SaveNote.shape.content }),
])
export type ArchivedText = z.infer<typeof ArchivedText>

const ArchivedWeek = z.object({
  start: Monday,
  weekGoal: WeekGoal,
  tasks: z
    .array(
      z.object({
        text: Text({ ...weekBounds.task, min: 1 }),
        doneAt: Instant.nullable(),
        carriedFrom: Monday.nullable(),
      } satisfies Record<Exclude<keyof WeekTask, 'id' | 'done'>, z.ZodType>),
    )
    .max(most.tasks),
})
export type ArchivedWeek = z.infer<typeof ArchivedWeek>

/** A recommender. Each letter names its school by the index in the archive. */
const ArchivedRecommender = NewRecommender.omit({ letters: true }).extend({
  letters: z
    .array(z.object({ school: place.max(most.schools), sentOn: CalendarDate.nullable() }))
    .max(most.schools)
    .refine(
      (letters) => new Set(letters.map(({ school }) => school)).size === letters.length,
      'Each school can appear only once',
    ),
})
export type ArchivedRecommender = z.infer<typeof ArchivedRecommender>

/** A scholarship that a student saved or added. A public one has a key, which another server may have too. */
const ArchivedScholarship = NewScholarship.extend({
  key: z.string().max(200).nullable(),
  isOwn: z.boolean(),
  saved: SaveScholarship.nullable(),
})
export type ArchivedScholarship = z.infer<typeof ArchivedScholarship>

const ArchivedStep = z.object({
  awardYear: z.string().regex(/^\d{4}-\d{2}$/),
  step: z.enum(aidSteps),
  doneAt: Instant,
})
export type ArchivedStep = z.infer<typeof ArchivedStep>

/** A document; `file` is its name in the ZIP. */
const ArchivedDocument = NewDocument.extend({ file: z.string().min(1).max(300) })
export type ArchivedDocument = z.infer<typeof ArchivedDocument>

/** The data a student can move to another account or server: `bearings.json` in the archive. */
export const ArchiveFrame = z.object({
  format: z.enum(['bearings 1', 'bearings 2']),
  madeAt: Instant,
  name: Text({ max: 400 }),
  profile: z.object({ background: Background, academic: Academic, activities: Activities, honors: Honors }),
  target: TargetMix,
  money: z.object({
    budget: FinanceChanges.shape.budget.unwrap(),
    state: FinanceChanges.shape.state.unwrap(),
    country: FinanceChanges.shape.country.unwrap().default(null),
    asksForAid: FinanceChanges.shape.asksForAid.unwrap().default(null),
    /** The answers to the aid calculator. */
    answers: SavedAnswers.nullable(),
  }),
  schools: z.array(ArchivedSchool).max(most.schools),
  essays: z.array(ArchivedEssay).max(most.essays),
  weeks: z
    .array(ArchivedWeek)
    .max(most.weeks)
    .refine(
      (weeks) => new Set(weeks.map(({ start }) => start)).size === weeks.length,
      'Each week can be there only once',
    ),
  recommenders: z.array(ArchivedRecommender).max(most.recommenders).default([]),
  bragSheet: BragSheet.nullable().default(null),
  searches: z.array(NewSavedSearch).max(most.searches).default([]),
  scholarships: z
    .array(ArchivedScholarship)
    .max(most.scholarships)
    .refine((all) => {
      const keys = all.flatMap(({ key }) => key ?? [])
      return new Set(keys).size === keys.length
    }, 'Each scholarship can be there only once')
    .default([]),
  aidSteps: z.array(ArchivedStep).max(most.aidSteps).default([]),
  /** The student's notification settings. */
  preferences: z.array(Preference).max(chosenTypes.length).default([]),
  /** Whether advisors find the student by student ID. */
  discoverable: z.boolean().default(true),
  checksEstimates: z.boolean().default(true),
  /** When the student graduates from high school. */
  graduationYear: GraduationYear.nullable().default(null),
  /** Older archives, from before students were asked for a class, hold it here if the timeline was on. */
  timeline: TimelineDates.extend({ graduationYear: GraduationYear.optional() }).nullable().default(null),
  /** The contents of the public page, which the student must turn on again. */
  publicPage: PublicProfileChanges.pick({ shownName: true, sections: true }).nullable().default(null),
  documents: z.array(ArchivedDocument).max(most.documents).default([]),
  hasPicture: z.boolean().default(false),
  /** The oldest versions that exceed the limit of an archive and are only in its `data` folder. */
  versionsLeft: z.int().min(0).default(0),
})
export type ArchiveFrame = z.infer<typeof ArchiveFrame>

export type ArchiveContents = Omit<ArchiveFrame, 'essays'> & { essays: ArchivedEssay[] }

export const ImportResult = z.object({
  name: z.string(),
  madeAt: z.iso.datetime(),
  /** The completeness of the profile in percent. */
  profile: z.number().int(),
  money: z.boolean(),
  schools: z.number().int(),
  /** The names of schools that this server's catalog lacks, which are imported as added by hand. */
  byHand: z.array(z.string()),
  essays: z.number().int(),
  /** Earlier versions of the essays, and how many of the oldest stay in the ZIP. */
  versions: z.number().int(),
  versionsLeft: z.number().int(),
  weeks: z.number().int(),
  recommenders: z.number().int(),
  bragSheet: z.boolean(),
  scholarships: z.number().int(),
  searches: z.number().int(),
  documents: z.number().int(),
  picture: z.boolean(),
})
export type ImportResult = z.infer<typeof ImportResult>
