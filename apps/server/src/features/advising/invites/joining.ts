import { parseInviteCode, ruleAgainstJoining } from '@bearings/domain/advising/invites/rules'
import type { Code, Invitation, Joining } from '@bearings/domain/advising/invites/schema'
import type { MyLink } from '@bearings/domain/advising/links/schema'
import { hasNoPlace, ruleAgainstAdvising } from '@bearings/domain/advising/requests/rules'
import { broken, Failure } from '@bearings/domain/failure'
import { truncateLine } from '@bearings/domain/truncate'
import { counted } from '@bearings/domain/words'
import type { Database } from '#database/open.ts'
import type { NewNotification } from '#features/notifications/new-notification.ts'
import { notifyLatest } from '#features/notifications/service.ts'
import { isKnownCode } from '#features/school/people/joining.ts'
import { audit, by } from '#platform/audit.ts'
import { type Limit, LimitReached } from '#platform/requests/limits.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as links from '../links/service.ts'
import * as people from '../people/store.ts'
import { inTransaction } from '../requests/record.ts'
import { settleBetween } from '../requests/service.ts'
import { hashOf } from './codes.ts'
import { joinSchool, schoolHash, schoolInvitation } from './school-joining.ts'
import * as store from './store.ts'

/**
 * Limits unknown codes. Only these count, so that a whole class can join from a school's network, even with
 * an expired invite.
 */
const missesOfAccount: Limit = { name: 'invite-misses', points: 20, seconds: 3600 }
const missesOfNetwork: Limit = { name: 'invite-misses-network', points: 200, seconds: 3600 }

/** The advisor is told once in a while, however many come, and however often. */
const fullNotices: Limit = { name: 'invite-full-notices', points: 1, seconds: 3600 }

/**
 * Finds an open invite by its code. @throws {Failure} RULE_BROKEN for a full one, about which the advisor is told, and
 * NOT_FOUND for any other code, without saying why.
 */
export async function find(context: SignedInContext, { code }: Code): Promise<Invitation> {
  const hash = await hashTyped(context, code)
  const ofSchool = await schoolHash(context, code)
  await refuseGuesser(context)
  const expected = await schoolInvitation(context, ofSchool)
  if (expected) return expected
  const { name, advisor } = await findForMe(context, hash, ofSchool)
  return { name, advisor, school: null }
}

/** Links the student with the advisor, as an accepted request does, and settles any pending request. */
export async function join(context: SignedInContext, { code, ...chosen }: Code & Joining): Promise<MyLink> {
  const { db, actor, now } = context
  const hash = await hashTyped(context, code)
  const ofSchool = await schoolHash(context, code)
  await refuseGuesser(context)
  if (ofSchool !== null && (await schoolInvitation(context, ofSchool))) {
    await joinSchool(context, ofSchool, chosen)
    return links.read(context)
  }
  const { advisor } = await findForMe(context, hash, ofSchool)
  const between = { advisorId: advisor.id, studentId: actor.userId }
  await inTransaction(db, async (tx) => {
    const student = (await people.lock(tx, actor.userId))!
    await people.lock(tx, advisor.id)
    // In the meantime the invite may have been revoked, the advisor disabled, or the last place taken.
    const invite = await findOpen(tx, context, hash)
    const linkId = await links.begin(tx, context, {
      ...between,
      inviteId: invite.id,
      sharing: chosen.sharing,
      essayIds: chosen.essayIds ?? [],
      now: now(),
    })
    const joined = await store.countJoined(tx, invite.id)
    await settleBetween(tx, context, between)
    await notifyLatest(tx, [{ userId: advisor.id, ...news({ invite, student, joined }) }], now())
    await audit(tx, {
      ...by(context),
      action: 'advising_joined',
      targetId: advisor.id,
      detail: { inviteId: invite.id, linkId },
    })
  })
  return links.read(context)
}

/** Returns the advisor's notification. A class that joins is one unread notification with a count. */
function news({ invite, student, joined }: Joined): Omit<NewNotification, 'userId'> {
  const about = { type: 'advisor_request_approved', subjectId: invite.id, sender: student.fullName } as const
  const name = `“${truncateLine(invite.name, 60)}”`
  if (joined === 1)
    return {
      ...about,
      title: 'Student Joined',
      message: `${student.fullName} accepted your invite ${name}.`,
      link: `/advisor/students/${student.id}`,
    }
  return {
    ...about,
    title: 'Students Joined',
    message: `${counted(joined, 'student')} have joined with your invite ${name}, most recently ${student.fullName}.`,
    link: '/student/advisor?order=since',
  }
}

