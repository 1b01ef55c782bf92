import { broken } from '@bearings/domain/failure'
import { ruleAgainstConfirmation, ruleAgainstSignInLink } from '@bearings/domain/people/rules'
import type { Checked, Person } from '@bearings/domain/people/schema'
import { isDisabledAt } from '#database/people.ts'
import { moveList } from '#features/list/move-list.ts'
import { notify } from '#features/notifications/service.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { forgetWaiting } from '../approvals.ts'
import { change, type Make } from '../changing.ts'
import { notifyOfChange } from '../disabling.ts'
import * as store from '../store.ts'

export type Asked = Checked & { id: string }

/** Whoever asks the same admin again and again does not flood a mailbox. */
export const mails: Limit = { name: 'support-mail', points: 5, seconds: 3600 }

/** Until an admin enables the account again: a hundred years, in milliseconds. */
const disabledFor = 100 * 365 * 86_400_000

export async function disable(context: SignedInContext, { id, ...asked }: Asked): Promise<Person> {
  const { actor, config } = context
  return support(context, id, async (tx, person, at) => {
    if (isDisabledAt(at, person)) return null
    const bannedUntil = new Date(at.getTime() + disabledFor)
    await store.change(tx, actor, id, { bannedUntil })
    await context.auth.endSessions(tx, id)
    if (person.role === 'advisor') await forgetWaiting(tx, person)
    await notifyOfChange(tx, { ...person, bannedUntil }, { actor, config, now: at })
    return { action: 'person_disabled', detail: asked }
  })
}

export async function signOut(context: SignedInContext, { id, ...asked }: Asked): Promise<undefined> {
  await support(context, id, async (tx) => {
    await context.auth.endSessions(tx, id)
    return { action: 'person_signed_out', detail: asked }
  })
}

export async function mailSignInLink(context: SignedInContext, asked: Asked): Promise<undefined> {
  await mailLink(context, asked, 'sign_in_link_sent', ruleAgainstSignInLink)
}

export async function mailConfirmation(context: SignedInContext, asked: Asked): Promise<undefined> {
  await mailLink(context, asked, 'confirmation_sent', ruleAgainstConfirmation)
}

async function mailLink(
  context: SignedInContext,
  { id, ...asked }: Asked,
  action: 'sign_in_link_sent' | 'confirmation_sent',
  ruleAgainst: typeof ruleAgainstSignInLink,
): Promise<void> {
  const links = await context.auth.support()
  await context.limits.take(mails, id)
  await support(context, id, async (tx, person, at) => {
    const rule = ruleAgainst({
      isConfirmed: person.emailConfirmedAt !== null,
      isDisabled: isDisabledAt(at, person),
    })
    if (rule) throw broken(rule)
    await links.mailLink(tx, id)
    return { action, detail: asked }
  })
}

export async function removeAuthenticators(
  context: SignedInContext,
  { id, ...asked }: Asked,
): Promise<undefined> {
  const { removeFactors } = await context.auth.support()
  await support(context, id, async (tx) => {
    const removed = await removeFactors(tx, id)
    return removed === 0 ? null : { action: 'authenticators_removed', detail: asked }
  })
}

export async function clearLock(context: SignedInContext, { id, ...asked }: Asked): Promise<undefined> {
  const { clearLocks } = await context.auth.support()
  await support(context, id, async (tx) => {
    await clearLocks(tx, id)
    return { action: 'sign_in_lock_cleared', detail: asked }
  })
}

/** As if the student had set it, so the dates on their list that came from the catalog move with it. */
export async function setClass(
  context: SignedInContext,
  { id, graduationYear, ...asked }: Asked & { graduationYear: number },
): Promise<undefined> {
  await support(context, id, async (tx, person, at) => {
    const { role, timeZone, graduationYear: from } = person
    if (role !== 'student') throw broken('no-student')
    if (from === graduationYear) return null
    await store.change(tx, context.actor, id, { graduationYear })
    const student = { userId: id, role, timeZone, graduationYear, sessionId: null, demoId: null }
    await moveList(tx, { actor: student, now: context.now }, from)
    await notify(tx, {
      userId: id,
      type: 'system',
      title: 'Your Class Was Set',
      message: `An administrator has set your class: you graduate in ${graduationYear}. The dates on your list follow it.`,
      link: '/settings',
      now: at,
    })
    return { action: 'class_set', detail: { ...asked, from, to: graduationYear } }
  })
}

function support(context: SignedInContext, id: string, make: Make): Promise<Person> {
  return change(context, id, make, { isSupport: true })
}
