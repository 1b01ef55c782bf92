import type { Role } from '@bearings/domain/actor'
import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isSharedWith, isSharedWithGuardian, type Viewer } from '#database/advised.ts'
import { listEntries } from '#database/tables/list.ts'

/** Returns the viewer for a prepared query, whose `userId` is a parameter. */
export function anyViewer(role: Role): Viewer {
  return { role, userId: sql.placeholder('userId') }
}

/** Matches the visible entries that are not in the trash. */
export function onList(viewer: Viewer, studentId?: string | Placeholder): SQL | undefined {
  return and(visibleTo(viewer, studentId), isNull(listEntries.trashedAt))
}

/**
 * A list is visible to its student, and to the advisor or guardian to whom they show it. Every read of entries goes
 * through here.
 * @param studentId Whose list an advisor or guardian reads. Without it they find nothing, so they can change nothing.
 */
export function visibleTo({ role, userId }: Viewer, studentId?: string | Placeholder): SQL {
  if (role === 'student') return eq(listEntries.userId, userId)
  if (studentId === undefined) return sql`false`
  if (role === 'guardian')
    return and(
      eq(listEntries.userId, studentId),
      isSharedWithGuardian({ userId }, 'list', listEntries.userId),
    )!
  if (role !== 'advisor') return sql`false`
  return and(eq(listEntries.userId, studentId), isSharedWith({ userId }, 'list', listEntries.userId))!
}
