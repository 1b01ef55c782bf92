import type { School } from '@bearings/domain/school/schema'
import type { Database } from '#database/open.ts'
import { schoolSettings } from '#database/tables/school.ts'

export async function find(db: Database): Promise<School> {
  const [row] = await db.select({ name: schoolSettings.name }).from(schoolSettings)
  return row ?? null
}

/** Returns whether there is a school, which stays until the transaction ends. */
export async function lock(tx: Database): Promise<boolean> {
  const rows = await tx.select({ id: schoolSettings.id }).from(schoolSettings).for('share')
  return rows.length > 0
}

export async function save(tx: Database, school: School, now: Date): Promise<void> {
  if (school === null) return void (await tx.delete(schoolSettings))
  await tx
    .insert(schoolSettings)
    .values({ id: 1, ...school, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: schoolSettings.id, set: { ...school, updatedAt: now } })
}
