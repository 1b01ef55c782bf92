import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import type { OfferTerms } from '@bearings/domain/money/schema'
import type { Database } from '../database/open.ts'
import { aidOffers, finances, savedScholarships, scholarships } from '../database/tables/money.ts'
import { sealRow } from '../database/vault/rows.ts'

type Student = Pick<Actor, 'userId'>

/** Creates a scholarship that this student has added and saved. */
export async function givenScholarship(
  db: Database,
  { userId }: Student,
  overrides: Partial<typeof scholarships.$inferInsert> = {},
) {
  const [row] = await db
    .insert(scholarships)
    .values({ ownerId: userId, name: 'Rotary Club of Hillside', ...overrides })
    .returning()
  await db
    .insert(savedScholarships)
    .values({ userId, scholarshipId: row!.id, status: 'saved', deadline: row!.deadline })
  return row!
}

/** Creates the aid offer of a school on this student's list, with one grant of 8,005 dollars a year. */
export async function givenOffer(
  db: Database,
  { userId }: Student,
  entry: { id: string },
  { awardName = 'University Grant', ...overrides }: { awardName?: string } & Partial<OfferTerms> = {},
) {
  const id = randomUUID()
  const terms: OfferTerms = {
    costs: { tuition: 13_244, housing: 14_000, books: 1000, other: 2061 },
    awards: [{ name: awardName, kind: 'grant', amount: 8005, renewal: 'four-years', condition: '' }],
    ...overrides,
  }
  const sealed = sealRow(db, aidOffers, id, { terms: JSON.stringify(terms) })
  const [row] = await db
    .insert(aidOffers)
    .values({ id, userId, entryId: entry.id, ...sealed })
    .returning({ id: aidOffers.id })
  return row!
}

/** Sets what this student's family can pay per year, and their home state. */
export async function givenFinances(
  db: Database,
  { userId }: Student,
  { budget = 20_000, state = 'OH' }: { budget?: number; state?: string } = {},
): Promise<void> {
  const sealed = sealRow(db, finances, userId, { budget: String(budget), state })
  await db.insert(finances).values({ userId, ...sealed })
}
