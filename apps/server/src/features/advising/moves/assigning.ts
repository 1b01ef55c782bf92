import { assign } from '#features/school/people/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { followCounselors } from './follow.ts'

/** Says who is the counselor of these students. Those who have joined go over at once, as after a file that says so. */
export async function assignCounselor(
  context: SignedInContext,
  input: { ids: string[]; email: string | null },
): Promise<{ changed: number; notes: string[] }> {
  const { changed } = await assign(context, input)
  const { userId: actorId, sessionId } = context.actor
  const notes = await followCounselors(context, { actorId, sessionId, origin: context.origin })
  return { changed, notes }
}
