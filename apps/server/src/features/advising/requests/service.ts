import { limits } from '@bearings/domain/advising/options'
import type { RequestsPage, RequestsQuery } from '@bearings/domain/advising/requests/schema'
import { pageOf, positionAt, startOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { present } from './present.ts'
import * as store from './store.ts'

export { approve, reject, settleBetween, withdraw } from './settle.ts'
export { introduce } from './introduce.ts'
export { requestStudent as ask, requestAdvisor as askAdvisor, deliver } from './send.ts'

export async function list(
  context: SignedInContext,
  { status, after }: RequestsQuery,
): Promise<RequestsPage> {
  const { db, actor } = context
  const rows = await store.page(db, actor, { status, start: startOf(after), rows: limits.page + 1 })
  const { page, next } = pageOf(rows, limits.page, (last) => positionAt(last.createdAt, last))
  return {
    requests: page.map((row) => present(row, context)),
    pending: await store.countPending(db, actor),
    next,
  }
}
