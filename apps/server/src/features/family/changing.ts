import type { Role } from '@bearings/domain/actor'
import { Failure } from '@bearings/domain/failure'
import type { GuardianChanges, MyFamily } from '@bearings/domain/family/schema'
import { writeIn } from '@bearings/domain/language/write-in'
import { say } from '@bearings/domain/say'
import type { Database } from '#database/open.ts'
import { stopTelling } from '#features/messages/readers/service.ts'
import { forget, notify, refresh } from '#features/notifications/service.ts'
import { audit, by } from '#platform/audit.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { mine } from './service.ts'
import * as store from './store.ts'

type Id = { id: string }

/** Limits changes, because each writes an audit entry. */
const changes: Limit = { name: 'family-sharing', points: 300, seconds: 3600 }

/** Changes what a guardian sees, or pauses it. Nobody is notified; the guardian's open pages follow. */
export async function change(
  context: SignedInContext,
  { id, parts = {}, isPaused }: Id & GuardianChanges,
): Promise<MyFamily> {
  const { db, actor, now, limits } = context
  await limits.take(changes, actor.userId)
  await db.transaction(async (tx) => {
    const link = await store.lockVisible(tx, actor, id)
    if (!link) throw new Failure('NOT_FOUND')
    const paused = isPaused === undefined ? {} : { pausedAt: isPaused ? (link.pausedAt ?? now()) : null }
    const chosen = Object.fromEntries(Object.entries(parts).filter(([, shown]) => shown !== undefined))
    if (isPaused) await stopTelling(tx, link)
    await store.change(tx, id, { ...chosen, ...paused }, now())
    await refresh(tx, [link.guardianId])
    const from = { ...link.parts, paused: link.pausedAt !== null }
    const to = { ...link.parts, ...chosen, paused: isPaused ?? from.paused }
    await audit(tx, {
      ...by(context),
      action: 'family_changed',
      targetId: link.guardianId,
      detail: { linkId: id, from, to },
    })
  })
  return mine(context)
}

/**
 * Ends a guardian's connection for either side, and tells the other. What the guardian filled in, and what either was told
 * of the other, is deleted.
 */
export async function end(context: SignedInContext, { id }: Id): Promise<undefined> {
  const { db, actor, now } = context
  await db.transaction(async (tx) => {
    const link = await store.lockVisible(tx, actor, id)
    if (!link) throw new Failure('NOT_FOUND')
    const { fullName } = (await store.lockPerson(tx, actor.userId))!
    await stopTelling(tx, link)
    await store.remove(tx, id)
    await forget(tx, [id])
    const isByStudent = actor.userId === link.studentId
    const other = isByStudent ? link.guardianId : link.studentId
    await notify(tx, {
      userId: other,
      type: 'system',
      ...(isByStudent ? await endedFor(tx, other, fullName) : endedBy(fullName)),
      link: isByStudent ? '/family' : '/student/family',
      subjectId: id,
      now: now(),
    })
    await refresh(tx, [actor.userId])
    await audit(tx, { ...by(context), action: 'family_ended', targetId: other, detail: { linkId: id } })
  })
}

/** What a guardian is told, in their language. */
async function endedFor(tx: Database, guardianId: string, name: string) {
  return writeIn(await store.languageOf(tx, guardianId), () => ({
    title: say('Connection Ended'),
    message: say('You are no longer connected with {name} on Bearings.', { name }),
  }))
}

/** What a student is told. */
function endedBy(guardian: string) {
  return { title: 'Connection Ended', message: `${guardian} no longer sees anything of yours on Bearings.` }
}

/** Ends everything that a person had as a student or a guardian. Takes the transaction of that change of role. */
export async function endWithRole(tx: Database, { id, role }: { id: string; role: Role }): Promise<void> {
  if (role !== 'student' && role !== 'guardian') return
  const removed = await store.removeAllOf(tx, id)
  await forget(
    tx,
    removed.map((link) => link.id),
  )
  await refresh(
    tx,
    removed.map(({ other }) => other),
  )
}
