import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { plain } from '@bearings/domain/colleges/search/rules'
import { type FileColumn, fileColumns, mostLines } from '@bearings/domain/money/managed/options'
import { requirementsIn } from '@bearings/domain/money/managed/requirements'
import { faultInVerification, type Managed, read } from '@bearings/domain/money/managed/rules'
import { todayIn } from '@bearings/domain/today'
import { audit } from '#platform/audit.ts'
import { compare } from '#platform/csv-import/compare.ts'
import type { CsvImport } from '#platform/csv-import/routes.ts'
import { createRowLookup } from '#platform/csv-import/row-lookup.ts'
import * as store from './store.ts'
import { columnsOf, wordsOf } from './words.ts'

/** Previews a file, or imports it in one transaction, with what it takes to undo that. */
export const scholarshipsImport: CsvImport = {
  path: '/money/scholarships/managed/imports',
  access: ['admin'],
  summary: 'Preview or import a CSV of scholarships',
  bringIn: async ({ db, actor, now, origin }, file, { apply, say }) => {
    const at = now()
    const today = todayIn(actor.timeZone, at)
    const list = await store.all(db, actor)
    const { report, rows } = await compareWith(list, file, { now: at, today })
    if (!apply) return say({ report: { ...report, isApplied: false } })

    const { added, changed, left } = report
    const importId = randomUUID()
    await db.transaction(async (tx) => {
      await store.lockUnchanged(tx, actor, list)
      const by = { importId, editedAt: at, updatedAt: at }
      const written = rows.map(({ before, columns }) => ({
        id: before?.id ?? randomUUID(),
        ...columns,
        ...by,
      }))
      await store.writeMany(tx, written)
      const before = rows.flatMap((row) => (row.before ? [{ ...row.before }] : []))
      await store.insertImport(tx, { id: importId, added, changed, before, createdAt: at })
      const { userId: actorId, sessionId } = actor
      const detail = { importId, added, changed, left }
      await audit(tx, { at, action: 'scholarships_imported', actorId, sessionId, origin, detail })
    })
    say({ report: { ...report, isApplied: true } })
  },
}

function compareWith(
  rows: readonly store.ScholarshipRow[],
  file: Readable,
  { now, today }: { now: Date; today: string },
) {
  const known = createRowLookup({
    rows,
    idOf: ({ id }) => id,
    keyOf,
    words: { list: 'The list', noun: 'scholarship', qualifier: 'sponsor' },
  })
  return compare<
    FileColumn,
    { before: store.ScholarshipRow | undefined; columns: ReturnType<typeof columnsOf> }
  >(file, {
    columns: fileColumns,
    most: { lines: mostLines },
    faultInLine: (line) => {
      const values = read(line, today)
      return typeof values === 'string' ? values : null
    },
    noun: 'scholarship',
    onLine: () => {},
    take: (line) => {
      const values = read(line, today) as Partial<Managed>
      const name = values.name!
      const key = keyOf({ name, sponsor: values.sponsor ?? null })
      const before = known(line.id, { ...key, whole: values.sponsor ? key.whole : null })
      if (typeof before === 'string') return before
      const had = before ? wordsOf(before) : nothing
      const becomes = { ...had, ...values }
      const fields = Object.keys(values).filter((field) => !isSame(field as keyof Managed, had, becomes))
      return (
        faultInVerification(becomes) ?? {
          key: before?.id ?? key.whole,
          name,
          what: !before ? 'added' : fields.length > 0 ? 'changed' : 'unchanged',
          fields,
          becomes: () => ({ before, columns: columnsOf(becomes, before?.archivedAt ?? null, now) }),
        }
      )
    },
  })
}

const nothing: Managed = {
  kind: 'scholarship',
  name: '',
  sponsor: null,
  url: null,
  amount: null,
  eligibility: null,
  applyWith: null,
  opensOn: null,
  deadline: null,
  usualOpening: null,
  usualDeadline: null,
  deadlineNote: null,
  renewal: null,
  ...requirementsIn([]),
  asksForMoney: false,
  asksForNumber: false,
  verifiedOn: null,
  verifiedSource: null,
  archived: false,
}

function isSame(field: keyof Managed, one: Managed, other: Managed): boolean {
  return JSON.stringify(one[field]) === JSON.stringify(other[field])
}

function keyOf({ name, sponsor }: { name: string; sponsor: string | null }) {
  return { name: plain(name), whole: `${plain(name)}|${plain(sponsor ?? '')}` }
}
