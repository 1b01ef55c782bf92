import { randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { serverKeys } from '#database/tables/server-keys.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

const opened = new WeakMap<Database, Map<string, Promise<Buffer>>>()

/** Returns the server's secret for a purpose, shared by all processes; created once. Not for transactions. */
export function secretFor(db: Database, purpose: string): Promise<Buffer> {
  const known = opened.get(db) ?? new Map<string, Promise<Buffer>>()
  opened.set(db, known)
  const secret = known.get(purpose) ?? open(db, purpose)
  known.set(purpose, secret)
  secret.catch(() => known.delete(purpose))
  return secret
}

async function open(db: Database, purpose: string): Promise<Buffer> {
  const stored = await storeOrAdopt(db, { [purpose]: randomBytes(32).toString('base64url') })
  return Buffer.from(stored.get(purpose)!, 'base64url')
}

/**
 * Returns the secrets by purpose. Proposed ones are stored only if none exists, so that several processes
 * starting at once on an empty database agree on the same secrets.
 */
export async function storeOrAdopt(
  db: Database,
  proposed: Record<string, string>,
): Promise<Map<string, string>> {
  const rows = Object.entries(proposed).map(([purpose, secret]) => sealed(db, purpose, secret))
  await db.insert(serverKeys).values(rows).onConflictDoNothing()
  const stored = await db
    .select({ purpose: serverKeys.purpose, secret: serverKeys.secret })
    .from(serverKeys)
    .where(inArray(serverKeys.purpose, Object.keys(proposed)))
  const open = await Promise.all(stored.map((row) => openRow(db, serverKeys, row.purpose, row)))
  return new Map(open.map(({ purpose, secret }) => [purpose, secret]))
}

export async function replace(tx: Database, purpose: string, secret: string): Promise<void> {
  await tx
    .update(serverKeys)
    .set(sealed(tx, purpose, secret))
    .where(eq(serverKeys.purpose, purpose))
}

/** Locks and returns a secret; waits for another process that is replacing it. */
export async function lock(tx: Database, purpose: string): Promise<string | undefined> {
  const [row] = await tx.select().from(serverKeys).where(eq(serverKeys.purpose, purpose)).for('update')
  return row && (await openRow(tx, serverKeys, purpose, row)).secret
}

function sealed(db: Database, purpose: string, secret: string) {
  return { purpose, ...sealRow(db, serverKeys, purpose, { secret }) }
}
