import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runMigrations } from './migrate.ts'
import { type Database, openUnmigrated } from './open.ts'
import { rowsOf } from './sql.ts'

/** The last migration before direction controls were removed from the names that were stored. */
const before = Date.parse('2026-11-28T09:20:00Z')

let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openUnmigrated())
  await runMigrations(db, before)
})
afterAll(() => close())

test('a name that turned the text after it does so no longer after an upgrade, unless another has the name that is left', async () => {
  const names = ['Olga \u202eOld', 'Plain', '\u202e', 'Two \u2066', 'Two']
  for (const [index, name] of names.entries())
    await db.execute(
      sql`insert into users (email, role, full_name) values (${`${index}@example.org`}, 'student', ${name})`,
    )
  await db.execute(
    sql`insert into list_entries (user_id, name) select id, name from users, unnest(array['Own\u202e', 'Own', 'A \u2067B']) as name where email = '0@example.org'`,
  )

  await runMigrations(db)

  expect(await namesIn(sql`select full_name as name from users order by email`)).toEqual([
    'Olga Old',
    'Plain',
    '\u202e',
    'Two',
    'Two',
  ])
  expect(await namesIn(sql`select name from list_entries order by name`)).toEqual(['A B', 'Own', 'Own\u202e'])
})

async function namesIn(query: ReturnType<typeof sql>): Promise<string[]> {
  return (await rowsOf<{ name: string }>(db, query)).map(({ name }) => name)
}
