import { z } from 'zod'
import { SearchText } from '#colleges/schema.ts'
import { DueDate, Id, StoredDate, Text, WholeNumber, WholeNumberInQuery } from '#fields.ts'
import { bounds, scholarshipKinds, scholarshipStatuses, scholarshipViews, yearly } from '../options.ts'
import { faultInAddress } from '../web-address.ts'
import { faultInUsualDay, standings } from './dates.ts'

const among = z
  .array(Text({ min: 1, max: 40 }))
  .min(1)
  .max(60)
const score = z.number().int().min(1).max(1600)
export const Criterion = z.discriminatedUnion('field', [
  z.object({ field: z.enum(['citizenship', 'gender', 'raceEthnicity', 'state', 'grade']), among }),
  z.object({ field: z.literal('gpa'), atLeast: z.number().min(0).max(5) }),
  z.object({ field: z.enum(['income', 'sai']), atMost: WholeNumber(yearly) }),
  z.object({ field: z.literal('test'), act: score.nullable(), sat: score.nullable() }),
  z.object({ field: z.enum(['firstGeneration', 'pell', 'senior']) }),
  z.object({ field: z.literal('words'), words: Text({ min: 1, max: 200 }) }),
])

const met = z.enum(['met', 'not-met', 'unknown'])

/** A scholarship, how it fits the student, and how far they are with it. */
export const Scholarship = z.object({
  id: z.uuid(),
  kind: z.enum(scholarshipKinds),
  name: z.string(),
  sponsor: z.string().nullable(),
  url: z.string().nullable(),
  amount: z.string().nullable(),
  eligibility: z.string().nullable(),
  /** How one applies, if not by its page: through a club, by nomination. */
  applyWith: z.string().nullable(),
  opensOn: StoredDate.nullable(),
  deadline: StoredDate.nullable(),
  /** The day of earlier years, `MM-DD`. */
  usualDeadline: z.string().nullable(),
  /** What stands in place of a date. */
  deadlineNote: z.string().nullable(),
  /** What it takes to get it again in the next years. */
  renewal: z.string().nullable(),
  /** Where the dates stand today. */
  standing: z.object({ state: z.enum(standings), on: StoredDate.nullable(), isUsual: z.boolean() }),
  /** The day on which its page was read for the catalog; `null` if it was not. */
  readOn: StoredDate.nullable(),
  /** Entered by this student. */
  own: z.boolean(),
  /** Entered by an advisor, for their students. */
  fromAdvisor: z.boolean(),
  /** The day on which an admin verified it, and where. */
  verified: z.object({ on: StoredDate, source: z.string() }).nullable(),
  asksForMoney: z.boolean(),
  asksForNumber: z.boolean(),
  judged: z.array(z.object({ criterion: z.string(), met, reason: z.string() })),
  fit: met,
  saved: z.object({ status: z.enum(scholarshipStatuses), deadline: StoredDate.nullable() }).nullable(),
})
export type Scholarship = z.infer<typeof Scholarship>

export const ScholarshipsQuery = z.object({
  q: SearchText,
  show: z.enum(scholarshipViews).default('all'),
  /** `next` of the page before. */
  after: Id.optional(),
  limit: WholeNumberInQuery({ min: 1, max: 50 }).default(20),
})
export type ScholarshipsQuery = z.infer<typeof ScholarshipsQuery>

export const ScholarshipPage = z.object({
  scholarships: z.array(Scholarship),
  /** The start of the next page. */
  next: z.uuid().nullable(),
})
export type ScholarshipPage = z.infer<typeof ScholarshipPage>

export const ScholarshipSummary = z.record(z.enum(scholarshipViews), z.number().int())
export type ScholarshipSummary = z.infer<typeof ScholarshipSummary>

/** A day without its year, `MM-DD`. */
export const UsualDay = Text({ max: 5 }).refine(
  (day) => faultInUsualDay(day) === null,
  'Enter a month and a day such as 01-31.',
)

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
