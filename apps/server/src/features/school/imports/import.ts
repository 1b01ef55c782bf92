import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { rosterLimits } from '@bearings/domain/school/imports/options'
import { todayIn } from '@bearings/domain/today'
import { counted } from '@bearings/domain/words'
import type { Database } from '#database/open.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { forget } from '#features/notifications/service.ts'
import { type AuditEntry, audit } from '#platform/audit.ts'
import { lockUnchanged } from '#platform/csv-import/lock.ts'
import { FileRefused } from '#platform/csv-import/read-file.ts'
import type { CsvImport, ImportOptions } from '#platform/csv-import/routes.ts'
import { addressHash } from '../hashes.ts'
import { enterInAll } from '../people/joining.ts'
import { tellOfCaseloads } from '../people/leaving.ts'
import { schoolHere } from '../service.ts'
import { type PlannedPerson, planOf } from './plan.ts'
import { readRosterCsv } from './read-csv.ts'
import { readOneRoster } from './read-one-roster.ts'
import * as store from './store.ts'

const sayEvery = 1000
const later =
  'Not all students who have another counselor now could go over yet. It is tried again within a quarter of an hour.'
const notEntered =
  'Not all students who have joined have the school’s ID and class in their account yet. The next import enters them.'

/** Who imports: an admin, or nobody where a file is taken from a folder. */
export type By = Pick<AuditEntry, 'actorId' | 'sessionId' | 'origin'>
/** Gives students who have joined to the counselors whom a file names now; returns what an admin should know of it. */
export type FollowCounselors = (context: Pick<Importer, 'db' | 'config' | 'now'>, by: By) => Promise<string[]>
/** What nouns above this one do: hand students over, and say whose ids admins have. */
export type Others = { follow: FollowCounselors; admins: (tx: Database, now: Date) => Promise<string[]> }
type Importer = Parameters<CsvImport['bringIn']>[0]

/** Previews a file of the school's people, or imports it in one transaction, with what it takes to undo that. */
export const rosterImport = (others: Others): CsvImport => ({
  path: '/school/imports',
  access: ['admin'],
  summary: 'Preview or import the people of the school, as a CSV or a OneRoster ZIP',
  zipBytes: rosterLimits.zipBytes,
  bringIn: (context, file, how) => {
    const { userId: actorId, sessionId, timeZone } = context.actor
    return importRoster(
      { ...context, ...others, by: { actorId, sessionId, origin: context.origin }, timeZone },
      file,
      how,
    )
  },
})

type Source = Pick<Importer, 'db' | 'config' | 'now'> & Others & { by: By; timeZone: string }

/** Previews a file, or imports it; whoever imports may be nobody. */
export async function importRoster(
  source: Source,
  file: Readable,
  { apply, say, isZip, name, ends }: ImportOptions,
): Promise<void> {
  const { db, now, by, follow, admins } = source
  const at = now()
  const school = await schoolHere(db)
  if (school === null) throw new FileRefused('Say first to which school this server belongs.')
  const today = todayIn(source.timeZone, at)
  const roster = isZip
    ? await readOneRoster(file, { today, schoolName: school.name })
    : readRosterCsv(file, today)
  const rows = await store.all(db)
  const importId = randomUUID()
  const onLine = (lines: number) => {
    if (lines % sayEvery === 0) say({ stage: 'reading', done: lines, of: null })
  }
  const plan = await planOf(rows, roster, { hash: await addressHash(db), now: at, importId, onLine })
  const { report } = plan
  if (!apply) return say({ report: { ...report, isApplied: false } })
  if (report.asks && ends === 'ask')
    throw new FileRefused(
      `${counted(report.ended, 'person is', 'people are')} not in this file. Say first whether they have left.`,
    )

  const ended = ends === 'no' ? [] : plan.ends
  const written = [...plan.writes, ...ended]
  await db.transaction(async (tx) => {
    await lockUnchanged(tx, schoolPeople, undefined, rows)
    const { added, changed, left } = report
    const counts = { added, changed, ended: ended.length }
    const row = {
      id: importId,
      by: by.actorId ?? null,
      fileName: name,
      kind: roster.kind,
      createdAt: at,
      ...counts,
    }
    await store.insertImport(tx, row)
    await store.writeMany(
      tx,
      written.map(({ becomes }) => becomes),
    )
    await store.keep(tx, importId, written.map(keptOf))
    const endedRows = ended.map(({ becomes }) => becomes)
    await tellOfCaseloads(tx, endedRows, { admins: await admins(tx, at), now: at })
    // Those who are back keep their students.
    await forget(
      tx,
      written.flatMap(({ before, becomes: { id, kind, leftAt } }) =>
        kind === 'staff' && before?.leftAt && leftAt === null ? id : [],
      ),
    )
    const detail = { importId, ...counts, left }
    await audit(tx, { ...by, at, action: 'school_people_imported', detail })
  })
  // Afterwards, because accounts are locked before people everywhere. The people are imported whatever becomes of this.
  const unentered = await enterInAll(db, at).then(
    () => [],
    () => [notEntered],
  )
  // A job goes on with it, and its failures are shown to admins.
  const followed = await follow(source, by).catch(() => [later])
  const notes = [...unentered, ...followed]
  say({
    report: { ...report, ended: ended.length, notes: [...report.notes, ...notes], isApplied: true },
  })
}

function keptOf({ before, becomes }: PlannedPerson): store.Kept {
  return { id: randomUUID(), personId: becomes.id, before: before && JSON.stringify(before) }
}
