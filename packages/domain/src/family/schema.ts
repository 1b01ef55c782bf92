import { z } from 'zod'
import { typedBounds } from '../advising/invites/options.ts'
import { Plan, State } from '../colleges/schema.ts'
import { countryCodes } from '../countries.ts'
import { Address, StoredDate, Text, WholeNumber } from '../fields.ts'
import { languages } from '../language/options.ts'
import { EntryDeadlineState, ListStatus } from '../list/schema.ts'
import { aidAnswers } from '../matching/options.ts'
import { SchoolForms } from '../money/forms/schema.ts'
import { yearly } from '../money/options.ts'
import { AidSteps, Offer, SavedAnswers, SchoolPrice } from '../money/schema.ts'
import { bounds, relations } from './options.ts'

const shown = z.boolean()

/** Whether a student shares each part with a guardian. */
export const FamilyParts = z.object({
  deadlines: shown,
  list: shown,
  money: shown,
  letters: shown,
  essays: shown,
})

export const NewFamilyInvitation = z.object({
  name: Text(bounds.name),
  /** `null` to hand over the link oneself. */
  email: Address.nullable(),
  /** That of the mail. */
  language: z.enum(languages).default('en'),
  relation: z.enum(relations),
  parts: FamilyParts,
})
export type NewFamilyInvitation = z.infer<typeof NewFamilyInvitation>

/** An invitation that nobody has accepted, as its student sees it. */
export const FamilyInvitation = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  relation: z.enum(relations),
  parts: FamilyParts,
  /** Formatted in groups of four. */
  code: z.string(),
  expiresAt: z.iso.datetime(),
})
export type FamilyInvitation = z.infer<typeof FamilyInvitation>

/** What a family's answers in the aid calculator come to. */
const Index = z.object({ awardYear: z.string(), sai: z.int(), pell: z.int() })

/** A guardian as their student sees them. */
export const FamilyGuardian = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  relation: z.enum(relations),
  parts: FamilyParts,
  isPaused: z.boolean(),
  since: z.iso.datetime(),
  /** When they last filled something in, and what that comes to; never the answers themselves. */
  filled: z.object({ at: z.iso.datetime(), budget: z.int().nullable(), index: Index.nullable() }).nullable(),
})
export type FamilyGuardian = z.infer<typeof FamilyGuardian>

export const MyFamily = z.object({
  guardians: z.array(FamilyGuardian),
  invitations: z.array(FamilyInvitation),
})
export type MyFamily = z.infer<typeof MyFamily>

export const GuardianChanges = z.object({ parts: FamilyParts.partial(), isPaused: z.boolean() }).partial()
export type GuardianChanges = z.infer<typeof GuardianChanges>

/** A code as typed, with or without dashes, in upper or lower case. */
export const FamilyCode = z.object({ code: Text(typedBounds) })
export type FamilyCode = z.infer<typeof FamilyCode>

/** What whoever has the code may know before they have an account. */
export const FamilyWelcome = z.object({
  /** The student's given name, and the name they gave the one they invite. */
  student: z.string(),
  name: z.string(),
  parts: FamilyParts,
})
export type FamilyWelcome = z.infer<typeof FamilyWelcome>

/** A student as their guardian sees them. While paused, no part is shared. */
export const Child = z.object({
  /** The student's id. */
  id: z.uuid(),
  linkId: z.uuid(),
  fullName: z.string(),
  relation: z.enum(relations),
  isPaused: z.boolean(),
  parts: FamilyParts,
})
export type Child = z.infer<typeof Child>

/** A date of the student's: a college's, or a scholarship's if they share money. */
export const FamilyDate = z.object({
  id: z.uuid(),
  source: z.enum(['school', 'scholarship']),
  title: z.string(),
  plan: Plan.nullable(),
  date: StoredDate,
  basis: EntryDeadlineState.nullable(),
})
export type FamilyDate = z.infer<typeof FamilyDate>

const Done = z.object({ done: z.int(), of: z.int() })

/** What is next; `null` for what the student does not share. */
export const FamilyOverview = z.object({
  /** The days that are still to come, the nearest first. */
  dates: z.array(FamilyDate).nullable(),
  steps: AidSteps.nullable(),
  letters: Done.nullable(),
  /** How many essays are finished, and nothing else of them. */
  essays: Done.nullable(),
})
export type FamilyOverview = z.infer<typeof FamilyOverview>

/** A college on the student's list. */
export const FamilyCollege = z.object({
  entryId: z.uuid(),
  unitid: z.int().nullable(),
  name: z.string(),
  plan: Plan.nullable(),
  deadline: StoredDate.nullable(),
  status: ListStatus,
  /** What a year costs this family, by what it filled in and what the student shares. */
  price: SchoolPrice,
})
export type FamilyCollege = z.infer<typeof FamilyCollege>

export const FamilyColleges = z.discriminatedUnion('shared', [
  z.object({ shared: z.literal(true), colleges: z.array(FamilyCollege) }),
  z.object({ shared: z.literal(false) }),
])
export type FamilyColleges = z.infer<typeof FamilyColleges>

/** Forms and days of aid, as far as the student shares dates and the list; the offers with money. */
export const FamilyAid = z.object({
  steps: AidSteps.nullable(),
  forms: z.array(SchoolForms).nullable(),
  offers: z.array(Offer).nullable(),
})
export type FamilyAid = z.infer<typeof FamilyAid>

/** What a guardian fills in for the family. The student sees the budget only if `showsBudget`. */
export const FamilyAnswers = z.object({
  budget: WholeNumber(yearly).nullable(),
  state: State.nullable(),
  answers: SavedAnswers.nullable(),
  showsBudget: z.boolean(),
})
export type FamilyAnswers = z.infer<typeof FamilyAnswers>

/** That, and what the student shares of money: where they live, and what they have been told can be paid. */
export const FamilyMoney = z.object({
  ...FamilyAnswers.shape,
  state: z.string().nullable(),
  answers: z.object({ ...SavedAnswers.shape }).nullable(),
  filledAt: z.iso.datetime().nullable(),
  ofStudent: z
    .object({
      budget: z.int().nullable(),
      state: z.string().nullable(),
      country: z.enum(countryCodes).nullable(),
      asksForAid: z.enum(aidAnswers).nullable(),
    })
    .nullable(),
})
export type FamilyMoney = z.infer<typeof FamilyMoney>
