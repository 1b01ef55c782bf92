import type { auditLog } from '@bearings/domain/audit-log/contract'
import { AuditFilter } from '@bearings/domain/audit-log/schema'
import { csvExport } from '#platform/documents/csv-exports.ts'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const auditLogHandlers = { 'GET /audit-log': service.list } satisfies Handlers<typeof auditLog>

export const auditLogExport = csvExport({
  path: '/audit-log/export',
  access: ['admin'],
  fileName: 'audit-log',
  query: AuditFilter,
  rows: async function* (context, filter) {
    for await (const { id, at, action, actor, target, address, about, detail } of service.all(
      context,
      filter,
    ))
      yield {
        id,
        at,
        action,
        'done by': actor?.email ?? '',
        'done to': target?.email ?? '',
        address,
        about: about ?? '',
        detail: JSON.stringify(detail),
      }
  },
})
