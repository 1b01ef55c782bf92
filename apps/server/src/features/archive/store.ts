import type { Actor } from '@bearings/domain/actor'
import { eq, or } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#database/open.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { mails } from '#database/tables/mails.ts'
import { users } from '#database/tables/users.ts'
import { openRow } from '#database/vault/rows.ts'
import { archivedColumns, ownedBy, personalTables } from './tables.ts'

type Row = Record<string, unknown>
/** What an audit entry says of the device of who acted, for nobody else's archive. */
const ofTheActor = { sessionId: null, address: '', userAgent: '' }
export type Rows = Record<string, Row[]>

/** Returns every row that belongs to a person, by table, with encrypted columns decrypted. */
export async function readAccountRows(
  db: Database,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<Rows> {
  const everything: Rows = {}
  const account = await opened(db, users, eq(users.id, userId))
  everything.users = account
  for (const [name, table] of personalTables) {
    const isTheirs = ownedBy(db, table, userId, role)
    everything[name] = isTheirs ? await opened(db, table, isTheirs) : []
  }
  const audited = or(eq(auditLog.actorId, userId), eq(auditLog.targetId, userId))!
  everything.audit_log = (await opened(db, auditLog, audited)).map((entry) =>
    entry.actorId === userId ? entry : { ...entry, ...ofTheActor },
  )
  const { email } = account[0] as { email: string }
  everything.mails = await opened(db, mails, eq(mails.to, email))
  return everything
}

async function opened(db: Database, table: PgTable, where: ReturnType<typeof eq>): Promise<Row[]> {
  const rows: Row[] = await db.select(archivedColumns(table)).from(table).where(where)
  const [key] = getTableConfig(table).columns.filter((column) => column.primary)
  const fields = Object.entries(archivedColumns(table))
  const name = fields.find(([, column]) => column === key)?.[0]
  if (name === undefined) return rows
  return Promise.all(rows.map((row) => openRow(db, table, String(row[name]), row)))
}

/** Locks the account, so that two concurrent imports by the same person run one after the other. */
export async function lockAccount(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}
