import type { SchoolForms } from '@bearings/domain/money/forms/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

/** Returns the aid forms that each school on the list asks for. */
export async function list({ db, actor }: SignedInContext): Promise<SchoolForms[]> {
  const rows = await store.list(db, actor)
  return rows.map(({ entryId, name, more }) => ({
    entryId,
    name,
    fafsaCode: more?.fafsaSchoolCode ?? null,
    forms: more?.aid?.forms ?? null,
    aidPage: more?.financialAidUrl ?? null,
  }))
}
