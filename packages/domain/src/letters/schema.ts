import { z } from 'zod'
import { Address, CalendarDate, Id, StoredDate, Text, WholeNumber, WholeNumberInQuery } from '../fields.ts'
import { bounds as profileBounds } from '../profile/options.ts'
import { kinds, sayers } from '../recommenders/options.ts'
import { boardFilters } from './board-filters.ts'
import { askStates, bounds, bragQuestions, limits, mostLetters, standings, waiverChoices } from './options.ts'

const Answer = Text(bounds.answer)

/** The brag sheet in the student's own words, by question. An empty answer is not shown to anyone. */
export const BragSheet = z.object({
  class: Answer.default(''),
  proud: Answer.default(''),
  outside: Answer.default(''),
  others: Answer.default(''),
  words: Answer.default(''),
  next: Answer.default(''),
  know: Answer.default(''),
} satisfies Record<(typeof bragQuestions)[number]['id'], z.ZodType>)
export type BragSheet = z.infer<typeof BragSheet>

export const Waiver = z.object({ choice: z.enum(waiverChoices) })
export type Waiver = z.infer<typeof Waiver>

const AnsweredQuestion = z.object({ question: z.string(), answer: z.string() })

/** An activity as the recommender reads it. */
const ShownActivity = z.object({ name: z.string(), about: z.string(), description: z.string() })

/** What a student gave a recommender to read, as it was when they asked. */
export const Attached = z.object({
  note: z.string(),
  bragSheet: z.array(AnsweredQuestion),
  activities: z.array(ShownActivity),
})
export type Attached = z.infer<typeof Attached>

/** A request to one of the student's recommenders, as the student sees it. */
export const Ask = z.object({
  id: z.uuid(),
  recommenderId: z.uuid(),
  /** Where it was mailed; `null` for a link to hand over, and once it was deleted. */
  email: z.string().nullable(),
  state: z.enum(askStates),
  wantedBy: StoredDate,
  promisedOn: StoredDate.nullable(),
  /** Whether it waits for them: for an answer, or for letters that are of use still. */
  isOpen: z.boolean(),
  askedAt: z.iso.datetime(),
  /** When a mail about it left; `null` until then. */
  mailedAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** By whom it was answered: through the mailed link, or through the one that was handed over. */
  answeredBy: z.enum(sayers).nullable(),
  /** When the student can remind them again; `null` while there is nothing to remind of. */
  remindableAt: z.iso.datetime().nullable(),
  /** The code of the link to hand over, which shows this request alone. `null` once it has ended. */
  code: z.string().nullable(),
  attached: Attached,
})
export type Ask = z.infer<typeof Ask>

export const MyLetters = z.object({
  asks: z.array(Ask),
  /** The answer about reading the letters; `null` until it was asked. */
  waiver: z.enum(waiverChoices).nullable(),
  bragSheet: BragSheet,
  /** Whether this server sends mail. Without, every request is a link to hand over. */
  mails: z.boolean(),
})
export type MyLetters = z.infer<typeof MyLetters>

export const NewAsk = z.object({
  recommenderId: Id,
  /** Without an address the student hands a link over. */
  email: Address.nullable(),
  wantedBy: CalendarDate,
  note: Text(bounds.note),
  bragSheet: z.boolean(),
  /** The names of the activities of the profile to attach. */
  activities: z.array(Text(profileBounds.activityName)).max(limits.activities),
})
export type NewAsk = z.infer<typeof NewAsk>

export const Places = z.object({ email: Address })
export type Places = z.infer<typeof Places>
export const IsFull = z.object({ isFull: z.boolean() })
export type IsFull = z.infer<typeof IsFull>

export const LetterCode = z.object({ code: z.string().min(1).max(60) })
export type LetterCode = z.infer<typeof LetterCode>
export const CodedRequest = LetterCode.extend({ id: Id })
export const CodedLetter = CodedRequest.extend({ entryId: Id })

