import { z } from 'zod'
import { DueDate, Id, Revision, StoredDate, Text, WholeNumber } from '../fields.ts'
import { mostOnList } from '../list/options.ts'
import { AskedKey } from './asked/schema.ts'
import { bounds, limits, statuses, versionReasons } from './options.ts'

export const EssayStatus = z.enum(statuses)
export type EssayStatus = z.infer<typeof EssayStatus>

const Content = Text({ max: limits.content, trimmed: false, lines: 'many' })
const details = {
  /** The school on the list that the essay is for; `null` for a shared essay. */
  entryId: Id.nullable(),
  promptName: Text(bounds.promptName),
  wordLimit: WholeNumber(bounds.wordLimit).nullable(),
  /** The limit of a form that counts characters, as `charactersInForm` does. */
  characterLimit: WholeNumber(bounds.characterLimit).nullable(),
  deadline: DueDate.nullable(),
}

export const EssaySummary = z.object({
  id: z.uuid(),
  ...details,
  deadline: StoredDate.nullable(),
  /** What a college or a form asks for that this answers; see `asked/rules.ts`. */
  asked: AskedKey.nullable(),
  schoolName: z.string().nullable(),
  status: EssayStatus,
  /** Whether its school still requires it; `true` for a shared essay. */
  required: z.boolean(),
  words: z.number().int(),
  /** The number of saves of the text, by which a save names the version it is based on. */
  revision: z.number().int(),
  /** Unresolved comments, without replies. */
  openComments: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type EssaySummary = z.infer<typeof EssaySummary>

export const Essay = EssaySummary.extend({
  content: Content,
  /** The essay's owner, with the time zone in which its deadline ends. */
  student: z.object({ id: z.uuid(), fullName: z.string(), timeZone: z.string() }),
})
export type Essay = z.infer<typeof Essay>

export const NewEssay = z.object({
  ...details,
  entryId: details.entryId.default(null),
  wordLimit: details.wordLimit.default(null),
  characterLimit: details.characterLimit.default(null),
  deadline: details.deadline.default(null),
  asked: AskedKey.nullable().default(null),
})
export type NewEssay = z.infer<typeof NewEssay>

/** Which essays to add for schools on the list: all that are required and missing, or those with these keys. */
export const AskedToAdd = z.object({
  entryIds: z.array(Id).min(1).max(mostOnList),
  keys: z.array(AskedKey).min(1).max(limits.essays).optional(),
})
export type AskedToAdd = z.infer<typeof AskedToAdd>

/** The words by which a student's essays grew on a day. */
export const WrittenDay = z.object({ on: StoredDate, words: z.number().int().positive() })
export type WrittenDay = z.infer<typeof WrittenDay>

export const EssayChanges = z.object({ ...details, status: EssayStatus }).partial()
export type EssayChanges = z.infer<typeof EssayChanges>

/** A save of the text, which is refused if another tab or person has saved since revision `basedOn`. */
export const SaveText = z.object({
  content: Content,
  basedOn: Revision,
  status: EssayStatus.optional(),
  /** Whether to keep a version; automatic saves while typing do not. */
  keep: z.boolean().default(true),
})
export type SaveText = z.infer<typeof SaveText>

/** Checks of spelling and grammar since the last report, and proposals that the student took. */
export const SpellingHelp = z.object({
  checks: WholeNumber(bounds.helpReported),
  accepted: WholeNumber(bounds.helpReported),
})
export type SpellingHelp = z.infer<typeof SpellingHelp>

export const EssayVersion = z.object({
  id: z.uuid(),
  words: z.number().int(),
  savedAt: z.iso.datetime(),
  reason: z.enum(versionReasons),
  /** What the student calls it. */
  name: z.string().nullable(),
})
export type EssayVersion = z.infer<typeof EssayVersion>

export const VersionName = z.object({ name: Text(bounds.versionName) })

/** A page of versions. If `more` is true, `before` with the last one's id returns older ones. */
export const EssayVersions = z.object({ versions: z.array(EssayVersion), more: z.boolean() })
export type EssayVersions = z.infer<typeof EssayVersions>

export const EssayVersionText = EssayVersion.extend({ content: Content })
export type EssayVersionText = z.infer<typeof EssayVersionText>

export const TrashedEssay = z.object({
  id: z.uuid(),
  promptName: z.string(),
  schoolName: z.string().nullable(),
  words: z.number().int(),
  trashedAt: z.iso.datetime(),
  goneAfter: z.iso.datetime(),
})
export type TrashedEssay = z.infer<typeof TrashedEssay>
