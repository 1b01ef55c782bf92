import { z } from 'zod'
import { DueDate, StoredDate, Text, WholeNumber, WholeNumberInQuery } from '../fields.ts'
import { incomeBrackets } from '../profile/options.ts'
import { Control, SearchText, State } from '../schools/schema.ts'
import {
  amountBoundsOf,
  amounts,
  benefitAnswers,
  dependencies,
  households,
  scheduleAnswers,
} from './calculator/options.ts'
import type { AmountName } from './calculator/options.ts'
import { faultsIn } from './calculator/rules.ts'
import {
  aidSteps,
  awardKinds,
  bounds,
  most,
  renewals,
  scholarshipStatuses,
  scholarshipViews,
  yearly,
} from './options.ts'
import { awardYears } from './sai/tables.ts'
import { faultInAddress } from './web-address.ts'

const amountOf = (name: AmountName) => WholeNumber(amountBoundsOf(name)).nullable()

/** A family's answers in the aid calculator, stored only when it asks for that. */
export const SavedAnswers = z
  .object({
    awardYear: z.enum(awardYears),
    dependency: z.enum(dependencies),
    household: z.enum(households),
    familySize: WholeNumber({ min: 1, max: 20 }),
    state: State.nullable(),
    mustFile: z.boolean(),
    benefits: z.enum(benefitAnswers),
    schedules: z.enum(scheduleAnswers),
    amounts: z.object(
      Object.fromEntries(amounts.map((name) => [name, amountOf(name)])) as Record<
        AmountName,
        ReturnType<typeof amountOf>
      >,
    ),
  })
  .superRefine((answers, context) => {
    for (const [field, message] of Object.entries(faultsIn(answers)))
      context.addIssue({ code: 'custom', path: [field], message })
  })
export type SavedAnswers = z.infer<typeof SavedAnswers>

/** A student's budget and state, and the saved answers of the aid calculator. */
export const Finances = z.object({
  /** The family's yearly budget, dollars. */
  budget: z.number().int().nullable(),
  /** Postal code of the state where the student lives. */
  state: z.string().nullable(),
  /** From the student's profile. */
  incomeBracket: z.enum(incomeBrackets).nullable(),
  answers: z.object({ ...SavedAnswers.shape }).nullable(),
  updatedAt: z.iso.datetime().nullable(),
})
export type Finances = z.infer<typeof Finances>

export const FinanceChanges = z.object({
  budget: WholeNumber(yearly).nullable().optional(),
  state: State.nullable().optional(),
})
export type FinanceChanges = z.infer<typeof FinanceChanges>

const dollars = z.number().int()

/** The yearly cost of a school on the list for this family, after grants. */
export const SchoolPrice = z.object({
  entryId: z.uuid(),
  name: z.string(),
  control: Control.nullable(),
  state: z.string().nullable(),
  price: dollars.nullable(),
  residency: z.enum(['any', 'in-state', 'out-of-state']).nullable(),
  reason: z.enum(['no-income', 'no-state', 'not-published', 'no-tuition', 'by-hand']).nullable(),
  between: z.tuple([dollars, dollars]).nullable(),
  fourYears: dollars.nullable(),
  /** The median for former students who work, ten years after they began, in dollars a year. */
  earnings: dollars.nullable(),
  calculatorUrl: z.string().nullable(),
  year: z.string().nullable(),
  source: z.string().nullable(),
})
export type SchoolPrice = z.infer<typeof SchoolPrice>

const cost = WholeNumber(yearly).nullable()
export const OfferTerms = z.object({
  costs: z.object({ tuition: cost, housing: cost, books: cost, other: cost }),
  awards: z
    .array(
      z.object({
        name: Text(bounds.awardName),
        kind: z.enum(awardKinds),
        amount: WholeNumber(yearly),
        renewal: z.enum(renewals),
        condition: Text(bounds.condition),
      }),
    )
    .max(most.awards),
})
export type OfferTerms = z.infer<typeof OfferTerms>

