import { z } from 'zod'
import { EssayStatus, NewEssay, SaveText } from '../essays/schema.ts'
import { Instant, Text } from '../fields.ts'
import { FinanceChanges, OfferTerms, SavedAnswers } from '../money/schema.ts'
import { Academic, Activities, Background, Honors } from '../profile/schema.ts'
import {
  ChecklistItem,
  EntryChanges,
  NewChecklistItem,
  OwnSchool,
  TargetMix,
} from '../schools/list/schema.ts'
import { SaveNote } from '../schools/research/schema.ts'
import { bounds as weekBounds } from '../weeks/options.ts'
import { Monday, WeekChanges } from '../weeks/schema.ts'
import { most } from './options.ts'

const { major, plan, deadline, status } = EntryChanges.required().shape

/** A school of a list, without what only one server knows it by. */
const CarriedSchool = z.object({
  /** The federal number, by which another server's catalog has it too; without one it goes by its words. */
  unitid: z.int().positive().max(999_999).nullable(),
  ...OwnSchool.shape,
  major,
  plan,
  deadline,
  /** Else it is the catalog's, and that of the other server counts. */
  isOwnDeadline: z.boolean(),
  status,
  checklist: z
    .array(ChecklistItem.pick({ kind: true, done: true }).extend(NewChecklistItem.shape))
    .max(most.checklist),
  note: SaveNote.shape.content.nullable(),
  /** Its aid letter. */
  offer: OfferTerms.nullable(),
})
export type CarriedSchool = z.infer<typeof CarriedSchool>

const CarriedEssay = NewEssay.omit({ entryId: true }).extend({
  /** Its place among the schools; `null` for a shared essay. */
  school: z.int().min(0).max(most.schools).nullable(),
  status: EssayStatus,
  content: SaveText.shape.content,
})
export type CarriedEssay = z.infer<typeof CarriedEssay>

const CarriedWeek = z.object({
  start: Monday,
  weekGoal: WeekChanges.shape.weekGoal,
  tasks: z
    .array(
      z.object({
        text: Text({ ...weekBounds.task, min: 1 }),
        doneAt: Instant.nullable(),
        carriedFrom: Monday.nullable(),
      }),
    )
    .max(most.tasks),
})
export type CarriedWeek = z.infer<typeof CarriedWeek>

/** What a student takes along to another account or server: `bearings.json` of the archive. */
export const Carried = z.object({
  format: z.literal('bearings 1'),
  madeAt: Instant,
  name: Text({ max: 400 }),
  profile: z.object({ background: Background, academic: Academic, activities: Activities, honors: Honors }),
  target: TargetMix,
  money: z.object({
    budget: FinanceChanges.shape.budget.unwrap(),
    state: FinanceChanges.shape.state.unwrap(),
    /** Of the aid calculator. */
    answers: SavedAnswers.nullable(),
  }),
  schools: z.array(CarriedSchool).max(most.schools),
  essays: z.array(CarriedEssay).max(most.essays),
  weeks: z
    .array(CarriedWeek)
    .max(most.weeks)
    .refine(
      (weeks) => new Set(weeks.map(({ start }) => start)).size === weeks.length,
      'Each week can be there only once',
    ),
})
export type Carried = z.infer<typeof Carried>

/** `apply`: else it is tried and taken back, to see what would come of it. */
export const BringIn = z.object({ content: Carried, apply: z.boolean() })
export type BringIn = z.infer<typeof BringIn>

export const BroughtIn = z.object({
  name: z.string(),
  madeAt: z.iso.datetime(),
  /** Percent of what the profile asks for. */
  profile: z.number().int(),
  schools: z.number().int(),
  /** Schools that this server's catalog does not have: they come in by hand, in words. */
  byHand: z.array(z.string()),
  essays: z.number().int(),
  weeks: z.number().int(),
})
export type BroughtIn = z.infer<typeof BroughtIn>
