import type { Database, People } from '#services.ts'
import * as users from '#store/users.ts'

/** Deletes an account and everything that refers to it. */
export async function erase(
  tx: Database,
  people: Pick<People, 'table' | 'onErase' | 'onErased'>,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await people.onErase(tx, userId, at)
  await users.remove(tx, people, userId)
  await people.onErased(tx, userId)
}
