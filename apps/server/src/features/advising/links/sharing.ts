import { ruleAgainstSharing } from '@bearings/domain/advising/links/rules'
import type { MyLink, SharingChanges, WhichLink } from '@bearings/domain/advising/links/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { truncateLine } from '@bearings/domain/truncate'
import type { Database } from '#database/open.ts'
import {
  forgetLeadingTo,
  forgetUnread,
  isNotified,
  notify,
  refresh,
} from '#features/notifications/service.ts'
import { type AuditEntry, audit, by } from '#platform/audit.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as people from '../people/store.ts'
import { read } from './service.ts'
import * as sharedEssays from './shared-essays-store.ts'
import * as store from './store.ts'

/** Limits changes, because each writes an audit entry. */
const changes: Limit = { name: 'advising-sharing', points: 300, seconds: 3600 }

export async function changeSharing(
  context: SignedInContext,
  { linkId, ...changed }: SharingChanges & WhichLink,
): Promise<MyLink> {
  const { now } = context
  await change(context, linkId, async (tx, link) => {
    const rule = ruleAgainstSharing(link, changed)
    if (rule) throw broken(rule)
    await store.changeSharing(tx, link, changed, now())
    const detail = { linkId: link.id, from: link.sharing, to: { ...link.sharing, ...changed } }
    return { action: 'sharing_changed', detail }
  })
  return read(context)
}

type Essay = { essayId: string } & WhichLink

export async function shareEssay(context: SignedInContext, { essayId, linkId }: Essay): Promise<undefined> {
  const { actor, now } = context
  await change(context, linkId, async (tx, link, shown) => {
    const [essay] = await sharedEssays.ownEssays(tx, actor.userId, [essayId])
    if (!essay) throw new Failure('NOT_FOUND')
    if (await sharedEssays.shareEssays(tx, link, [essayId], now()))
      for (const each of shown) await tellOfEssay(tx, each, essay, now())
    return { action: 'essay_shared', detail: { linkId: link.id, essayId } }
  })
}

/** The time within which sharing an essay again sends no second notification, in milliseconds. */
const quiet = 86_400_000

/** The time within which several shared essays raise one notification, which is as long as its mail waits. */
const together = 600_000

/**
 * Notifies the advisor, because sharing an essay asks for feedback. Other parts notify nobody. Essays shared one after the
 * other are counted in one notification.
 */
async function tellOfEssay(
  tx: Database,
  link: Shown,
  { id, promptName }: { id: string; promptName: string },
  now: Date,
): Promise<void> {
  const { advisorId, studentId } = link
  const shared = await sharedEssays.sharedSince(tx, link, new Date(now.getTime() - together))
  if (shared.length > 1) return tellOfSeveral(tx, link, shared, now)
  const notification = { userId: advisorId, type: 'essay-feedback', subjectId: id } as const
  if (await isNotified(tx, { ...notification, since: new Date(now.getTime() - quiet) })) return
  const { fullName: sender } = (await people.find(tx, studentId))!
  const message = `${sender} shared “${truncateLine(promptName, 60)}” with you.`
  await notify(tx, {
    ...notification,
    title: 'Essay Shared',
    message,
    inMail: { message },
    sender,
    link: pageOf(link, id),
    now,
  })
}

/** Replaces what the advisor has not read of each by one notification that counts them. */
async function tellOfSeveral(tx: Database, link: Shown, shared: readonly string[], now: Date): Promise<void> {
  const { advisorId: userId, studentId } = link
  const type = 'essay-feedback'
  await forgetUnread(tx, { type, userIds: [userId], subjectIds: [...shared, link.id] })
  const { fullName: sender } = (await people.find(tx, studentId))!
  const message = `${sender} shared ${shared.length} essays with you.`
  await notify(tx, {
    userId,
    type,
    title: 'Essays Shared',
    message,
    inMail: { message },
    sender,
    link: `/advisor/students/${studentId}?tab=essays`,
    subjectId: link.id,
    now,
  })
}

/** Ends the sharing of an essay. What the advisor was told of it goes too, and no mail about it leaves. */
export async function unshareEssay(context: SignedInContext, { essayId, linkId }: Essay): Promise<undefined> {
  await change(context, linkId, async (tx, link, shown) => {
    if (!(await hideEssay(tx, link, shown, essayId))) throw new Failure('NOT_FOUND')
    return { action: 'essay_unshared', detail: { linkId: link.id, essayId } }
  })
}

/**
 * Shares these essays by a link that is there already, and no others; those in the trash were not asked about. Whoever calls this
 * tells the advisor.
 */
export async function shareExactly(
  tx: Database,
  link: Shown,
  essayIds: readonly string[],
  now: Date,
): Promise<void> {
  const own = await sharedEssays.ownEssays(tx, link.studentId, essayIds)
  if (own.length < new Set(essayIds).size) throw new Failure('NOT_FOUND')
  await sharedEssays.shareEssays(tx, link, essayIds, now)
  const shown = [link, ...(await store.coversOf(tx, link))]
  for (const { essayId } of await sharedEssays.essaysShared(tx, [link.id]))
    if (!essayIds.includes(essayId)) await hideEssay(tx, link, shown, essayId)
}

async function hideEssay(
  tx: Database,
  link: Shown,
  shown: readonly Shown[],
  essayId: string,
): Promise<boolean> {
  if (!(await sharedEssays.unshareEssay(tx, link, essayId))) return false
  for (const { advisorId } of shown) await forgetLeadingTo(tx, advisorId, pageOf(link, essayId))
  return true
}

/** The page on which the advisor reads the essay. */
function pageOf({ studentId }: Pick<Shown, 'studentId'>, essayId: string): `/${string}` {
  return `/advisor/students/${studentId}/essays/${essayId}`
}

type Shown = Pick<Link, 'id' | 'advisorId' | 'studentId'>
type Link = NonNullable<Awaited<ReturnType<typeof store.lockVisible>>>
type Written = WrittenAs<'sharing_changed'> | WrittenAs<'essay_shared'> | WrittenAs<'essay_unshared'>
type WrittenAs<A extends AuditEntry['action']> = Pick<AuditEntry<A>, 'action' | 'detail'>

/** Changes what a link of the student shares, one change at a time, and audits what `make` returns. */
async function change(
  context: SignedInContext,
  linkId: string | undefined,
  make: (tx: Database, link: Link, shown: readonly Shown[]) => Promise<Written>,
): Promise<void> {
  const { db, actor, limits } = context
  await limits.take(changes, actor.userId)
  await db.transaction(async (tx) => {
    await people.lock(tx, actor.userId)
    const link = await store.lockVisible(tx, actor, linkId)
    if (!link) throw new Failure('NOT_FOUND')
    // What a student shows an advisor is shown to those who stand in, too.
    const shown = [link, ...(await store.coversOf(tx, link))]
    const written = await make(tx, link, shown)
    // What is no longer shared leaves the advisor's open pages too.
    await refresh(
      tx,
      shown.map(({ advisorId }) => advisorId),
    )
    await audit(tx, {
      ...by(context),
      ...written,
      targetId: link.advisorId,
    })
  })
}
