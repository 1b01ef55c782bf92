import { inArray, lte } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { avatars, documents, removedFiles } from '#database/tables/files.ts'

/** Schedules these files for removal after this instant, unless `keep` cancels that before. */
export async function removeAfter(db: Database, keys: readonly string[], after: Date): Promise<void> {
  await db.insert(removedFiles).values(keys.map((key) => ({ key, after })))
}

export async function keep(tx: Database, keys: readonly string[]): Promise<void> {
  await tx.delete(removedFiles).where(inArray(removedFiles.key, [...keys]))
}

/** Returns some of the files that are to be removed by now. */
export async function due(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ key: removedFiles.key })
    .from(removedFiles)
    .where(lte(removedFiles.after, now))
    .limit(500)
  return rows.map(({ key }) => key)
}

export async function listFiles(db: Database) {
  const pictures = await db.select({ id: avatars.fileId }).from(avatars).orderBy(avatars.fileId)
  const documentRows = await db
    .select({ id: documents.id, type: documents.type })
    .from(documents)
    .orderBy(documents.id)
  return { avatarIds: pictures.map(({ id }) => id), documentRows }
}

/** Deletes the pictures and documents with these ids, no matter who owns them. */
export async function forget(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(avatars).where(inArray(avatars.fileId, [...ids]))
  await tx.delete(documents).where(inArray(documents.id, [...ids]))
}

/** Schedules these files for removal by the next run, whether or not a row names them. */
export async function removeNow(tx: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const after = new Date(0)
  const values = keys.map((key) => ({ key, after }))
  await tx
    .insert(removedFiles)
    .values(values)
    .onConflictDoUpdate({ target: removedFiles.key, set: { after } })
}
