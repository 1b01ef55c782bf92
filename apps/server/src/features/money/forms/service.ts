import type { SchoolForms } from '@bearings/domain/money/forms/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

/** Returns the aid forms that each school on the list asks for. */
export function list(context: SignedInContext): Promise<SchoolForms[]> {
  return listOf(context, context.actor.userId)
}

/** Returns those of a student's list, as far as the actor may see it. */
export async function listOf(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  studentId: string,
): Promise<SchoolForms[]> {
  const rows = await store.list(db, actor, studentId)
  return rows.map(({ entryId, name, more }) => ({
    entryId,
    name,
    fafsaCode: more?.fafsaSchoolCode ?? null,
    forms: more?.aid?.forms ?? null,
    aidPage: more?.financialAidUrl ?? null,
  }))
}
