import type { Actor } from '@bearings/domain/actor'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { advisorLinks } from '#database/tables/advising.ts'
import { messageThreads, type Side } from '#database/tables/messages.ts'

/** The columns of a thread as each side sees them: when it heard and read, and what the other side chose. */
export const columnsOf = {
  student: {
    me: messageThreads.studentId,
    other: messageThreads.advisorId,
    heardAt: messageThreads.fromAdvisorAt,
    readAt: messageThreads.studentReadAt,
    isMuted: messageThreads.studentMuted,
    isMutedThere: messageThreads.advisorMuted,
    readThereAt: messageThreads.advisorReadAt,
    at: messageThreads.lastAt,
  },
  advisor: {
    me: messageThreads.advisorId,
    other: messageThreads.studentId,
    heardAt: messageThreads.fromStudentAt,
    readAt: messageThreads.advisorReadAt,
    isMuted: messageThreads.advisorMuted,
    isMutedThere: messageThreads.studentMuted,
    readThereAt: messageThreads.studentReadAt,
    at: messageThreads.talkedAt,
  },
} as const

/** Returns on which side of all their threads a person is. Admins and guardians have none. */
export function sideOf({ role }: Pick<Actor, 'role'>): Side | null {
  return role === 'student' || role === 'advisor' ? role : null
}

/**
 * A thread is visible to its two people while they are connected, and as long after as the ended connection is kept.
 * This is the only way to a message, so nobody but the two reads one.
 */
export function visibleTo(actor: Actor): SQL {
  const side = sideOf(actor)
  if (!side) return sql`false`
  return and(eq(columnsOf[side].me, actor.userId), wasLinked)!
}

const link = sql`select from ${advisorLinks} link
  where link.student_id = ${messageThreads.studentId} and link.advisor_id = ${messageThreads.advisorId}`

/** Whether the two people of a thread are connected, or were lately. */
export const wasLinked = sql`exists (${link})`

/** Whether the two people of a thread are connected now. */
export const isLinked = sql<boolean>`exists (${link} and link.ended_at is null)`
