import { readdir, readFile } from 'node:fs/promises'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as tables from './tables/all.ts'

const snapshots = new URL('../../migrations/meta/', import.meta.url)

test('each change of a table has its migration', async () => {
  const [newest] = (await readdir(snapshots))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .reverse()
  const migrated = JSON.parse(await readFile(new URL(newest!, snapshots), 'utf8'))
  const current = generateDrizzleJson(tables, migrated.id, undefined, 'snake_case')

  // Empty if there is nothing left that `npm run migration` would write.
  expect(await generateMigration(migrated, current)).toEqual([])
})

/** Days that the app computes, copies from a bounded column, or reads from the catalog. */
const typedByNobody = [
  'advisor_links.until',
  'test_dates.date',
  'test_dates.registrationDeadline',
  'test_dates.lateRegistrationDeadline',
  'test_dates.checkedOn',
  'reminder_settings.mailedOn',
  'reminder_passes.reminderDay',
  'reminders.date',
  'family_links.mailedFor',
  'scholarships.readOn',
  'scholarships.verifiedOn',
  'navigator_usage.day',
  'school_deadlines.date',
  'school_deadlines.checkedOn',
  'school_requirements.checkedOn',
  'deleted_tasks.dueOn',
]

test('a day that somebody types has its bounds in the database, too', () => {
  const unbounded = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table))
    .flatMap(({ name, columns, checks }) => {
      const bounds = checks.map(({ value }) => new PgDialect({ casing: 'snake_case' }).sqlToQuery(value).sql)
      return columns
        .filter((column) => column.getSQLType() === 'date')
        .filter((column) => !bounds.some((sql) => sql.includes(`"${toSnakeCase(column.name)}" between`)))
        .map((column) => `${name}.${column.name}`)
    })

  expect(unbounded).toEqual(typedByNobody)
})
