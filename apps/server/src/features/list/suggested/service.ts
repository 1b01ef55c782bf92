import { randomUUID } from 'node:crypto'
import { broken, Failure } from '@bearings/domain/failure'
import { limits as most } from '@bearings/domain/list/suggested/options'
import type {
  NewSuggestion,
  SuggestedSchool,
  SuggestedSchoolsQuery,
  SuggestedTogether,
} from '@bearings/domain/list/suggested/schema'
import type { WithId } from '@bearings/domain/with-id'
import { nameOf } from '#database/people.ts'
import * as catalog from '#features/colleges/catalog/store.ts'
import { forget, notifyAll } from '#features/notifications/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

/** Faster than anyone finds colleges for students. */
const suggesting = { name: 'school-suggestions', points: 100, seconds: 3600 }

export async function list(
  { db, actor }: SignedInContext,
  { studentId }: SuggestedSchoolsQuery,
): Promise<SuggestedSchool[]> {
  const whose = actor.role === 'student' ? actor.userId : studentId
  if (whose === undefined) return []
  const rows = await store.list(db, actor, whose)
  return rows.map(({ city, state, declinedAt, isAdded, createdAt, ...row }) => ({
    ...row,
    location: [city, state].filter(Boolean).join(', '),
    state: declinedAt ? 'declined' : isAdded ? 'added' : 'open',
    createdAt: createdAt.toISOString(),
  }))
}

/**
 * @throws {Failure} NOT_FOUND if any student is not this advisor's; a broken rule if the catalog no longer offers the college,
 * or it takes no new students
 */
export async function add(
  { db, actor, now, limits }: SignedInContext,
  { studentIds, schoolId, reason }: NewSuggestion,
): Promise<SuggestedTogether> {
  await limits.take(suggesting, actor.userId)
  return db.transaction(async (tx) => {
    const school = await catalog.offered(tx, schoolId)
    const ids = [...new Set(studentIds)]
    const students = await store.lockAdvised(tx, actor, ids)
    if (students.length < ids.length) throw new Failure('NOT_FOUND')
    if (!school) throw broken('college-not-offered')
    if (school.takesNobody) throw broken('takes-nobody')
    const open = await store.countOpen(tx, ids)
    const batchId = randomUUID()
    const at = now()
    const reached = await store.insert(
      tx,
      ids
        .filter((id) => (open.get(id) ?? 0) < most.open)
        .map((studentId) => ({
          studentId,
          advisorId: actor.userId,
          schoolId,
          reason,
          batchId,
          createdAt: at,
        })),
    )
    const sender = await nameOf(tx, actor.userId)
    const notices = reached.map((userId) => ({
      userId,
      type: 'school-suggested' as const,
      title: 'College Suggested',
      message: `${sender} suggests ${school.name}.`,
      sender,
      link: '/schools' as const,
      subjectId: batchId,
    }))
    await notifyAll(tx, notices, at)
    return { batchId, students: reached.length }
  })
}

export async function decline({ db, actor, now }: SignedInContext, { id }: WithId): Promise<undefined> {
  if (!(await store.decline(db, actor, id, now()))) throw new Failure('NOT_FOUND')
}

/** @throws {Failure} NOT_FOUND if nothing of it can be taken back any more */
export async function undo({ db, actor, now }: SignedInContext, { id }: WithId): Promise<undefined> {
  const since = new Date(now().getTime() - most.undoMinutes * 60_000)
  await db.transaction(async (tx) => {
    if (!(await store.takeBack(tx, actor, id, since))) throw new Failure('NOT_FOUND')
    await forget(tx, [id])
  })
}
