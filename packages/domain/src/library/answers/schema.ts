import { z } from 'zod'
import { StoredDate, Text } from '#fields.ts'
import { articleBounds, mostOf } from '../options.ts'
import { answerBounds, answerReaders, answerSlots, certainties } from './options.ts'

const way = Text(answerBounds.way)
const ownPage = z.string().regex(/^\/(?!\/)\S*$/)

/** A source of an answer: an official page, or a page of Bearings for a question about Bearings. */
const AnswerSource = z.object({
  title: Text(articleBounds.sourceTitle),
  url: z
    .url({ protocol: /^https$/ })
    .max(articleBounds.sourceUrl.max)
    .or(ownPage),
})

/** The front matter of an answer card, as `content/README.md` describes it. */
export const AnswerFields = z.strictObject({
  question: Text(answerBounds.question),
  /** Whom it is for; everybody if left out. */
  for: z.array(z.enum(answerReaders)).min(1).max(answerReaders.length).optional(),
  /** The grades it is for; any if left out. */
  grades: z.array(z.number().int().min(8).max(12)).min(1).max(5).optional(),
  slots: z.array(z.enum(answerSlots)).max(answerSlots.length).optional(),
  /** How people type it. */
  ask: z.array(way).min(1).max(mostOf.waysToAsk),
  /** Near questions that are another one's. */
  not: z.array(way).max(mostOf.waysToAsk).default([]),
  sources: z.array(AnswerSource.strict()).max(mostOf.sources),
  /** When its facts were last checked against its sources. */
  checked: StoredDate,
  certainty: z.enum(certainties),
  /** The page on which the next thing is done. */
  next: z.strictObject({ label: Text(answerBounds.nextLabel), url: ownPage }).optional(),
  /** The question in Spanish; in English if left out. */
  spanishQuestion: Text(answerBounds.question).optional(),
  spanish: Text(answerBounds.spanish).optional(),
})
export type AnswerFields = z.infer<typeof AnswerFields>

/** A whole card: its front matter, its folder, and the answer in Markdown. */
export const AnswerWords = AnswerFields.extend({
  topic: z.string().regex(/^[a-z0-9-]{1,60}$/),
  markdown: Text(answerBounds.markdown),
})
export type AnswerWords = z.infer<typeof AnswerWords>

export const AnswerSummary = z.object({
  slug: z.string(),
  topic: z.string(),
  question: z.string(),
  /** For who reads Spanish. */
  spanishQuestion: z.string().optional(),
})
export type AnswerSummary = z.infer<typeof AnswerSummary>

/** An answer to one question, as it is read in the library. */
export const Answer = AnswerSummary.extend({
  /** Made from Markdown that allows no HTML. */
  html: z.string(),
  /** The answer in Spanish, made like `html`, or `null`. */
  spanish: z.string().nullable(),
  sources: z.array(AnswerSource),
  checked: StoredDate,
  certainty: AnswerFields.shape.certainty,
  next: z.object({ label: z.string(), url: z.string() }).nullable(),
})
export type Answer = z.infer<typeof Answer>
