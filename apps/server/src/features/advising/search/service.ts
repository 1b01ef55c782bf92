import { limits } from '@bearings/domain/advising/options'
import type { FoundStudent } from '@bearings/domain/advising/requests/schema'
import { audit } from '../../../platform/audit.ts'
import type { Limit } from '../../../platform/limits.ts'
import type { SignedIn } from '../../../platform/serve.ts'
import { assertMayAdvise } from '../people/service.ts'
import * as store from './store.ts'

const searches: Limit = { name: 'student-search', points: limits.searchesPerMinute, seconds: 60 }

export async function search(
  context: SignedIn,
  { studentId }: { studentId: string },
): Promise<FoundStudent[]> {
  const { db, actor, now, origin, limits: rate } = context
  await rate.take(searches, actor.userId)
  await assertMayAdvise(context)

  const ids = await store.find(db, actor, studentId.toLowerCase(), limits.found)
  const found = await store.details(db, actor, ids)
  await audit(db, {
    at: now(),
    action: 'students_searched',
    actorId: actor.userId,
    sessionId: actor.sessionId,
    origin,
    detail: { studentId, found: found.map(({ id }) => id) },
  })
  return found
}
