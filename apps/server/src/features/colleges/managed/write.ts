import { wordsOf as searchWordsOf } from '@bearings/domain/colleges/search/rules'
import { sql } from 'drizzle-orm'
import { clearCached } from '#database/cached.ts'
import { insertMany, nameOf } from '#database/catalog/bulk.ts'
import type { Database } from '#database/open.ts'
import { searchWords } from '#database/tables/colleges-reference.ts'
import { schools } from '#database/tables/colleges.ts'
import { audit } from '#platform/audit.ts'
import type { CsvImport } from '#platform/csv-import/routes.ts'
import { compareWith, type ImportedRow } from './import.ts'
import * as store from './store.ts'

const sayEvery = 5000
const writtenAtOnce = 2000

/** Previews a file, or imports it in one transaction, so that an interruption changes nothing. */
export const catalogImport: CsvImport = {
  path: '/schools/managed/imports',
  access: ['admin'],
  summary: 'Preview or import a CSV of the catalog',
  bringIn: async ({ db, actor, now, origin }, file, { apply, say }) => {
    const read = (lines: number) => {
      if (lines % sayEvery === 0) say({ stage: 'reading', done: lines, of: null })
    }
    const catalog = await store.all(db, actor)
    const { report, rows } = await compareWith(catalog, file, now(), read)
    if (!apply) return say({ report: { ...report, isApplied: false } })

    const { userId: actorId, sessionId } = actor
    await db.transaction(async (tx) => {
      await store.lockUnchanged(tx, actor, catalog)
      for (let at = 0; at < rows.length; at += writtenAtOnce) {
        say({ stage: 'writing', done: at, of: rows.length })
        await write(tx, rows.slice(at, at + writtenAtOnce))
      }
      const { added, changed, left } = report
      const detail = { added, changed, left }
      await audit(tx, { at: now(), action: 'catalog_imported', actorId, sessionId, origin, detail })
    })
    clearCached(db)
    say({ report: { ...report, isApplied: true } })
  },
}

const written = [
  'name',
  'location',
  'type',
  'acceptanceRate',
  'tuition',
  'ranking',
  'editedColumns',
  'archivedAt',
  'searchText',
  'updatedAt',
] as const

async function write(tx: Database, rows: readonly ImportedRow[]): Promise<void> {
  const columns = written.map((field) =>
    sql.raw(`${nameOf(schools, field)} = excluded.${nameOf(schools, field)}`),
  )
  await insertMany(
    tx,
    schools,
    rows.map(({ id, unitid, origin, ...row }) => ({
      id,
      unitid,
      origin,
      ...Object.fromEntries(written.map((field) => [field, row[field]])),
    })) as (typeof schools.$inferInsert)[],
    sql`on conflict (id) do update set ${sql.join(columns, sql`, `)}`,
  )
  const words = new Set(rows.flatMap(({ searchText }) => searchWordsOf(searchText)))
  const spelled = [...words].map((word) => ({ subject: 'schools' as const, word }))
  await insertMany(tx, searchWords, spelled, sql`on conflict do nothing`)
}
