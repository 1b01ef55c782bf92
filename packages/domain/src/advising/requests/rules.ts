import type { BrokenRule } from '#broken-rule.ts'
import { limits, type RequestStatus } from '../options.ts'

/**
 * Returns the rule against a new request: a link or request between the two, or too many pending requests.
 */
export function ruleAgainstAsking(now: {
  /** Whether the sender entered their own address. */
  isOwn: boolean
  isLinked: boolean
  isPending: boolean
  pendingOfSender: number
}): BrokenRule | null {
  if (now.isOwn) return 'own-address'
  if (now.isLinked) return 'already-advised'
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

/** A student has at most one advisor, and an advisor a limited number of students. */
export function ruleAgainstLinking(now: { isAdvised: boolean; students: number }): BrokenRule | null {
  if (now.isAdvised) return 'already-advised'
  return now.students >= limits.students ? 'advisor-full' : null
}

/** If approval is required, an unapproved advisor may not search, send requests or accept them. */
export function ruleAgainstAdvising(advisor: {
  approvedAt: Date | null
  approvalRequired: boolean
}): BrokenRule | null {
  return advisor.approvalRequired && advisor.approvedAt === null ? 'advisor-not-approved' : null
}
