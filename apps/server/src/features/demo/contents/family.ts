import type { Persona } from '@bearings/domain/demo/schema'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { familyAnswers, familyLinks } from '#database/tables/family.ts'
import { messageReaders, messageThreads } from '#database/tables/messages.ts'
import { sealRow } from '#database/vault/rows.ts'
import type { Member } from '../store.ts'

type Given = { student: Member; guardian: Member; persona: Persona; now: Date }

/**
 * Connects the student with a parent, who has filled in what the family can pay, and reads since yesterday what the student
 * and the advisor write.
 */
export async function insertFamily(tx: Database, { student, guardian, persona, now }: Given): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const { relation } = persona.guardian
  const { budget, state } = persona.money
  const [link] = await tx
    .insert(familyLinks)
    .values({
      guardianId: guardian.id,
      studentId: student.id,
      relation,
      money: true,
      letters: true,
      createdAt: daysAgo(16),
      updatedAt: daysAgo(16),
    })
    .returning({ id: familyLinks.id })
  const linkId = link!.id
  const filled = { budget: String(budget), state, answers: null, showsBudget: true }
  const at = { createdAt: daysAgo(15), updatedAt: daysAgo(15) }
  await tx.insert(familyAnswers).values({ linkId, ...sealRow(tx, familyAnswers, linkId, filled), ...at })
  const threads = await tx
    .select({ threadId: messageThreads.id })
    .from(messageThreads)
    .where(eq(messageThreads.studentId, student.id))
  for (const { threadId } of threads)
    await tx.insert(messageReaders).values({ threadId, linkId, since: daysAgo(1) })
}
