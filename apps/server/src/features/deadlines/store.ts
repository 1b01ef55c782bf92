import type { Actor, Role } from '@bearings/domain/actor'
import type { OwnSource } from '@bearings/domain/deadlines/options'
import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import {
  isAdvisedBy,
  isEssaySharedWith,
  isSharedWith,
  isSharedWithGuardian,
  type Viewer,
} from '#database/advised.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { tasks } from '#database/tables/tasks.ts'
import { ownDates } from './own-dates.ts'

export type DateRow = Awaited<ReturnType<typeof list>>[number]

/**
 * Returns every date of a student that the actor may see: of schools, essays, and checklist items that are
 * not in the trash, of tasks, and of saved scholarships.
 */
export function list(db: Database, { role, userId }: Actor, studentId: string) {
  return visibleDates(db, role).execute({ userId, studentId })
}

const visibleDates = prepared((db, role: Role) =>
  ownDates(db, (owner, source, id) =>
    and(
      eq(owner, sql.placeholder('studentId')),
      visibleTo({ role, userId: sql.placeholder('userId') }, owner, source, id),
    )!,
  ).prepare(`deadlines_visible_to_${role}`),
)

/** Selects the same for those of an advisor's students who have these ids. */
export function advisedDates(db: Database, actor: Actor, ids: readonly string[]) {
  return ownDates(db, (owner, source, id) => and(isAmong(owner, ids), visibleTo(actor, owner, source, id))!)
}

/**
 * Dates are visible to their student, and to an advisor with whom the student shares what has the date. A guardian sees
 * those of colleges, and with money those of scholarships; never what the student writes, nor an advisor's tasks.
 */
function visibleTo(viewer: Viewer, owner: AnyColumn, source: OwnSource, id: AnyColumn): SQL {
  if (viewer.role === 'student') return eq(owner, viewer.userId)
  if (viewer.role === 'guardian') return ofFamily(viewer, owner, source)
  if (viewer.role !== 'advisor') return sql`false`
  if (source === 'essay') return isEssaySharedWith(viewer, id, owner)
  // Scholarships and aid forms are shared with money, which has a tab of its own.
  if (source === 'scholarship' || source === 'aid') return sql`false`
  if (source === 'task') return and(eq(tasks.advisorId, viewer.userId), isAdvisedBy(viewer, owner))!
  return isSharedWith(viewer, 'list', owner)
}

function ofFamily(viewer: Viewer, owner: AnyColumn, source: OwnSource): SQL {
  const dates = isSharedWithGuardian(viewer, 'deadlines', owner)
  if (source === 'school') return dates
  return source === 'scholarship' ? and(dates, isSharedWithGuardian(viewer, 'money', owner))! : sql`false`
}
