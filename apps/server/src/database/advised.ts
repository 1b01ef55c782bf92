import type { Actor } from '@bearings/domain/actor'
import type { Part } from '@bearings/domain/advising/options'
import { type AnyColumn, and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { advisorLinks, sharedEssays } from './tables/advising.ts'

type Advisor = { userId: string | Placeholder }

/** Whether this advisor is currently linked to the student whose id is in the column. */
export function isAdvisedBy({ userId }: Advisor, student: AnyColumn): SQL {
  return sql`exists (${link(userId, student)})`
}

/** Whether the advisor whose id is in the column is currently linked to this student. */
export function isAdvisorOf(advisor: AnyColumn, studentId: string): SQL {
  return sql`exists (select 1 from ${advisorLinks} link
    where link.advisor_id = ${advisor} and link.student_id = ${studentId} and link.ended_at is null)`
}

/**
 * Whether the advisor is linked to the student and the student shares this part with them. This is the only
 * place that decides what an advisor may read.
 */
export function isSharedWith({ userId }: Advisor, part: Part, student: AnyColumn): SQL {
  return sql`exists (${link(userId, student)} and link.${sql.identifier(columnOf[part])})`
}

/** Selects the rows of `studentId`, for that student or an advisor with whom they share this part. */
export function ownOrShared(actor: Actor, part: Part, owner: AnyColumn, studentId: string): SQL {
  if (actor.role === 'student') return and(eq(owner, actor.userId), eq(owner, studentId))!
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
