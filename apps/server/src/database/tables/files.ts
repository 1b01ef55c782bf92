import { documentKinds, documentName, documentTypes, fileLimits } from '@bearings/domain/files/options'
import type { DocumentKind, DocumentType } from '@bearings/domain/files/schema'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isBetween, isOneOf } from '../columns.ts'
import { users } from './users.ts'

/** A person's profile picture. Each new one gets its own id, which is its key in the file store. */
export const avatars = pgTable('avatars', {
  userId: deletedWith(() => users.id).primaryKey(),
  fileId: uuid().notNull().unique('avatars_file_key'),
  createdAt: instant().notNull(),
})

/** A student's document, such as a transcript, stored in the file store under its id. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    userId: deletedWith(() => users.id),
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
 * Files to delete from the file store, and when. A trigger adds a row whenever a row with a file is deleted,
 * by any code; an upload is listed here until its own row exists.
 */
export const removedFiles = pgTable('removed_files', {
  key: text().primaryKey(),
  after: instant().notNull(),
})
