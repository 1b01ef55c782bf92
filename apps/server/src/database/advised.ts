import type { Role } from '@bearings/domain/actor'
import { type Part, schoolBase } from '@bearings/domain/advising/options'
import type { FamilyPart } from '@bearings/domain/family/options'
import { type AnyColumn, and, asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { advisorLinks, sharedEssays } from './tables/advising.ts'
import { familyLinks } from './tables/family.ts'

type Advisor = { userId: string | Placeholder }

/** Whether this advisor is currently linked to the student whose id is in the column. */
export function isAdvisedBy({ userId }: Advisor, student: AnyColumn): SQL {
  return sql`exists (${link(userId, student)})`
}

/** The order of a student's links, who only covers last. The first is meant wherever none is named. */
export const orderOfLinks = [
  sql`${advisorLinks.coversLinkId} is not null`,
  sql`${advisorLinks.kind} <> 'school'`,
  desc(advisorLinks.isPrimary),
  asc(advisorLinks.createdAt),
  asc(advisorLinks.id),
]

/** Whether this advisor is the first of the student whose id is in the column, or covers for the first. */
export function isFirstAdvisorOf({ userId }: Advisor, student: AnyColumn): SQL {
  const { id, studentId, endedAt } = advisorLinks
  // It does not depend on the row, so it runs once, starting from the advisor's links.
  const own = sql`${advisorLinks} link where link.advisor_id = ${userId} and link.ended_at is null`
  const firsts = sql`select distinct on (${studentId}) ${id} from ${advisorLinks}
    where ${studentId} in (select link.student_id from ${own}) and ${endedAt} is null
    order by ${studentId}, ${sql.join(orderOfLinks, sql`, `)}`
  return sql`${student} in (
    select link.student_id from ${own} and coalesce(link.covers_link_id, link.id) in (${firsts}))`
}

/** Whether the advisor whose id is in the column is currently linked to this student. */
export function isAdvisorOf(advisor: AnyColumn, studentId: string): SQL {
  return sql`exists (select 1 from ${advisorLinks} link
    where link.advisor_id = ${advisor} and link.student_id = ${studentId} and link.ended_at is null)`
}

/**
 * What a link shows: what the student chose, and the base of a school link. Like all of this file it needs no
 * other link, because a colleague who covers for an advisor has a link with the same choices.
 */
export const sharingColumns = {
  list: shownBy('list'),
  profile: shownBy('profile'),
  testScores: shownBy('testScores'),
  weeks: shownBy('weeks'),
  letters: shownBy('letters'),
  aid: shownBy('aid'),
  sensitive: shownBy('sensitive'),
}

function shownBy(part: Part): SQL<boolean> {
  const chosen = advisorLinks[part]
  return schoolBase.includes(part)
    ? sql<boolean>`(${chosen} or ${advisorLinks.kind} = 'school')`
    : sql<boolean>`${chosen}`
}

/**
 * Whether the advisor is linked to the student and the student shares this part with them. This is the only
 * place that decides what an advisor may read.
 */
export function isSharedWith({ userId }: Advisor, part: Part, student: AnyColumn): SQL {
  const chosen = sql`link.${sql.identifier(columnOf[part])}`
  const isShown = schoolBase.includes(part) ? sql`(${chosen} or link.kind = 'school')` : chosen
  return sql`exists (${link(userId, student)} and ${isShown})`
}

/** Whether the student shares this part with the guardian, and has not paused. The only place that decides so. */
export function isSharedWithGuardian({ userId }: Advisor, part: FamilyPart, student: AnyColumn): SQL {
  return sql`exists (select 1 from ${familyLinks} link where link.student_id = ${student}
    and link.guardian_id = ${userId} and link.paused_at is null and link.${sql.identifier(part)})`
}

/** Who reads; in a prepared query, the id is a parameter. */
export type Viewer = { role: Role; userId: string | Placeholder }

/**
 * Selects the rows of `studentId`, for that student or whom they share this part with.
 * @param familyPart The part by which a guardian sees them; without it, guardians see none.
 */
export function ownOrShared(
  actor: Viewer,
  part: Part,
  owner: AnyColumn,
  studentId: string | Placeholder,
  familyPart?: FamilyPart,
): SQL {
  if (actor.role === 'student') return and(eq(owner, actor.userId), eq(owner, studentId))!
  if (actor.role === 'guardian' && familyPart)
    return and(eq(owner, studentId), isSharedWithGuardian(actor, familyPart, owner))!
  if (actor.role !== 'advisor') return sql`false`
  return and(eq(owner, studentId), isSharedWith(actor, part, owner))!
}

/** Whether the student shares the essay whose id is in the column with this advisor. */
export function isEssaySharedWith({ userId }: Advisor, essay: AnyColumn, student: AnyColumn): SQL {
  // Neither subquery depends on the row, so each runs once, starting from the advisor's links; a per-row
  // check would read every essay of everyone. A link shares only its own student's essays.
  const links = sql`${advisorLinks} link where link.advisor_id = ${userId} and link.ended_at is null`
  return sql`(${student} in (select link.student_id from ${links}) and ${essay} in (
    select shared.essay_id from ${sharedEssays} shared where shared.link_id in (select link.id from ${links})
  ))`
}

function link(advisorId: string | Placeholder, student: AnyColumn): SQL {
  return sql`
    select 1 from ${advisorLinks} link
    where link.student_id = ${student} and link.advisor_id = ${advisorId} and link.ended_at is null`
}

const columnOf: Record<Part, string> = {
  list: 'list',
  profile: 'profile',
  testScores: 'test_scores',
  weeks: 'weeks',
  letters: 'letters',
  aid: 'aid',
  sensitive: 'sensitive',
}
