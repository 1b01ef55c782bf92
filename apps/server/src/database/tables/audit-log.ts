import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * Who did what to whom and when. Rows are only added: a trigger of the migration `audit_log_append_only`
 * prevents changes (decision 56). There are no foreign keys, so rows outlive what they refer to.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** Absent for the command line, jobs, and people who are not signed in. */
    actorId: uuid(),
    action: text().notNull(),
    targetId: uuid(),
    sessionId: uuid(),
    address: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at),
    index('audit_log_action_idx').on(table.action, table.id),
    index('audit_log_actor_id_idx').on(table.actorId),
    index('audit_log_target_id_idx').on(table.targetId),
  ],
)
