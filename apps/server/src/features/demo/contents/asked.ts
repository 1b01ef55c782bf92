import { randomUUID } from 'node:crypto'
import { addDays, todayIn } from '@bearings/domain/today'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { letterChoices, letterLinks, letterRequests } from '#database/tables/letters.ts'
import { suggestedSchools } from '#database/tables/list-suggested.ts'
import { recommenders } from '#database/tables/recommenders.ts'
import { rosterViews } from '#database/tables/roster-views.ts'
import { sealRow } from '#database/vault/rows.ts'
import { letterCodes } from '#features/letters/codes.ts'
import type { Member } from '../store.ts'

type Given = { student: Member; advisor: Member; now: Date }

const note =
  'I loved your class, and I would be glad if you wrote for me. My first deadline is near, and my colleges are in the list below. Thank you for reading this!'

/** Adds a request that the student handed over to a teacher, who has promised a day. */
export async function insertRequest(tx: Database, { student, now }: Given): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const today = todayIn(student.timeZone, now)
  const [teacher] = await tx
    .select({ id: recommenders.id })
    .from(recommenders)
    .where(and(eq(recommenders.userId, student.id), eq(recommenders.kind, 'teacher')))
    .orderBy(asc(recommenders.createdAt))
    .limit(1)
  if (!teacher) return
  await tx.insert(letterChoices).values({ userId: student.id, waiver: 'waived', waiverAt: daysAgo(9) })
  const codes = await letterCodes(tx)
  const id = randomUUID()
  await tx.insert(letterRequests).values({
    id,
    recommenderId: teacher.id,
    ...sealRow(tx, letterRequests, id, { attached: JSON.stringify({ note, bragSheet: [], activities: [] }) }),
    state: 'accepted',
    wantedBy: addDays(today, 21),
    promisedOn: addDays(today, 14),
    askedAt: daysAgo(9),
    openedAt: daysAgo(8),
    answeredAt: daysAgo(8),
    answeredBy: 'link',
    updatedAt: daysAgo(8),
  })
  const { salt, codeHash } = codes.newSecret(id)
  const expiresAt = new Date(now.getTime() + 60 * 86_400_000)
  await tx.insert(letterLinks).values({ requestId: id, salt, codeHash, expiresAt })
}

/** Adds a college that the advisor suggests. */
export async function insertSuggestion(
  tx: Database,
  { student, advisor, now }: Given,
  schoolId: string,
): Promise<void> {
  const id = randomUUID()
  await tx.insert(suggestedSchools).values({
    id,
    studentId: student.id,
    advisorId: advisor.id,
    schoolId,
    batchId: randomUUID(),
    createdAt: new Date(now.getTime() - 4 * 86_400_000),
    ...sealRow(tx, suggestedSchools, id, {
      reason: 'A strong program in what you want to study, and a kind place to learn it. Have a look?',
    }),
  })
}

/** Adds a view of My Students that the advisor has saved. */
export async function insertView(tx: Database, { advisor, now }: Given): Promise<void> {
  const id = randomUUID()
  const view = { advisorId: advisor.id, name: 'Due soon', filter: { reason: 'soon' as const }, columns: [] }
  const at = { createdAt: now, updatedAt: now }
  await tx
    .insert(rosterViews)
    .values({ id, ...sealRow(tx, rosterViews, id, { ...view, position: 1, ...at }) })
}
