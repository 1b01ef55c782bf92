import type { Viewed } from '@bearings/domain/advising/options'
import { inRosterOrder } from '@bearings/domain/advising/students/rules'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { appliesLater } from '@bearings/domain/class-year'
import type { Plan } from '@bearings/domain/colleges/schema'
import { headline } from '@bearings/domain/deadlines/rules'
import type { ListStatus } from '@bearings/domain/list/schema'
import { aidCycleOn } from '@bearings/domain/money/aid-cycle'
import { logViews } from '#features/access-log/service.ts'
import * as deadlines from '#features/deadlines/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { present, studentsWithFacts, withDetails } from '../students/roster-students.ts'
import * as store from './store.ts'

export { deadlinesOf, essaysOf, lettersOf, moneyOf, profileOf, schoolList } from '../students/parts.ts'

/** Returns the caller's students as the roster shows them, those who need attention first. Counts as no view. */
export async function everyone(context: SignedInContext): Promise<AdvisedStudent[]> {
  const { students, zones } = await studentsWithFacts(context, { q: '' })
  const there = await withDetails(context, zones, inRosterOrder(students, 'attention'))
  const at = context.now()
  return there.map(({ student, more }) =>
    present(student, { more, groups: [], waiting: 0, avatar: null, at }),
  )
}

type Named = { studentId: string; fullName: string }
export type DueDate = Named & { date: string; title: string; plan: Plan | null }
export type Applicant = Named & {
  college: string
  plan: Plan | null
  status: ListStatus
  deadline: string | null
}

/** Returns the open dates of these students from one day to another. Counts as a view of those it names. */
export async function dueWithin(
  context: SignedInContext,
  students: readonly AdvisedStudent[],
  days: { from: string; to: string },
): Promise<DueDate[]> {
  const rows = await store.datesWithin(context.db, context.actor, idsOf(students), days)
  await seen(context, rows, 'deadlines')
  return rows.map(({ studentId, fullName, ...row }) => ({
    studentId,
    fullName,
    date: row.date,
    plan: row.plan,
    title: headline(deadlines.dateOf(row)),
  }))
}

/** Returns who of these students shows that a college, or a plan, is on their list. Counts as a view of those it names. */
export async function applicantsTo(
  context: SignedInContext,
  students: readonly AdvisedStudent[],
  to: store.AppliedTo,
): Promise<Applicant[]> {
  const rows = await store.applicantsTo(context.db, context.actor, idsOf(students), to)
  await seen(context, rows, 'list')
  return rows
}

/** Returns the students who share aid, apply this year, and have not marked the FAFSA as filed. Counts as a view of those it names. */
export async function withoutFafsa(
  context: SignedInContext,
  students: readonly AdvisedStudent[],
): Promise<AdvisedStudent[]> {
  const sharing = students.filter(
    ({ shared, graduationYear, today }) => shared.aid && !appliesLater(graduationYear, today),
  )
  const missing: AdvisedStudent[] = []
  const yearOf = (one: AdvisedStudent) => aidCycleOn(one.today, one.graduationYear).awardYear
  for (const awardYear of new Set(sharing.map(yearOf))) {
    const some = sharing.filter((one) => yearOf(one) === awardYear)
    const filed = await store.filedFafsa(context.db, context.actor, idsOf(some), awardYear)
    const done = new Set(filed.map(({ studentId }) => studentId))
    missing.push(...some.filter(({ id }) => !done.has(id)))
  }
  await seen(
    context,
    missing.map(({ id }) => ({ studentId: id })),
    'money',
  )
  return missing
}

function idsOf(students: readonly AdvisedStudent[]): string[] {
  return students.map(({ id }) => id)
}

async function seen(
  { db, actor, now }: SignedInContext,
  rows: readonly { studentId: string }[],
  what: Viewed,
) {
  const ids = [...new Set(rows.map(({ studentId }) => studentId))]
  if (ids.length === 0) return
  await logViews(
    db,
    actor,
    ids.map((studentId) => ({ studentId })),
    { what, now: now() },
  )
}
