import { counted } from '@bearings/domain/words'
import { and, asc, count, eq, isNotNull, isNull, lte, notExists } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { openRow } from '#database/vault/rows.ts'
import { notifyLatest } from '#features/notifications/service.ts'
import { accountsOf, type PersonRow } from './store.ts'

/** Fewer than a transaction should hold; the next run takes the rest. */
const atOnce = 100

const ofSchool = and(
  eq(advisorLinks.kind, 'school'),
  isNull(advisorLinks.endedAt),
  isNull(advisorLinks.coversLinkId),
)

/** Locks people with an account who had left by this instant; staff only once the school has handed their students over. */
export async function lockLeft(tx: Database, by: Date) {
  const isTheirs = and(eq(advisorLinks.advisorId, schoolPeople.userId), ofSchool)
  const rows = await tx
    .select()
    .from(schoolPeople)
    .where(
      and(
        lte(schoolPeople.leftAt, by),
        isNotNull(schoolPeople.userId),
        notExists(tx.select({ id: advisorLinks.id }).from(advisorLinks).where(isTheirs)),
      ),
    )
    .orderBy(asc(schoolPeople.id))
    .limit(atOnce)
    .for('update')
  return Promise.all(rows.map((row) => openRow(tx, schoolPeople, row.id, row)))
}

/** Tells admins of those of these people, whom a file has ended, who still have students of the school. */
export async function tellOfCaseloads(
  tx: Database,
  ended: readonly PersonRow[],
  { admins, now }: { admins: readonly string[]; now: Date },
): Promise<void> {
  const staff = ended.filter(({ kind }) => kind === 'staff')
  const accounts = await accountsOf(
    tx,
    staff.flatMap(({ schoolEmail }) => schoolEmail ?? []),
  )
  for (const { id: subjectId, givenName, familyName, schoolEmail, userId } of staff) {
    const account = userId ?? accounts.get(schoolEmail ?? '')
    if (account === undefined) continue
    const [row] = await tx
      .select({ students: count() })
      .from(advisorLinks)
      .where(and(eq(advisorLinks.advisorId, account), ofSchool))
    if (row!.students === 0) continue
    const students = counted(row!.students, 'student')
    const notices = admins.map((admin) => ({
      userId: admin,
      type: 'system' as const,
      title: `Hand Over ${counted(row!.students, 'Student')}`,
      message: `${givenName} ${familyName} is no longer on the school’s list, and still advises ${students} of the school. Choose who takes over.`,
      link: `/admin/people/${account}` as const,
      subjectId,
    }))
    await notifyLatest(tx, notices, now)
  }
}
