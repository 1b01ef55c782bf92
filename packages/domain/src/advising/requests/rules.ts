import type { BrokenRule } from '#broken-rule.ts'
import { limits, type RequestStatus } from '../options.ts'

/**
 * Returns the rule against a new request: a link or request between the two, or too many pending requests.
 */
export function ruleAgainstAsking(now: {
  /** Whether the sender entered their own address. */
  isOwn: boolean
  /** Whether the sender already knows that the student has no place for another advisor. */
  isFull: boolean
  isLinked: boolean
  isPending: boolean
  pendingOfSender: number
}): BrokenRule | null {
  if (now.isOwn) return 'own-address'
  if (now.isFull) return 'already-advised'
  if (now.isLinked) return 'already-linked'
  if (now.isPending) return 'request-pending'
  return now.pendingOfSender >= limits.pending ? 'requests-full' : null
}

/** Returns the instant up to which pending requests have expired. */
export function requestCutoff(now: Date): Date {
  return new Date(now.getTime() - limits.requestDays * 86_400_000)
}

/** A request is settled once: after an answer, a withdrawal or its expiry it cannot change. */
export function ruleAgainstSettling({ status }: { status: RequestStatus }): BrokenRule | null {
  return status === 'pending' ? null : 'request-settled'
}

/** Both a student's advisors and an advisor's students are limited in number. */
export function ruleAgainstLinking(
  now: Advisors & { isLinked: boolean; students: number },
): BrokenRule | null {
  if (hasNoPlace(now)) return 'already-advised'
  if (now.isLinked) return 'already-linked'
  return now.students >= limits.students ? 'advisor-full' : null
}

/** A student's advisors, without those who only cover for one of them, and how many there may be. */
export type Advisors = { advisors: number; places: number }

/** Whether a student has as many advisors as one can have. */
export function hasNoPlace({ advisors, places }: Advisors): boolean {
  return advisors >= places
}

/** If approval is required, an unapproved advisor may not search, send requests or accept them. */
export function ruleAgainstAdvising(advisor: {
  approvedAt: Date | null
  approvalRequired: boolean
}): BrokenRule | null {
  return advisor.approvalRequired && advisor.approvedAt === null ? 'advisor-not-approved' : null
}