type Joined = {
  invite: { id: string; name: string }
  student: { id: string; fullName: string }
  /** The number of students who are joined by the invite, with this one. */
  joined: number
}

async function findOpen(db: Database, { actor, now, config }: SignedInContext, hash: string | null) {
  const found = await findCurrent(db, { actor, now, config }, hash)
  const rule = ruleAgainstJoining(found)
  if (rule) throw broken(rule)
  return found
}

async function findCurrent(
  db: Database,
  { actor, now, config }: Pick<SignedInContext, 'actor' | 'now' | 'config'>,
  hash: string | null,
) {
  const found = hash === null ? undefined : await store.findCurrent(db, actor, hash, now())
  const approvalRequired = config.advisorApproval
  if (!found || ruleAgainstAdvising({ approvedAt: found.approvedAt, approvalRequired }))
    throw new Failure('NOT_FOUND')
  return found
}

/** Finds the open invite, and tells the advisor if it is full: a student who comes too late cannot. */
async function findForMe(context: SignedInContext, hash: string | null, ofSchool: string | null) {
  const invite = await orMiss(context, { hash, ofSchool }, () => findCurrent(context.db, context, hash))
  const rule = ruleAgainstJoining(invite)
  if (!rule) return invite
  const { db, actor, now } = context
  const { ids, ...advisors } = await links.advisorsOf(context, actor.userId)
  // Someone who has joined with it, or has no place for another advisor, needs none of its places.
  if (ids.includes(invite.advisor.id) || hasNoPlace(advisors)) return invite
  if (await isFirstLately(context, invite.id))
    await db.transaction((tx) => notifyLatest(tx, [fullNotice(invite)], now()))
  throw broken(rule)
}

async function isFirstLately({ limits }: SignedInContext, inviteId: string): Promise<boolean> {
  try {
    await limits.take(fullNotices, inviteId)
    return true
  } catch (error) {
    if (error instanceof LimitReached) return false
    throw error
  }
}

/** Names no student: nobody has agreed to be known to this advisor yet. */
function fullNotice({ id, name, places, advisor }: Awaited<ReturnType<typeof findCurrent>>): NewNotification {
  return {
    userId: advisor.id,
    type: 'system',
    title: 'An Invite Is Full',
    message: `A student could not join with your invite “${truncateLine(name, 60)}”, because all ${counted(places, 'place')} are taken. Edit the invite to add places.`,
    link: '/advisor/students/invites',
    subjectId: id,
  }
}

async function hashTyped({ db }: SignedInContext, typed: string): Promise<string | null> {
  const code = parseInviteCode(typed)
  return code === null ? null : hashOf(db, code)
}

/** Refuses everyone who has tried too many unknown codes. */
async function refuseGuesser({ actor, origin, limits }: SignedInContext): Promise<void> {
  await limits.check(missesOfAccount, actor.userId)
  await limits.check(missesOfNetwork, networkOf(origin.address))
}

/** Runs `look`, and counts a code that proves unknown: no invite's, and of nobody at the school. */
async function orMiss<T>(
  { db, actor, origin, limits }: SignedInContext,
  { hash, ofSchool }: { hash: string | null; ofSchool: string | null },
  look: () => Promise<T>,
): Promise<T> {
  try {
    return await look()
  } catch (error) {
    const isClosed = error instanceof Failure && error.code === 'NOT_FOUND'
    if (isClosed && !(await isKnown(db, { hash, ofSchool }))) {
      await limits.take(missesOfAccount, actor.userId)
      await limits.take(missesOfNetwork, networkOf(origin.address))
    }
    throw error
  }
}

async function isKnown(
  db: Database,
  { hash, ofSchool }: { hash: string | null; ofSchool: string | null },
): Promise<boolean> {
  if (hash !== null && (await store.isKnown(db, hash))) return true
  return ofSchool !== null && (await isKnownCode(db, ofSchool))
}
