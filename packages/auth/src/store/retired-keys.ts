import type { Database } from '#services.ts'
import { retiredSigningKeys } from './tables/retired-signing-keys.ts'

export async function insert(tx: Database, key: typeof retiredSigningKeys.$inferInsert): Promise<void> {
  await tx.insert(retiredSigningKeys).values(key)
}

export function list(db: Database) {
  return db.select().from(retiredSigningKeys)
}
