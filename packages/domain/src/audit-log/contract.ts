import { endpoint, type Endpoints } from '../endpoint.ts'
import { AuditPage, AuditQuery } from './schema.ts'

export const auditLog = {
  'GET /audit-log': endpoint(['admin'], {
    summary: 'Who did what to whom and when, the latest first',
    query: AuditQuery,
    response: AuditPage,
  }),
} satisfies Endpoints