/** An aid letter of a school on the list. */
export const Offer = z.object({
  entryId: z.uuid(),
  schoolName: z.string(),
  status: z.string(),
  terms: OfferTerms,
  earnings: dollars.nullable(),
  /** The years of the earnings, such as "entered 2009-11, measured 2020-21". */
  earningsYear: z.string().nullable(),
  updatedAt: z.iso.datetime(),
})
export type Offer = z.infer<typeof Offer>

const among = z
  .array(Text({ min: 1, max: 40 }))
  .min(1)
  .max(60)
export const Criterion = z.discriminatedUnion('field', [
  z.object({ field: z.enum(['citizenship', 'gender', 'raceEthnicity', 'state']), among }),
  z.object({ field: z.literal('gpa'), atLeast: z.number().min(0).max(5) }),
  z.object({ field: z.literal('income'), atMost: WholeNumber(yearly) }),
  z.object({ field: z.enum(['firstGeneration', 'pell', 'senior']) }),
  z.object({ field: z.literal('words'), words: Text({ min: 1, max: 200 }) }),
])

const met = z.enum(['met', 'not-met', 'unknown'])

/** A scholarship, how it fits the student, and how far they are with it. */
export const Scholarship = z.object({
  id: z.uuid(),
  name: z.string(),
  sponsor: z.string().nullable(),
  url: z.string().nullable(),
  amount: z.string().nullable(),
  eligibility: z.string().nullable(),
  deadline: StoredDate.nullable(),
  /** The deadline in words if its date is known for an earlier year only. */
  deadlineNote: z.string().nullable(),
  /** Entered by this student. */
  own: z.boolean(),
  /** The day on which an admin verified it, and where. */
  verified: z.object({ on: StoredDate, source: z.string() }).nullable(),
  asksForMoney: z.boolean(),
  asksForNumber: z.boolean(),
  judged: z.array(z.object({ criterion: z.string(), met, reason: z.string() })),
  fit: met,
  saved: z.object({ status: z.enum(scholarshipStatuses), deadline: StoredDate.nullable() }).nullable(),
})
export type Scholarship = z.infer<typeof Scholarship>

/** The query for a page of scholarships in one of the views. */
export const ScholarshipsQuery = z.object({
  q: SearchText,
  show: z.enum(scholarshipViews).default('all'),
  /** `next` of the page before. */
  after: z.uuid().optional(),
  limit: WholeNumberInQuery({ min: 1, max: 50 }).default(20),
})
export type ScholarshipsQuery = z.infer<typeof ScholarshipsQuery>

export const ScholarshipPage = z.object({
  scholarships: z.array(Scholarship),
  /** The start of the next page. A page of `fits` can be short and still have a next one. */
  next: z.uuid().nullable(),
})
export type ScholarshipPage = z.infer<typeof ScholarshipPage>

/** The number of scholarships in the views `all`, `saved` and `own`. */
export const ScholarshipSummary = z.object({
  all: z.number().int(),
  saved: z.number().int(),
  own: z.number().int(),
})
export type ScholarshipSummary = z.infer<typeof ScholarshipSummary>

/** An address that opens in a browser. */
export const WebAddress = Text(bounds.url).refine(
  (url) => faultInAddress(url) === null,
  'Enter the full address, starting with https://',
)

export const NewScholarship = z.object({
  name: Text(bounds.scholarshipName),
  sponsor: Text(bounds.sponsor).default(''),
  url: WebAddress.default(''),
  amount: Text(bounds.sponsor).default(''),
  deadline: DueDate.nullable().default(null),
  asksForMoney: z.boolean().default(false),
  asksForNumber: z.boolean().default(false),
})
export type NewScholarship = z.infer<typeof NewScholarship>

export const SaveScholarship = z.object({
  status: z.enum(scholarshipStatuses),
  deadline: DueDate.nullable(),
})
export type SaveScholarship = z.infer<typeof SaveScholarship>

export const AidSteps = z.object({
  awardYear: z.string(),
  opensOn: StoredDate,
  closesOn: StoredDate,
  steps: z.array(
    z.object({ step: z.enum(aidSteps), day: StoredDate.nullable(), doneAt: z.iso.datetime().nullable() }),
  ),
})
export type AidSteps = z.infer<typeof AidSteps>
