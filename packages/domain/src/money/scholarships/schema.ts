import { z } from 'zod'
import { SearchText } from '#colleges/schema.ts'
import { DueDate, Id, StoredDate, Text, WholeNumber, WholeNumberInQuery } from '#fields.ts'
import { bounds, scholarshipStatuses, scholarshipViews, yearly } from '../options.ts'
import { faultInAddress } from '../web-address.ts'

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
  after: Id.optional(),
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
