import { z } from 'zod'
import { Role } from '#actor.ts'
import { Id, Text, WholeNumber } from '#fields.ts'
import { limits as essay } from '../options.ts'
import { bounds, limits } from './options.ts'

/** A passage exactly as in the essay, including white space. */
const passage = (min: number, max: number) => Text({ min, max, trimmed: false, lines: 'many' })
const Body = Text(bounds.body)

/** The words that a comment is about: the quote, the text around it, and the index of its first character. */
export const Anchor = z.object({
  quote: passage(1, limits.quote),
  before: passage(0, limits.around),
  after: passage(0, limits.around),
  start: WholeNumber({ max: essay.content }),
})
export type Anchor = z.infer<typeof Anchor>

export const EssayComment = z.object({
  id: z.uuid(),
  /** The comment it replies to; `null` for the first comment of a thread. */
  parentId: z.uuid().nullable(),
  /** `null` if the author's account was erased: the text went with it, and the replies of the other side stay. */
  author: z.object({ id: z.uuid(), fullName: z.string(), role: Role }).nullable(),
  body: z.string().nullable(),
  /** `null` for a comment on the whole essay and for a reply. */
  anchor: Anchor.nullable(),
  /** When the thread was resolved, and by whom. */
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When the text was last changed. */
  updatedAt: z.iso.datetime(),
})
export type EssayComment = z.infer<typeof EssayComment>

export const NewComment = z
  .object({
    /** Chosen by whoever sends it, so that the same sent again after a lost answer is known. */
    commentId: Id.optional(),
    body: Body,
    anchor: Anchor.nullable().default(null),
    parentId: Id.nullable().default(null),
  })
  .refine(({ anchor, parentId }) => anchor === null || parentId === null, {
    path: ['anchor'],
    message: 'A reply cannot quote the essay itself.',
  })
export type NewComment = z.infer<typeof NewComment>

export const CommentChanges = z.object({ body: Body })
export type CommentChanges = z.infer<typeof CommentChanges>
