import { sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'

/** Where it is said whose sessions have ended: a user's id. */
export const endedSessions = 'sessions'

/** What goes on by an ended session, in whichever process, is to end with it. */
export async function sayEnded(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${endedSessions}, ${userId})`)
}