/** A college to which a letter goes. */
const DeskCollege = z.object({
  entryId: z.uuid(),
  name: z.string(),
  deadline: StoredDate.nullable(),
  sentOn: StoredDate.nullable(),
  saidBy: z.enum(sayers).nullable(),
})

/** One request on the recommender's page: the student's name and what the student gave them to read. */
const DeskRequest = z.object({
  id: z.uuid(),
  student: z.string(),
  kind: z.enum(kinds),
  state: z.enum(askStates),
  wantedBy: StoredDate,
  promisedOn: StoredDate.nullable(),
  /** Whether it waits for them: for an answer, or for letters. */
  isOpen: z.boolean(),
  /** Whether colleges were chosen of which none waits for a letter any more. */
  isMoot: z.boolean(),
  waiver: z.enum(waiverChoices),
  colleges: z.array(DeskCollege),
  attached: Attached,
})
export type DeskRequest = z.infer<typeof DeskRequest>

/** The page of a recommender, who has no account. */
export const Desk = z.object({
  /** The name by which the latest student calls them. */
  name: z.string(),
  /**
   * Whether the link came by mail, shows all requests to its address, and may change what holds for all of them. The link
   * that a student handed over shows that student's request only.
   */
  isMailed: z.boolean(),
  /** Whether a new link can be mailed. */
  hasAddress: z.boolean(),
  /** How many letters they write at most; `null` without a limit. */
  most: z.int().nullable(),
  open: z.int(),
  reminders: z.boolean(),
  /** Nearest first; what is done or ended comes last. */
  requests: z.array(DeskRequest),
})
export type Desk = z.infer<typeof Desk>

export const Acceptance = z.object({ promisedOn: CalendarDate.nullable() })
export type Acceptance = z.infer<typeof Acceptance>
export const Refusal = z.object({ reason: Text(bounds.reason).default('') })
export type Refusal = z.infer<typeof Refusal>
export const DeskChanges = z.object({
  most: WholeNumber(mostLetters).nullable().optional(),
  reminders: z.boolean().optional(),
})
export type DeskChanges = z.infer<typeof DeskChanges>

export const BoardPart = z.object({
  part: z.enum(boardFilters).default('open'),
  /** Only the requests to one recommender. */
  contactId: Id.optional(),
})
export type BoardPart = z.infer<typeof BoardPart>

export const BoardQuery = BoardPart.extend({
  /** How many come before: the `next` of the previous page. */
  skip: WholeNumberInQuery({ max: limits.skipped }).default(0),
})
export type BoardQuery = z.infer<typeof BoardQuery>

/** One recommender of one student, as the counselor sees it. */
export const BoardRow = z.object({
  recommenderId: z.uuid(),
  studentId: z.uuid(),
  student: z.string(),
  recommender: z.string(),
  kind: z.enum(kinds),
  standing: z.enum(standings),
  wantedBy: StoredDate.nullable(),
  promisedOn: StoredDate.nullable(),
  sent: z.int(),
  of: z.int(),
  waiver: z.enum(waiverChoices).nullable(),
  /** Why it was declined, if the recommender said so. */
  reason: z.string().nullable(),
  /** The colleges of one's own letters, as the counselor of the student; empty for everyone else's. */
  colleges: z.array(DeskCollege),
})
export type BoardRow = z.infer<typeof BoardRow>

/** A recommender whom several students have asked at the same address. */
export const BoardTeacher = z.object({
  contactId: z.uuid(),
  name: z.string(),
  open: z.int(),
  soon: z.int(),
  late: z.int(),
  /** How many they write at most; `null` without a limit. */
  most: z.int().nullable(),
})

export const Board = z.object({
  /** The nearest first. */
  rows: z.array(BoardRow),
  /** On all pages. */
  total: z.int(),
  next: z.int().nullable(),
  /** Those with the most open letters of this advisor's students first. */
  teachers: z.array(BoardTeacher),
})
export type Board = z.infer<typeof Board>
