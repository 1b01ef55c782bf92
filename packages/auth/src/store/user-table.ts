import { jsonb, type PgColumn, type PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, timestamps } from './columns.ts'

/** What signing in keeps of a person. The app's own table `users` has these columns among its own. */
export const userColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  /** Lower case; unique by an index over `lower(email)` with the name `users_email_idx`. */
  email: text().notNull(),
  emailConfirmedAt: instant(),
  /** Argon2id; absent for people without a password. */
  passwordHash: text(),
  newEmail: text(),
  appMetadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  userMetadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  bannedUntil: instant(),
  /** Set when an administrator deleted the account but kept its row; nothing in it tells of the person. */
  deletedAt: instant(),
  confirmationSentAt: instant(),
  recoverySentAt: instant(),
  emailChangeSentAt: instant(),
  invitedAt: instant(),
  lastSignInAt: instant(),
  ...timestamps(),
})

/** The table by these columns alone: for foreign keys here, and for an app that keeps nothing else of people. */
export const users = pgTable('users', userColumns())

/** As the package sees the app's table. Queries on it read and write the app's own columns too. */
export type UsersTable = typeof users
export type UserRow = typeof users.$inferSelect

/** Any table with these columns. */
export type WithUserColumns = PgTable & Record<keyof ReturnType<typeof userColumns>, PgColumn>
