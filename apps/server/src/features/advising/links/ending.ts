import type { Role } from '@bearings/domain/actor'
import { ruleAgainstEnding, whatNext } from '@bearings/domain/advising/links/rules'
import { broken, Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import { forget, forgetLeadingTo, notify, notifyAll, notifyLatest } from '#features/notifications/service.ts'
import { audit, by } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as people from '../people/store.ts'
import * as store from './store.ts'

/** Ends a link. From then on the advisor sees nothing, and the other side is notified. */
export async function end(context: SignedInContext, { id }: { id: string }): Promise<undefined> {
  const { db, actor, now } = context
  await db.transaction(async (tx) => {
    const found = await store.findVisible(tx, actor, id)
    if (!found) throw new Failure('NOT_FOUND')
    await people.lock(tx, found.studentId)
    const link = await store.lockVisible(tx, actor, id)
    if (!link) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstEnding(link)
    if (rule) throw broken(rule)

    await endLink(tx, link, now())
    const isByStudent = actor.userId === link.studentId
    const { fullName } = (await people.find(tx, actor.userId))!
    await notify(tx, {
      userId: isByStudent ? link.advisorId : link.studentId,
      type: 'system',
      title: 'Connection Ended',
      message: isByStudent
        ? `${fullName} disconnected from you. You can no longer see what they shared.`
        : `${fullName} is no longer your advisor and can no longer see what you shared.`,
      link: isByStudent ? '/student/advisor' : '/student/advisor?tab=requests',
      subjectId: id,
      now: now(),
    })
    await audit(tx, {
      ...by(context),
      action: 'advising_ended',
      targetId: isByStudent ? link.advisorId : link.studentId,
      detail: { linkId: id },
    })
  })
}

/**
 * Ends a link, and with it those of who covers for the advisor. What the advisor was told of the student goes too,
 * because it quotes what the student shared.
 */
export async function endLink(tx: Database, link: Parameters<typeof store.end>[1], now: Date): Promise<void> {
  for (const cover of await store.coversOf(tx, link)) await endLink(tx, cover, now)
  await store.end(tx, link, now)
  await forgetLeadingTo(tx, link.advisorId, `/advisor/students/${link.studentId}`)
}

/** Ends a student's links of the school, with their covers, and returns the first one's id. The student's row is locked. */
export async function endOfSchool(tx: Database, studentId: string, now: Date): Promise<string | null> {
  const all = await store.listOfStudent(tx, studentId)
  const links = all.filter((link) => link.kind === 'school' && !link.isCover)
  for (const link of links) await endLink(tx, { ...link, studentId }, now)
  return links[0]?.id ?? null
}

/** Ends the links that a person had through a removed role. Takes the transaction of that change. */
export async function endWithRole(
  tx: Database,
  { id, role }: { id: string; role: Role },
  now: Date,
): Promise<void> {
  if (role === 'advisor') await endAllOf(tx, id, now)
  if (role === 'student') await endOfStudent(tx, id, now)
}

/**
 * Locks the students of an advisor whose links are about to end. This comes before the advisor's own row is
 * locked, because students come first everywhere.
 */
export async function lockStudentsOf(tx: Database, advisorId: string): Promise<void> {
  for (const { studentId } of await store.listOfAdvisor(tx, advisorId)) await people.lock(tx, studentId)
}

/**
 * Ends every link of a former advisor, and notifies the students. Takes the transaction of that change, in which
 * the students are locked.
 */
export async function endAllOf(tx: Database, advisorId: string, now: Date): Promise<void> {
  // A student who joined since they were locked is not locked now: the advisor already is, and comes second.
  const links = await store.listOfAdvisor(tx, advisorId)
  for (const link of links) await endLink(tx, { ...link, advisorId }, now)
  const notifications = links.map(({ studentId, id }) => ({
    userId: studentId,
    type: 'system' as const,
    title: 'Connection Ended',
    message: 'Your advisor no longer advises on Bearings and can no longer see what you shared.',
    link: '/student/advisor' as const,
    subjectId: id,
  }))
  await notifyAll(tx, notifications, now)
}

/** Ends the links of a former student, and notifies the advisors. Takes the transaction of that change. */
async function endOfStudent(tx: Database, studentId: string, now: Date): Promise<void> {
  await people.lock(tx, studentId)
  const links = await store.listOfStudent(tx, studentId)
  if (links.length === 0) return
  const { fullName } = (await people.find(tx, studentId))!
  for (const link of links) await endLink(tx, { ...link, studentId }, now)
  const notices = links.map(({ id, advisorId }) => ({
    userId: advisorId,
    type: 'system' as const,
    title: 'Connection Ended',
    message: `${fullName} is no longer a student on Bearings. You can no longer see what they shared.`,
    link: '/student/advisor' as const,
    subjectId: id,
  }))
  await notifyAll(tx, notices, now)
}

/** Notifies students that their advisor was disabled, or removes that notification once enabled again. */
export async function notifyOfDisabling(
  tx: Database,
  advisor: { id: string; fullName: string; isDisabled: boolean },
  now: Date,
): Promise<void> {
  const links = await store.listOfAdvisor(tx, advisor.id)
  if (!advisor.isDisabled)
    return forget(
      tx,
      links.map(({ id }) => id),
    )
  const notices = links.map(({ studentId, id, kind }) => ({
    userId: studentId,
    type: 'system' as const,
    title: 'Advisor Unavailable',
    message: `${advisor.fullName} no longer uses Bearings and can no longer see what you shared. ${whatNext({ kind })}`,
    link: '/student/advisor' as const,
    subjectId: id,
  }))
  await notifyLatest(tx, notices, now)
}
