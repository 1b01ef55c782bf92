import { limits } from '@bearings/domain/advising/applications/options'
import type {
  Application,
  Applications,
  ApplicationsFilter,
  ApplicationsQuery,
} from '@bearings/domain/advising/applications/schema'
import { askedItems, kindsOfItem } from '@bearings/domain/advising/criteria/options'
import type { Viewed } from '@bearings/domain/advising/options'
import { logViews } from '#features/access-log/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { logFiltering } from '../criteria/service.ts'
import * as store from './store.ts'

type Caller = Pick<SignedInContext, 'db' | 'actor' | 'now'>
type Row = Awaited<ReturnType<typeof store.page>>[number]

/** Returns a page of the applications. It shows what is on lists, so each student on it can read who looked. */
export async function list(context: SignedInContext, query: ApplicationsQuery): Promise<Applications> {
  const { db, actor, now } = context
  const [rows, { students, notShown }, classes] = await Promise.all([
    store.page(db, actor, query, now()),
    store.countStudents(db, actor, query, now()),
    store.classes(db, actor),
    logFiltering(context, query),
  ])
  const total = rows[0]?.total ?? 0
  const last = query.skip + rows.length
  const applications = await described(context, rows)
  await seen(context, rows, 'list')
  const next = rows.length > 0 && last < total ? last : null
  return { applications, total, students, notShown, classes, next }
}

/** Returns what these students apply to, by student. It counts as a view only where the caller says so. */
export async function ofStudents(
  context: Caller,
  ids: readonly string[],
): Promise<(studentId: string) => Omit<Application, 'student'>[]> {
  const found = await described(
    context,
    await store.ofStudents(context.db, context.actor, ids, context.now()),
  )
  return (studentId) =>
    found
      .filter(({ student }) => student.id === studentId)
      .map(({ student: _student, ...application }) => application)
}

/** Yields all applications that match, for an export, which counts as a view of each student in it. */
export async function* everyApplication(
  context: Caller,
  filter: ApplicationsFilter,
): AsyncGenerator<Application> {
  const { db, actor, now } = context
  await logFiltering(context, filter)
  for (let skip = 0; skip <= limits.skipped; skip += limits.mostAtOnce) {
    const rows = await store.page(db, actor, { ...filter, skip, limit: limits.mostAtOnce }, now())
    await seen(context, rows, 'roster-file')
    yield* await described(context, rows)
    if (rows.length < limits.mostAtOnce) return
  }
}

async function described({ db }: Caller, rows: readonly Row[]): Promise<Application[]> {
  const ids = rows.map(({ id }) => id)
  const [checklists, letters] = await Promise.all([store.checklists(db, ids), store.letters(db, ids)])
  const itemsOf = new Map(checklists.map((each) => [each.entryId, each]))
  const lettersOf = new Map(letters.map((each) => [each.entryId, each]))
  return rows.map(({ sharesLetters, total: _total, ...row }) => {
    const { items = 0, done = 0, missing = [] } = itemsOf.get(row.id) ?? {}
    const { outstanding = 0, sent = 0 } = lettersOf.get(row.id) ?? {}
    const isMissing = (kinds: readonly string[]) => kinds.some((kind) => missing.includes(kind))
    return {
      ...row,
      checklist: { items, done, missing: askedItems.filter((item) => isMissing(kindsOfItem[item])) },
      letters: sharesLetters ? { outstanding, sent } : null,
    }
  })
}

async function seen({ db, actor, now }: Caller, rows: readonly Row[], what: Viewed): Promise<void> {
  const students = new Set(rows.map(({ student }) => student.id))
  await logViews(
    db,
    actor,
    [...students].map((studentId) => ({ studentId })),
    { what, now: now() },
  )
}
