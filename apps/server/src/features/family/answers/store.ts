import type { Actor } from '@bearings/domain/actor'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { familyAnswers, familyLinks } from '#database/tables/family.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

/** Returns what guardians filled in, by link, as far as the actor may see it. */
export async function list(db: Database, actor: Actor, linkIds: readonly string[]) {
  const rows = await db
    .select({
      linkId: familyAnswers.linkId,
      budget: familyAnswers.budget,
      state: familyAnswers.state,
      answers: familyAnswers.answers,
      showsBudget: familyAnswers.showsBudget,
      updatedAt: familyAnswers.updatedAt,
    })
    .from(familyAnswers)
    .innerJoin(familyLinks, eq(familyLinks.id, familyAnswers.linkId))
    .where(and(inArray(familyAnswers.linkId, [...linkIds]), visibleTo(actor)))
  return Promise.all(rows.map((row) => openRow(db, familyAnswers, row.linkId, row)))
}

type Values = { budget: string | null; state: string | null; answers: string | null; showsBudget: boolean }

export async function save(db: Database, linkId: string, values: Values, now: Date): Promise<void> {
  const sealed = sealRow(db, familyAnswers, linkId, values)
  await db
    .insert(familyAnswers)
    .values({ linkId, ...sealed, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: familyAnswers.linkId, set: { ...sealed, updatedAt: now } })
}

/** Answers are visible to who filled them in, and to the services that tell their student what they come to. */
function visibleTo({ role, userId }: Actor): SQL {
  if (role === 'student') return eq(familyLinks.studentId, userId)
  return role === 'guardian' ? eq(familyLinks.guardianId, userId) : sql`false`
}
