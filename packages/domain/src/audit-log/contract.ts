import { endpoint, type Endpoints } from '../endpoint.ts'
import { AuditPage, AuditQuery } from './schema.ts'

export const auditLog = {
  'GET /audit-log': endpoint(['admin'], {
    summary: 'List audit entries, latest first',
    query: AuditQuery,
    wide: true,
    response: AuditPage,
  }),
} satisfies Endpoints
