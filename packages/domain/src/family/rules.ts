import type { BrokenRule } from '#broken-rule.ts'
import type { AidStep } from '../money/options.ts'
import type { AidSteps } from '../money/schema.ts'
import { instantIn, todayIn } from '../today.ts'
import { mondayOf } from '../weeks/mondays.ts'
import { limits } from './options.ts'

const day = 86_400_000

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + limits.invitationDays * day)
}

/** A student has at most four guardians, counting those who are invited. */
export function ruleAgainstInviting(count: number): BrokenRule | null {
  return count >= limits.guardians ? 'family-full' : null
}

export function ruleAgainstAccepting(taking: { children: number; isLinked: boolean }): BrokenRule | null {
  if (taking.isLinked) return 'already-family'
  return taking.children >= limits.children ? 'children-full' : null
}

/** The first step of aid that is not done. */
export function nextStepOf({ steps }: Pick<AidSteps, 'steps'>): AidStep | undefined {
  return steps.find(({ doneAt }) => doneAt === null)?.step
}

type Mailed = {
  /** The Monday of the week whose mail was sent last. */
  mailedFor: string | null
  since: Date
}

/**
 * Returns the Monday of the week whose mail is due: it goes on Monday from 9 AM where the guardian is, once, and not
 * before the first such hour after they joined.
 */
export function weekDue({ mailedFor, since }: Mailed, timeZone: string, now: Date): string | null {
  const today = todayIn(timeZone, now)
  const monday = mondayOf(today)
  const opens = instantIn(timeZone, monday, '09:00')
  if (now < opens || since >= opens) return null
  return mailedFor === null || mailedFor < monday ? monday : null
}
