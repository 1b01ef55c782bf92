import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import type { NewRecommender } from '@bearings/domain/recommenders/schema'
import type { Database } from '../database/open.ts'
import { recommenderLetters, recommenders } from '../database/tables/recommenders.ts'
import { sealRow } from '../database/vault/rows.ts'

/**
 * Creates a recommender of this student.
 * @param letters The day on which each letter was sent, by list entry; `null` if not sent yet.
 */
export async function givenRecommender(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  {
    letters = {},
    ...overrides
  }: Partial<Omit<NewRecommender, 'letters'>> & { letters?: Record<string, string | null> } = {},
): Promise<{ id: string }> {
  const id = randomUUID()
  const usual = { name: 'Ms. Rivera', kind: 'teacher', knownFrom: 'AP Chemistry, 11th grade' } as const
  const fields = { ...usual, state: 'agreed', askedOn: null, note: '', thanked: false, ...overrides } as const
  await db.insert(recommenders).values({ id, userId, ...sealRow(db, recommenders, id, fields) })
  const rows = Object.entries(letters).map(([entryId, sentOn]) => ({ recommenderId: id, entryId, sentOn }))
  if (rows.length > 0) await db.insert(recommenderLetters).values(rows)
  return { id }
}
