import { sql } from 'drizzle-orm'
import { type Database, databaseOf, type OpenDatabase } from '../database/open.ts'
import { retried } from '../database/retried.ts'
import { openVault } from '../database/vault/vault.ts'
import { openTestDatabase } from './open-test-database.ts'
import { testWrappingKeys } from './wrapping-keys.ts'

/** This process's unused databases: opening one takes two seconds, emptying one a hundredth of that. */
const idle: OpenDatabase[] = []

/** Returns an empty, migrated database; on close it is emptied for the next test file instead of closed. */
export async function borrowTestDatabase(snapshot: string | null): Promise<OpenDatabase> {
  const opened = idle.pop() ?? (await openTestDatabase(snapshot))
  // Its keys were deleted with everything else.
  await openVault(opened.db, testWrappingKeys)
  return {
    ...opened,
    close: async () => {
      await empty(opened.db)
      idle.push({ ...opened, db: afresh(opened) })
    },
  }
}

/** Caches for a database, such as its keys, are stored by object, so the next file gets a new object. */
function afresh({ pool }: OpenDatabase): Database {
  return retried(databaseOf(pool))
}

/**
 * Empties the tables that have pages, a row at a time: truncating `users` makes all hundred tables anew that refer to
 * it, which takes ten times as long.
 */
async function empty(db: Database): Promise<void> {
  const used = await db
    .select({ name: sql<string>`oid::regclass::text` })
    .from(sql`pg_class`)
    .where(
      sql`relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
        and pg_relation_size(oid) > 0`,
    )
  if (used.length === 0) return
  await db.transaction(async (tx) => {
    // Without its triggers: the audit log lets nothing be taken away.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const { name } of used) await tx.execute(sql.raw(`delete from ${name}`))
    await tx.execute(sql`
      select setval(oid::regclass, 1, false) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S'`)
  })
  // The next file's rows take the place of these.
  await db.execute(sql.raw(`vacuum ${used.map(({ name }) => name).join()}`))
}
