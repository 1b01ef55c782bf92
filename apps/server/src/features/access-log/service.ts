import { beginningOfLook } from '@bearings/domain/access-log/rules'
import type { ViewsPage, ViewsQuery } from '@bearings/domain/access-log/schema'
import type { Actor } from '@bearings/domain/actor'
import type { Viewed } from '@bearings/domain/advising/options'
import type { Database } from '#database/open.ts'
import { pageOf, startOf } from '#platform/pagination.ts'
import type { SignedInContext } from '#platform/serve.ts'
import * as store from './store.ts'

const hour = 3_600_000

type Seen = {
  studentId: string
  what: Viewed
  /** The essay that was read; the student, unless given. */
  subjectId?: string
  now: Date
}

/**
 * Writes down that an advisor has looked at something of a student's. Every read of theirs calls it; those within half
 * an hour of a look belong to it.
 */
export async function logView(db: Database, { userId }: Pick<Actor, 'userId'>, seen: Seen): Promise<void> {
  const { studentId, what, subjectId = studentId, now } = seen
  const view = { advisorId: userId, studentId, what, subjectId }
  const since = beginningOfLook(now)
  if (await store.isSeenSince(db, view, since)) return
  const began = new Date(Math.floor(now.getTime() / hour) * hour)
  await store.upsert(db, { ...view, hour: began, lastAt: now }, since)
}

/** The access log of the student who asks. */
export async function list({ db, actor }: SignedInContext, { after }: ViewsQuery): Promise<ViewsPage> {
  const { shown, next } = pageOf(await store.page(db, actor, startOf(after)), ({ lastAt }) => lastAt)
  return {
    views: shown.map((view) => ({
      ...view,
      firstAt: view.firstAt.toISOString(),
      lastAt: view.lastAt.toISOString(),
    })),
    next,
  }
}
