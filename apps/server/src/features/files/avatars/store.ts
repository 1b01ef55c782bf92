import type { Actor } from '@bearings/domain/actor'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { avatars } from '#database/tables/files.ts'

/** Finds the actor's own picture. Pictures of an advisor's students come with the roster. */
export async function findOwn(db: Database, { userId }: Actor): Promise<string | undefined> {
  const [own] = await db.select({ fileId: avatars.fileId }).from(avatars).where(eq(avatars.userId, userId))
  return own?.fileId
}

/** Returns whether this picture still exists. The caller must have verified a signed URL for it. */
export async function isStored(db: Database, fileId: string): Promise<boolean> {
  return (await db.$count(avatars, eq(avatars.fileId, fileId))) > 0
}

export async function setOwn(tx: Database, { userId }: Actor, fileId: string, now: Date): Promise<void> {
  const values = { fileId, createdAt: now }
  await tx
    .insert(avatars)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: avatars.userId, set: values })
}

export async function removeOwn(db: Database, { userId }: Actor): Promise<void> {
  await db.delete(avatars).where(eq(avatars.userId, userId))
}
