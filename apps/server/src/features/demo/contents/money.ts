import { randomUUID } from 'node:crypto'
import type { OfferTerms } from '@bearings/domain/money/schema'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { aidOffers, finances, savedScholarships, scholarships } from '#database/tables/money.ts'
import { sealRow } from '#database/vault/rows.ts'

type Finances = { state: string; budget: number }

export async function insertFinances(tx: Database, userId: string, { state, budget }: Finances) {
  const sealed = sealRow(tx, finances, userId, { state, budget: String(budget) })
  await tx.insert(finances).values({ userId, ...sealed })
}

type Own = { name: string; sponsor: string; amount: string; deadline: string }

/** Adds a scholarship of the student's own, in progress, and a saved one, if the catalog has it. */
export async function insertScholarships(
  tx: Database,
  userId: string,
  { saved, own, now }: { saved: string; own: Own; now: Date },
): Promise<void> {
  const { name, sponsor, amount, deadline } = own
  const [added] = await tx
    .insert(scholarships)
    .values({ ownerId: userId, name, sponsor, amount, deadline, createdAt: now, updatedAt: now })
    .returning({ id: scholarships.id })
  const found = await tx.select({ id: scholarships.id }).from(scholarships).where(eq(scholarships.key, saved))
  const dates = { userId, createdAt: now, updatedAt: now }
  await tx
    .insert(savedScholarships)
    .values([
      { ...dates, scholarshipId: added!.id, status: 'in-progress', deadline },
      ...found.map(({ id }) => ({ ...dates, scholarshipId: id, status: 'saved' as const, deadline: null })),
    ])
}

export async function insertOffer(tx: Database, userId: string, entryId: string, terms: OfferTerms) {
  const id = randomUUID()
  const sealed = sealRow(tx, aidOffers, id, { terms: JSON.stringify(terms) })
  await tx.insert(aidOffers).values({ id, userId, entryId, ...sealed })
}
