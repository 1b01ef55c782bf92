import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#services.ts'
import { recoveryCodes } from './tables/recovery-codes.ts'

const { userId: owner, codeMac, usedAt } = recoveryCodes

export async function replaceOf(
  tx: Database,
  userId: string,
  { codeMacs, now }: { codeMacs: readonly string[]; now: Date },
): Promise<void> {
  await removeOf(tx, userId)
  await tx.insert(recoveryCodes).values(codeMacs.map((mac) => ({ userId, codeMac: mac, createdAt: now })))
}

export async function countOf(db: Database, userId: string): Promise<{ total: number; remaining: number }> {
  const codes = await db.select({ usedAt }).from(recoveryCodes).where(eq(owner, userId))
  return { total: codes.length, remaining: codes.filter((code) => code.usedAt === null).length }
}

/** Uses up a code. Returns `false` if there is no such code or it was used before. */
export async function use(
  tx: Database,
  userId: string,
  code: { codeMac: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: code.now })
    .where(and(eq(owner, userId), eq(codeMac, code.codeMac), isNull(usedAt)))
    .returning({ usedAt })
  return used.length > 0
}

export async function removeOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(owner, userId))
}
