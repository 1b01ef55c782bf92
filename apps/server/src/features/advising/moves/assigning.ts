import type { UndoneRoster } from '@bearings/domain/school/imports/schema'
import { undo } from '#features/school/imports/undo.ts'
import { assign } from '#features/school/people/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { followCounselors } from './follow.ts'

/** Says who is the counselor of these students. Those who have joined go over at once, as after a file that says so. */
export async function assignCounselor(
  context: SignedInContext,
  input: { ids: string[]; email: string | null },
): Promise<{ changed: number; notes: string[] }> {
  const { changed } = await assign(context, input)
  return { changed, notes: await follow(context) }
}

/** Undoes an import, and gives its students back to the counselors whom the list names again. */
export async function undoImport(context: SignedInContext, input: { id: string }): Promise<UndoneRoster> {
  const undone = await undo(context, input)
  // The import is undone whatever becomes of this; a job goes on with it, and its failures are shown to admins.
  await follow(context).catch(() => {})
  return undone
}

function follow(context: SignedInContext): Promise<string[]> {
  const { userId: actorId, sessionId } = context.actor
  return followCounselors(context, { actorId, sessionId, origin: context.origin })
}
