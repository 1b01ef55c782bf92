import { randomUUID } from 'node:crypto'
import { factors } from '@bearings/auth/store/tables/factors'
import type { Database } from '../database/open.ts'
import { type OpenedRow, sealRow } from '../database/vault/rows.ts'

type Factor = OpenedRow<typeof factors.$inferInsert>

/** Creates this person's authenticator app. Sign-in asks for a code once `status` is `verified`. */
export async function givenFactor(
  db: Database,
  { userId, ...overrides }: Pick<Factor, 'userId'> & Partial<Factor>,
): Promise<string> {
  const id = randomUUID()
  const factor = { name: 'Phone', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', ...overrides }
  await db.insert(factors).values({ id, userId, ...sealRow(db, factors, id, factor) })
  return id
}
