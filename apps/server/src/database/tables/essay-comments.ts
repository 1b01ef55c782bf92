import { bounds, limits } from '@bearings/domain/essays/comments/options'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, timestamps } from '../columns.ts'
import { essays } from './essays.ts'
import { users } from './users.ts'

/**
 * Comments by the student and the advisor on a shared essay: on selected words, on the whole essay, or as
 * replies.
 */
export const essayComments = pgTable(
  'essay_comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    essayId: deletedWith(() => essays.id),
    /**
     * `null` if the author's account was erased; such a comment stays only for the replies of the other side. Its text
     * goes first, or the database keeps the account.
     */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The comment that this one replies to; replies have no replies of their own. */
    parentId: uuid().references((): AnyPgColumn => essayComments.id, { onDelete: 'cascade' }),
    /** `null` together with the author. */
    body: text(),
    /**
     * The quoted words, the text around them, and their position; absent if the comment is about the whole
     * essay.
     */
    quote: text(),
    before: text(),
    after: text(),
    start: integer(),
    resolvedAt: instant(),
    resolvedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (table) => [
    index('essay_comments_essay_idx').on(table.essayId, table.createdAt),
    index('essay_comments_parent_idx').on(table.parentId),
    index('essay_comments_author_idx').on(table.authorId),
    check('essay_comments_body_check', isTextUpTo(table.body, bounds.body.max)),
    check('essay_comments_author_check', sql`num_nulls(${table.authorId}, ${table.body}) in (0, 2)`),
    check('essay_comments_quote_check', isTextUpTo(table.quote, limits.quote)),
    check(
      'essay_comments_anchor_check',
      sql`num_nulls(${table.quote}, ${table.before}, ${table.after}, ${table.start}) in (0, 4)`,
    ),
    check(
      'essay_comments_answer_check',
      sql`${table.parentId} is null or (${table.quote} is null and ${table.resolvedAt} is null)`,
    ),
  ],
)

function isTextUpTo(column: AnyColumn, characters: number): SQL {
  return sql`char_length(${column}) between 1 and ${sql.raw(String(characters))}`
}
