import { editionStates } from '@bearings/domain/library/editions/options'
import type { ArticleWords } from '@bearings/domain/library/editions/schema'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { isOneOf, timestamps } from '../columns.ts'

/**
 * An article written in the product: a new one, or one that replaces the shipped text at the same address.
 */
export const articleEditions = pgTable(
  'article_editions',
  {
    slug: text().primaryKey(),
    state: text().$type<(typeof editionStates)[number]>().notNull().default('draft'),
    words: jsonb().$type<ArticleWords>().notNull(),
    revision: integer().notNull().default(1),
    /** The published text that everyone reads. */
    published: jsonb().$type<ArticleWords & { published: string }>(),
    publishedRevision: integer(),
    /** Changes with every edit, so that caches know when they are stale. */
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
