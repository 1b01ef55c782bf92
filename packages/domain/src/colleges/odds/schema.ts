import { z } from 'zod'
import { cappedFields } from './options.ts'

const share = z.number()

/** A group of applicants: the rate of those admitted, and how many applied if that is published. */
const Group = z.object({ rate: share, applied: z.number().int().optional() })
export type Group = z.infer<typeof Group>

/** The rates of one document and one fall, by where applicants live. */
const ByHome = z.object({
  year: z.string(),
  /** They are of older years or of the press, so that only their differences count. */
  isOld: z.literal(true).optional(),
  all: Group.optional(),
  inState: Group.optional(),
  otherStates: Group.optional(),
  abroad: Group.optional(),
})

/** All rounds of early decision together, and all other rounds together. */
const ByRound = z.object({ year: z.string(), all: Group, early: Group, others: Group })

/** Of one fall: how many stayed on the waiting list, and how many of them were admitted (Common Data Set, C2). */
const WaitingList = z.object({ year: z.string(), stayed: z.number().int(), admitted: z.number().int() })
export type WaitingList = z.infer<typeof WaitingList>

/** One way to meet a published rule: every given limit has to be met. Several ways are alternatives. */
const Way = z.object({
  program: z.string(),
  residentsOf: z.string().optional(),
  gpa: z.number().optional(),
  /** The rule counts the grades of college preparatory courses alone. */
  ofCore: z.literal(true).optional(),
  rankPercent: z.number().optional(),
  act: z.number().optional(),
  sat: z.number().optional(),
  /** The Regent Admission Index of Iowa. */
  index: z.number().optional(),
  /** What else it asks for, in words: courses, papers, a day. */
  also: z.array(z.string()).optional(),
  gives: z.string(),
  source: z.string(),
})
export type Way = z.infer<typeof Way>

/** A part of a university that admits by itself. Without a rate, it is only known to admit fewer. */
const CappedPart = z.object({
  field: z.enum(cappedFields),
  part: z.string(),
  residency: z.enum(['residents', 'non_residents']).optional(),
  rate: z.string().optional(),
  entering: z.string().optional(),
})
export type CappedPart = z.infer<typeof CappedPart>

/** What decides instead of grades and scores; for the given fields of study, or for all. */
const DecidedBy = z.object({
  by: z.enum(['nomination', 'fitness', 'portfolio', 'audition', 'portfolio_or_audition']),
  fields: z.array(z.enum(['art', 'architecture', 'music', 'performing', 'film'])).optional(),
})
export type DecidedBy = z.infer<typeof DecidedBy>

/** What a college publishes about whom it admits, beyond one rate for all. Whatever is absent is not known. */
export const OddsFacts = z.object({
  byHome: ByHome.optional(),
  byRound: ByRound.optional(),
  waitingList: WaitingList.optional(),
  ways: z.array(Way).optional(),
  capped: z.array(CappedPart).optional(),
  decidedBy: z.array(DecidedBy).optional(),
  /** Whether it reads applications from abroad without regard to the need for aid. */
  needBlindAbroad: z.boolean().optional(),
  /** It says that it meets the full need of those from abroad whom it admits. */
  meetsNeedAbroad: z.literal(true).optional(),
  /** The spread of its students' grades, from how many had which (Common Data Set C11). */
  gradeDeviation: z.number().optional(),
  /** The average is computed from those shares, since the published one is weighted; they may be weighted too. */
  gradesMayBeWeighted: z.literal(true).optional(),
})
export type OddsFacts = z.infer<typeof OddsFacts>
