import { jsonb, type PgColumn, type PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, timestamps } from './columns.ts'

/** The columns that sign-in needs of a person. The app's own `users` table includes them. */
export const userColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  /** Lower case; unique by an index over `lower(email)` with the name `users_email_idx`. */
  email: text().notNull(),
  emailConfirmedAt: instant(),
  /** Argon2id; absent for people without a password. */
  passwordHash: text(),
  newEmail: text(),
  /** For a change that an admin has asked for: from when on it takes effect, once the new mailbox has confirmed it. */
  emailChangeAt: instant(),
  newEmailConfirmedAt: instant(),
  appMetadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  userMetadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  bannedUntil: instant(),
  /** Set when a service key deleted the account but kept its row, in which nothing identifies the person. */
  deletedAt: instant(),
  confirmationSentAt: instant(),
  recoverySentAt: instant(),
  emailChangeSentAt: instant(),
  invitedAt: instant(),
  lastSignInAt: instant(),
  /** Wrong passwords and codes from before do not count: an admin has let the person try again. */
  locksClearedAt: instant(),
  ...timestamps(),
})

/** The table with these columns only, for foreign keys and for apps that store nothing else about people. */
export const users = pgTable('users', userColumns())

/** The app's table as the package sees it. Queries on it read and write the app's own columns too. */
export type UsersTable = typeof users
export type UserRow = typeof users.$inferSelect

export type WithUserColumns = PgTable & Record<keyof ReturnType<typeof userColumns>, PgColumn>
