import type { AuditEntry, AuditFilter, AuditPage, AuditQuery } from '@bearings/domain/audit-log/schema'
import { addDays, instantIn } from '@bearings/domain/today'
import { pageOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor'>

export async function list({ db, actor, config }: SignedInContext, query: AuditQuery): Promise<AuditPage> {
  const { after, limit } = query
  const [rows, actions] = await Promise.all([
    store.page(db, actor, { ...filterFor(actor, query), after, rows: limit + 1 }),
    store.actions(db, actor),
  ])
  const { page, next } = pageOf(rows, limit, ({ id }) => id)
  return { entries: page.map(present), next, days: config.auditLogDays, actions }
}

const atOnce = 1000

/** Yields every entry within the filter, the latest first, reading a thousand at a time. */
export async function* all({ db, actor }: Reader, query: AuditFilter): AsyncGenerator<AuditEntry> {
  let after: number | undefined
  for (;;) {
    const rows = await store.page(db, actor, { ...filterFor(actor, query), after, rows: atOnce })
    yield* rows.map(present)
    if (rows.length < atOnce) return
    after = rows.at(-1)!.id
  }
}

/** The days of the filter are those in the reader's time zone. */
function filterFor(
  { timeZone }: SignedInContext['actor'],
  { q, action, from, to }: AuditFilter,
): store.Filter {
  const startOf = (day: string) => instantIn(timeZone, day, '00:00')
  return {
    q,
    action,
    ...(from !== undefined && { from: startOf(from) }),
    ...(to !== undefined && { before: startOf(addDays(to, 1)) }),
  }
}

function present(row: Awaited<ReturnType<typeof store.page>>[number]): AuditEntry {
  return { ...row, at: row.at.toISOString() }
}
