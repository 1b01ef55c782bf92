import { dueDates } from '@bearings/domain/calendar-dates'
import {
  bounds,
  type EssayStatus,
  statuses,
  type VersionReason,
  versionReasons,
} from '@bearings/domain/essays/options'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isBetween, isDateBetween, isOneOf, timestamps } from '../columns.ts'
import { listEntries } from './list.ts'
import { users } from './users.ts'

export const essays = pgTable(
  'essays',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: deletedWith(() => users.id),
    /**
     * The list entry the essay is for; absent for a shared essay. The essay goes into the trash and back with
     * the entry.
     */
    entryId: uuid().references(() => listEntries.id, { onDelete: 'cascade' }),
    promptName: text().notNull(),
    wordLimit: integer(),
    characterLimit: integer(),
    /** The key of what a college or a form asks for that the essay answers. */
    asked: text(),
    deadline: date({ mode: 'string' }),
    status: text().$type<EssayStatus>().notNull().default('drafting'),
    content: text().notNull().default(''),
    /** Counted when the text is saved, so that a list of essays need not read the texts. */
    words: integer().notNull().default(0),
    revision: integer().notNull().default(1),
    /** How often spelling and grammar were checked, and proposals taken, for the record of authorship. */
    spellingChecks: integer().notNull().default(0),
    spellingAccepted: integer().notNull().default(0),
    spellingCheckedAt: instant(),
    /** How often the navigator looked at the text, and how often a language model did, for the same record. */
    coached: integer().notNull().default(0),
    coachedByModel: integer().notNull().default(0),
    coachedAt: instant(),
    trashedAt: instant(),
    ...timestamps,
  },
  (table) => [
    index('essays_user_idx').on(table.userId, table.createdAt.desc()),
    index('essays_entry_idx').on(table.entryId),
    index('essays_deadline_idx')
      .on(table.deadline)
      .where(sql`${table.deadline} is not null and ${table.trashedAt} is null`),
    index('essays_trash_idx')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
    check('essays_status_check', isOneOf(table.status, statuses)),
    check('essays_word_limit_check', isBetween(table.wordLimit, 1, bounds.wordLimit.max)),
    check('essays_character_limit_check', isBetween(table.characterLimit, 1, bounds.characterLimit.max)),
    check('essays_deadline_check', isDateBetween(table.deadline, dueDates)),
  ],
)

export const essayVersions = pgTable(
  'essay_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    essayId: deletedWith(() => essays.id),
    content: text().notNull(),
    words: integer().notNull(),
    reason: text().$type<VersionReason>().notNull(),
    savedAt: instant().notNull(),
    name: text(),
  },
  (table) => [
    index('essay_versions_essay_idx').on(table.essayId, table.savedAt.desc()),
    check('essay_versions_reason_check', isOneOf(table.reason, versionReasons)),
  ],
)
