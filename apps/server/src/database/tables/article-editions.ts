import { editionStates } from '@bearings/domain/library/editions/options'
import type { ArticleWords } from '@bearings/domain/library/editions/schema'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { isOneOf, timestamps } from '../columns.ts'

/** An article as it was written here: alone, or before the shipped text of the same address. */
export const articleEditions = pgTable(
  'article_editions',
  {
    slug: text().primaryKey(),
    state: text().$type<(typeof editionStates)[number]>().notNull().default('draft'),
    words: jsonb().$type<ArticleWords>().notNull(),
    revision: integer().notNull().default(1),
    /** What everybody reads: the words as they were when they were published. */
    published: jsonb().$type<ArticleWords & { published: string }>(),
    publishedRevision: integer(),
    /** Another one each time, so that whoever keeps what was read knows when it is old. */
    publicationId: uuid(),
    ...timestamps,
  },
  (table) => [
    check('article_editions_state_check', isOneOf(table.state, editionStates)),
    check(
      'article_editions_published_check',
      sql`(${table.state} = 'published') = (${table.published} is not null)
        and (${table.published} is null) = (${table.publishedRevision} is null)
        and (${table.published} is null) = (${table.publicationId} is null)`,
    ),
  ],
)
