import type { AnswerWords } from '@bearings/domain/library/answers/schema'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '../columns.ts'

/** An answer card written in the product, or what was changed of the shipped one with the same slug. */
export const answerEditions = pgTable(
  'answer_editions',
  {
    slug: text().primaryKey(),
    /** `null` where the words of the file stand and the card is only hidden. */
    words: jsonb().$type<AnswerWords>(),
    isHidden: boolean().notNull().default(false),
    revision: integer().notNull().default(1),
    /** Changes with every edition, so that each process knows when what it holds is stale. */
    editionId: uuid().notNull(),
    ...timestamps,
  },
  (table) => [check('answer_editions_changed_check', sql`${table.words} is not null or ${table.isHidden}`)],
)
