import { z } from 'zod'
import { cssAnswers, meritCovers, promiseCovers } from './options.ts'

/** A college's promise to families below an income, in its own conditions; assets have to be typical of that income. */
export const AidPromise = z.object({
  covers: z.enum(promiseCovers),
  /** Dollars a year; `null` for families of any income. */
  incomeBelow: z.number().int().nullable(),
  /** Postal codes of the states whose residents it is for; absent for everybody with federal aid. */
  residentsOf: z.array(z.string()).optional(),
  /** It was not read on the college's own page. */
  isReported: z.literal(true).optional(),
})
export type AidPromise = z.infer<typeof AidPromise>

const MeritAward = z.object({
  name: z.string(),
  covers: z.enum(meritCovers),
  /** Dollars a year, where it pays an amount. */
  least: z.number().int().nullable(),
  most: z.number().int().nullable(),
  /** The day of earlier years, as `MM-DD`. */
  usualDeadline: z.string().nullable(),
})
export type MeritAward = z.infer<typeof MeritAward>

/** The forms that a college asks for besides the FAFSA, and by which day of earlier years, as `MM-DD`. */
export const AidForms = z.object({
  css: z.enum(cssAnswers).nullable(),
  usualDeadline: z.string().nullable(),
})
export type AidForms = z.infer<typeof AidForms>

/** What a college says of its aid for students who live in the United States. Whatever is absent is not known. */
export const AidFacts = z.object({
  /** Whether it reads applications without regard to need. */
  needBlind: z.boolean().optional(),
  /** It says that it meets the full need of all whom it admits. */
  meetsNeed: z.literal(true).optional(),
  /** Its own aid has no loans in it. */
  noLoans: z.literal(true).optional(),
  /** The share of need that it met on average, of first-year students with need (Common Data Set H2). */
  needMet: z.object({ percent: z.number(), year: z.string() }).optional(),
  promises: z.array(AidPromise).optional(),
  merit: z.array(MeritAward).optional(),
  forms: AidForms.optional(),
})
export type AidFacts = z.infer<typeof AidFacts>
