import { counted } from '@bearings/domain/words'
import { and, asc, count, desc, eq, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { notifications } from '#database/tables/notifications.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { forget, notifyLatest } from '#features/notifications/service.ts'
import { letGo } from './joining.ts'
import { accountsOf, type PersonRow } from './store.ts'

/** Fewer than a transaction should hold; the next run takes the rest. */
const atOnce = 100

const ofSchool = and(
  eq(advisorLinks.kind, 'school'),
  isNull(advisorLinks.endedAt),
  isNull(advisorLinks.coversLinkId),
)

/** People with an account who had left by this instant; staff only once the school has handed their students over. */
function haveLeft(tx: Database, by: Date) {
  const isTheirs = and(eq(advisorLinks.advisorId, schoolPeople.userId), ofSchool)
  return and(
    lte(schoolPeople.leftAt, by),
    isNotNull(schoolPeople.userId),
    notExists(tx.select({ id: advisorLinks.id }).from(advisorLinks).where(isTheirs)),
  )
}

/** Returns the accounts of those, students first, as all lock them. */
export async function accountsOfLeft(tx: Database, by: Date): Promise<string[]> {
  const rows = await tx
    .select({ userId: schoolPeople.userId })
    .from(schoolPeople)
    .where(haveLeft(tx, by))
    .orderBy(desc(schoolPeople.kind), asc(schoolPeople.userId))
    .limit(atOnce)
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** Lets a locked account go if it is still of one of those. Returns whether it was. */
export function releaseLeft(
  tx: Database,
  { account, by, now }: { account: string; by: Date; now: Date },
): Promise<boolean> {
  return letGo(tx, and(eq(schoolPeople.userId, account), haveLeft(tx, by)), { now })
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
    const all = await countStudents(tx, account)
    if (all === 0) continue
    const students = counted(all, 'student')
    const notices = admins.map((admin) => ({
      userId: admin,
      type: 'system' as const,
      title: `Hand Over ${counted(all, 'Student')}`,
      message: `${givenName} ${familyName} is no longer on the school’s list, and still advises ${students} of the school. Choose who takes over.`,
      link: `/admin/people/${account}` as const,
      subjectId,
    }))
    await notifyLatest(tx, notices, now)
  }
}

/** Forgets that admins were told of counselors who have no students of the school any more, in whatever way those went. */
export async function forgetCaseloads(tx: Database): Promise<void> {
  const { id, kind, leftAt } = schoolPeople
  const isTheirs = eq(notifications.link, sql`'/admin/people/' || ${advisorLinks.advisorId}`)
  const students = tx.select({ id: advisorLinks.id }).from(advisorLinks).where(and(isTheirs, ofSchool))
  const rows = await tx
    .selectDistinct({ id })
    .from(notifications)
    .innerJoin(schoolPeople, eq(id, notifications.subjectId))
    .where(and(eq(kind, 'staff'), isNotNull(leftAt), notExists(students)))
  await forget(
    tx,
    rows.map((row) => row.id),
  )
}

async function countStudents(tx: Database, account: string): Promise<number> {
  const [row] = await tx
    .select({ students: count() })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.advisorId, account), ofSchool))
  return row!.students
}
