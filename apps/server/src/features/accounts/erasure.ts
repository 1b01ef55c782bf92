import { eraseAfter } from '@bearings/domain/accounts/rules'
import type { Erasure, Me } from '@bearings/domain/accounts/schema'
import { broken } from '@bearings/domain/failure'
import { writeIn } from '@bearings/domain/language/write-in'
import type { Database } from '#database/open.ts'
import { deliver } from '#features/advising/requests/service.ts'
import { refresh } from '#features/notifications/service.ts'
import { assertAdminStays } from '#features/people/last-admin.ts'
import { othersOf, refreshPagesOf } from '#features/people/others.ts'
import { audit } from '#platform/audit.ts'
import { queueMail } from '#platform/mail/mailer.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './erasure-store.ts'
import { languageAt } from './language-at.ts'
import { erasureNotice, notice } from './mail.ts'
import { me } from './service.ts'

/** Schedules the account to be erased in 14 days. A second request does not restart the 14 days. */
export async function requestErasure(context: SignedInContext, { password }: Erasure): Promise<Me> {
  const { db, auth, actor, now, origin, config } = context
  if (actor.demoId) throw broken('demo-not-possible')
  const { userId } = actor
  const sessionId = actor.sessionId!
  const presence = await auth.presenceOf({ userId, sessionId, password, origin })
  if (presence !== 'proved') throw broken(presence)
  const at = now()
  await db.transaction(async (tx) => {
    const user = await store.lock(tx, userId)
    if (!user || user.eraseAfter) return
    await assertAdminStays(tx, user, at)
    const due = { eraseAfter: eraseAfter(at), timeZone: actor.timeZone }
    await store.setEraseAfter(tx, userId, due.eraseAfter)
    const language = await languageAt(tx, user.email)
    const told = writeIn(language, () => erasureNotice(config, due))
    await queueMail(tx, { ...told, language, to: user.email, now: at })
    const entry = { at, actorId: userId, targetId: userId, sessionId, origin }
    await audit(tx, { ...entry, action: 'erasure_requested' })
    await refreshPagesOf(tx, userId)
  })
  return me(context)
}

export async function revoke(context: SignedInContext): Promise<Me> {
  const { db, actor, now, origin, config } = context
  const { userId, sessionId } = actor
  const at = now()
  await db.transaction(async (tx) => {
    const user = await store.lock(tx, userId)
    if (!user?.eraseAfter) return
    await store.setEraseAfter(tx, userId, null)
    const language = await languageAt(tx, user.email)
    const told = writeIn(language, () => notice(config, 'erasure-revoked'))
    await queueMail(tx, { ...told, language, to: user.email, now: at })
    const entry = { at, actorId: userId, targetId: userId, sessionId, origin }
    await audit(tx, { ...entry, action: 'erasure_revoked' })
    // Until now a student who asked this address reached nobody.
    if (user.role === 'advisor') await deliver(tx, user, at)
    await refreshPagesOf(tx, userId)
  })
  return me(context)
}

/**
 * Deletes what others were told about a person whose account is about to be deleted. Their open pages refetch,
 * so that a request from this person, or to them, does not stay there.
 */
export async function forgetEventsOf(tx: Database, person: store.Named): Promise<void> {
  const others = await othersOf(tx, person.id)
  await store.removeEventsOf(tx, person, others)
  await refresh(tx, others)
}
