import { sql } from 'drizzle-orm'
import { type Database, embeddedDatabase, type OpenDatabase, serverDatabase } from '../database/open.ts'
import { retried } from '../database/retried.ts'
import { openVault } from '../database/vault/vault.ts'
import { openTestDatabase } from './open-test-database.ts'
import { testWrappingKeys } from './wrapping-keys.ts'

/** This process's unused databases: opening one takes two seconds, emptying one a few milliseconds. */
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
function afresh({ client, pool }: OpenDatabase): Database {
  return pool ? retried(serverDatabase(pool)) : embeddedDatabase(client!)
}

/** Empties the tables that have rows, which is much faster than truncating all of them. */
async function empty(db: Database): Promise<void> {
  await db.execute(sql`
    do $$
    declare
      name text;
      has_rows boolean;
      used text[] = '{}';
    begin
      -- Without its triggers: the audit log lets nothing be taken away.
      perform set_config('session_replication_role', 'replica', true);
      for name in
        select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename <> 'migrations'
      loop
        execute format('select exists (select from %s)', name) into has_rows;
        if has_rows then used = used || name; end if;
      end loop;
      if used <> '{}' then
        execute format('truncate %s restart identity cascade', array_to_string(used, ', '));
      end if;
    end $$`)
}
