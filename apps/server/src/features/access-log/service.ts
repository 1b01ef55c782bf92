import { startOfViewWindow } from '@bearings/domain/access-log/rules'
import type { ViewsPage, ViewsQuery } from '@bearings/domain/access-log/schema'
import type { Actor } from '@bearings/domain/actor'
import { limits, type Viewed } from '@bearings/domain/advising/options'
import type { Database } from '#database/open.ts'
import { pageOf, positionAt, startOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

const hour = 3_600_000

type Seen = {
  studentId: string
  /** The essay that was read. Defaults to the student. */
  subjectId?: string
}
type Look = { what: Viewed; now: Date }

/**
 * Records that an advisor viewed a student's data. Every read by an advisor calls it, and reads within half
 * an hour of the first count as the same view.
 */
export async function logView(
  db: Database,
  actor: Pick<Actor, 'userId'>,
  { what, now, ...seen }: Seen & Look,
): Promise<void> {
  await logViews(db, actor, [seen], { what, now })
}

/** Records a view of several students at once. Each student may appear only once. */
export async function logViews(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  many: readonly Seen[],
  { what, now }: Look,
): Promise<void> {
  const views = many.map(({ studentId, subjectId = studentId }) => ({ studentId, subjectId }))
  const look = { advisorId: userId, what }
  const since = startOfViewWindow(now, what)
  const seen = await store.seenSince(db, look, views, since)
  const began = new Date(Math.floor(now.getTime() / hour) * hour)
  const unseen = views.filter(({ subjectId }) => !seen.has(subjectId))
  await store.upsert(
    db,
    unseen.map((view) => ({ ...look, ...view, hour: began, lastAt: now })),
    since,
  )
}

/** Records that the links of these recommenders were opened, who have no account. */
export async function logOpenings(
  db: Database,
  openings: readonly { studentId: string; recommenderId: string }[],
  now: Date,
): Promise<void> {
  const hourOf = new Date(Math.floor(now.getTime() / hour) * hour)
  await store.insertOpenings(
    db,
    openings.map(({ studentId, recommenderId: subjectId }) => ({
      studentId,
      subjectId,
      what: 'letter',
      hour: hourOf,
      firstAt: now,
      lastAt: now,
    })),
  )
}

/** Returns a page of the calling student's access log. */
export async function list(
  { db, actor }: SignedInContext,
  { advisorId, after }: ViewsQuery,
): Promise<ViewsPage> {
  const rows = await store.page(db, actor, {
    advisorId,
    start: startOf(after),
    rows: limits.page + 1,
  })
  const { page, next } = pageOf(rows, limits.page, (last) => positionAt(last.lastAt, last))
  return {
    views: page.map((view) => ({
      ...view,
      firstAt: view.firstAt.toISOString(),
      lastAt: view.lastAt.toISOString(),
    })),
    next,
  }
}
