import { readFile } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { firstMigration, runMigrations, WrongDatabaseVersion } from './migrate.ts'
import { openUnmigrated } from './open.ts'

/** What the migrations of before, one by one, had made of a database by November 27, 2026. */
const before = new URL('../../migrations/of-november-27.sql', import.meta.url)

const listOfMigrations =
  'create table migrations (made_at bigint primary key, hash text not null, run_at timestamptz not null default now());'

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

test('an operator’s database of November 27 starts, and has all that a new one has', async () => {
  const [old, fresh] = [await emptyDatabase(), await emptyDatabase()]
  await old.pool.query(await readFile(before, 'utf8'))
  await old.pool.query(`${listOfMigrations}
    insert into migrations (made_at, hash) values (${firstMigration()}, 'the last of those before');
    insert into waitlist (email) values ('maya@example.org')`)

  await runMigrations(old.db)
  await runMigrations(fresh.db)

  for (const [what, query] of Object.entries(descriptions))
    expect({ [what]: (await old.pool.query(query)).rows }).toEqual({
      [what]: (await fresh.pool.query(query)).rows,
    })
  expect((await old.pool.query('select email from waitlist')).rows).toEqual([{ email: 'maya@example.org' }])
})

test('an operator whose database is older than that is told how to upgrade, and nothing is changed', async () => {
  const { pool, db } = await emptyDatabase()
  await pool.query(`${listOfMigrations}
    insert into migrations (made_at, hash) values (${firstMigration() - 1}, 'an older one')`)

  await expect(runMigrations(db)).rejects.toThrow(WrongDatabaseVersion)
  expect((await pool.query(`select 1 from pg_tables where tablename = 'users'`)).rows).toEqual([])
})

/** What a database consists of, in the same words whenever and however it was made. */
const descriptions = {
  columns: `select table_name, column_name, data_type, is_nullable, column_default
            from information_schema.columns where table_schema = 'public' order by 1, 2`,
  indexes: `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
  // Whether old rows were checked, too, says nothing about new ones.
  constraints: `select conrelid::regclass::text as on_table, conname, replace(pg_get_constraintdef(oid), ' NOT VALID', '') as rule
                from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  triggers: `select tgrelid::regclass::text as on_table, tgname, tgtype, tgfoid::regproc::text as runs
             from pg_trigger where not tgisinternal order by 1, 2`,
  functions: `select p.oid::regprocedure::text as name, prosrc from pg_proc p
              where pronamespace = 'public'::regnamespace
                and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
}

async function emptyDatabase() {
  const database = await openUnmigrated()
  opened.push(database)
  await database.pool.query('create extension pg_trgm; create extension unaccent')
  return database
}
