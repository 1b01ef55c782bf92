import { randomUUID } from 'node:crypto'
import { aidCycleOn } from '@bearings/domain/money/aid-cycle'
import type { AidStep } from '@bearings/domain/money/options'
import type { OfferTerms } from '@bearings/domain/money/schema'
import { addDays } from '@bearings/domain/today'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { aidOffers, doneAidSteps, finances, savedScholarships, scholarships } from '#database/tables/money.ts'
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

/** On which day after the forms open the student takes each step; the others wait for the colleges. */
const daysAfterOpening: Partial<Record<AidStep, number>> = {
  'fsa-id': -12,
  documents: -5,
  fafsa: 4,
  'css-account': 6,
  'submission-summary': 12,
  'css-profile': 20,
  'state-aid': 95,
  'college-forms': 130,
}

/** Returns the aid steps that are done on a day, in the year that the student applies for. */
export function aidStepsOf(today: string): { awardYear: string; steps: { step: AidStep; doneOn: string }[] } {
  const { awardYear, opensOn } = aidCycleOn(today)
  const steps = (Object.entries(daysAfterOpening) as [AidStep, number][])
    .map(([step, days]) => ({ step, doneOn: addDays(opensOn, days) }))
    .filter(({ doneOn }) => doneOn < today)
  return { awardYear, steps }
}

export async function insertAidSteps(tx: Database, userId: string, today: string) {
  const { awardYear, steps } = aidStepsOf(today)
  const rows = steps.map(({ step, doneOn }) => ({
    userId,
    awardYear,
    step,
    doneAt: new Date(`${doneOn}T21:00:00Z`),
  }))
  if (rows.length > 0) await tx.insert(doneAidSteps).values(rows)
}
