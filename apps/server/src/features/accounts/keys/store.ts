import type { Database } from '../../../database/open.ts'
import { serverKeys } from '../../../database/tables/server-keys.ts'

/**
 * The secrets by purpose. The proposed ones are kept only where there was none, so of several processes that start
 * at once on an empty database one decides and all agree.
 */
export async function keepOrAdopt(
  db: Database,
  proposed: Record<string, string>,
): Promise<Map<string, string>> {
  await db
    .insert(serverKeys)
    .values(Object.entries(proposed).map(([purpose, secret]) => ({ purpose, secret })))
    .onConflictDoNothing()
  const kept = await db.select({ purpose: serverKeys.purpose, secret: serverKeys.secret }).from(serverKeys)
  return new Map(kept.map(({ purpose, secret }) => [purpose, secret]))
}
