import { z } from 'zod'
import { DueDate, Revision, StoredDate, Text, WholeNumber } from '../fields.ts'
import { bounds, limits, statuses, versionReasons } from './options.ts'

export const EssayStatus = z.enum(statuses)
export type EssayStatus = z.infer<typeof EssayStatus>

const Content = Text({ max: limits.content, trimmed: false, lines: 'many' })
const details = {
  /** The school on the list that it is for; `null` for a shared essay. */
  entryId: z.uuid().nullable(),
  promptName: Text(bounds.promptName),
  wordLimit: WholeNumber(bounds.wordLimit).nullable(),
  deadline: DueDate.nullable(),
}

/** An essay as a list shows it. */
export const EssaySummary = z.object({
  id: z.uuid(),
  ...details,
  deadline: StoredDate.nullable(),
  schoolName: z.string().nullable(),
  status: EssayStatus,
  words: z.number().int(),
  /** Grows by one with each save of the text: what an editor has based its changes on. */
  revision: z.number().int(),
  /** Comments that are not resolved, answers not counted. */
  openComments: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type EssaySummary = z.infer<typeof EssaySummary>

export const Essay = EssaySummary.extend({
  content: Content,
  /** Its owner. */
  student: z.object({ id: z.uuid(), fullName: z.string() }),
})
export type Essay = z.infer<typeof Essay>

export const NewEssay = z.object({
  ...details,
  entryId: details.entryId.default(null),
  wordLimit: details.wordLimit.default(null),
  deadline: details.deadline.default(null),
})
export type NewEssay = z.infer<typeof NewEssay>

export const EssayChanges = z.object({ ...details, status: EssayStatus }).partial()
export type EssayChanges = z.infer<typeof EssayChanges>

/** A save of the text; refused if another tab or person has saved since the revision it is based on. */
export const SaveText = z.object({
  content: Content,
  basedOn: Revision,
  status: EssayStatus.optional(),
  /** Whether to keep a version; automatic saves while typing do not. */
  keep: z.boolean().default(true),
})
export type SaveText = z.infer<typeof SaveText>

export const EssayVersion = z.object({
  id: z.uuid(),
  words: z.number().int(),
  savedAt: z.iso.datetime(),
  reason: z.enum(versionReasons),
})
export type EssayVersion = z.infer<typeof EssayVersion>

/** `more`: there are older ones, asked for with `before` the last of these. */
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
