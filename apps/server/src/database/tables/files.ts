import { documentKinds, documentName, documentTypes, fileLimits } from '@bearings/domain/files/options'
import type { DocumentKind, DocumentType } from '@bearings/domain/files/schema'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, isBetween, isOneOf } from '../columns.ts'
import { users } from './users.ts'

/** Somebody's picture. Each new one has an id of its own, which is where the file store keeps it. */
export const avatars = pgTable('avatars', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  fileId: uuid().notNull().unique('avatars_file_key'),
  createdAt: instant().notNull(),
})

/** What a student keeps beside the profile, such as a transcript. The file store has it under its id. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    type: text().$type<DocumentType>().notNull(),
    bytes: integer().notNull(),
    isShown: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('documents_user_idx').on(table.userId, table.createdAt),
    check(
      'documents_name_check',
      sql`char_length(${table.name}) between 1 and ${sql.raw(String(documentName.max))}`,
    ),
    check('documents_kind_check', isOneOf(table.kind, documentKinds)),
    check('documents_type_check', isOneOf(table.type, Object.keys(documentTypes))),
    check('documents_bytes_check', isBetween(table.bytes, 1, fileLimits.documentsBytes)),
  ],
)

/**
 * What the file store is to forget, from then on. A trigger writes here whenever a row that has a file goes, whoever
 * deletes it; an upload stands here until its row does.
 */
export const removedFiles = pgTable('removed_files', {
  key: text().primaryKey(),
  after: instant().notNull(),
})
