import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, sealed } from '../columns.ts'

/** Outgoing mail. A delivered mail is deleted; without SMTP all stay for `/dev/mailbox`. */
export const mails = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    to: text().notNull(),
    subject: sealed().notNull(),
    text: sealed().notNull(),
    html: sealed().notNull(),
    /** The one-click unsubscribe link; absent from account mails. */
    unsubscribeUrl: sealed(),
    createdAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** No attempt before this. A process that takes a mail moves it ahead, so that no other sends it. */
    nextAttemptAt: instant().notNull().defaultNow(),
    /** The mail server's response to the last attempt, in one line. */
    lastFailure: text(),
    /** When sending was given up. The row stays for a while, so that an admin sees it. */
    givenUpAt: instant(),
  },
  (table) => [index('mails_next_attempt_at_idx').on(table.nextAttemptAt), index('mails_to_idx').on(table.to)],
)
