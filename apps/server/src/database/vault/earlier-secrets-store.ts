import { factors } from '@bearings/auth/store/tables/factors'
import { eq, notLike } from 'drizzle-orm'
import { isSealed } from '../columns.ts'
import type { Database } from '../open.ts'
import { serverKeys } from '../tables/server-keys.ts'
import { openRow, sealRow } from './rows.ts'

const purpose = 'totp'

/** Returns the key that encrypted authenticator apps' secrets; `undefined` once none of them needs it. */
export async function lockEarlierKey(tx: Database): Promise<string | undefined> {
  const { secret } = serverKeys
  const [row] = await tx
    .select({ secret })
    .from(serverKeys)
    .where(eq(serverKeys.purpose, purpose))
    .for('update')
  if (!row || !isSealed(row.secret)) return row?.secret
  return (await openRow(tx, serverKeys, purpose, row)).secret
}

export async function removeEarlierKey(tx: Database): Promise<void> {
  await tx.delete(serverKeys).where(eq(serverKeys.purpose, purpose))
}

export function listUnsealed(tx: Database) {
  const { id, secret } = factors
  return tx.select({ id, secret }).from(factors).where(notLike(secret, 'v1.%')).for('update')
}

export async function seal(tx: Database, id: string, secret: string): Promise<void> {
  await tx
    .update(factors)
    .set(sealRow(tx, factors, id, { secret }))
    .where(eq(factors.id, id))
}
