import { codeInGroups, parseInviteCode } from '@bearings/domain/advising/invites/rules'
import { broken, Failure } from '@bearings/domain/failure'
import { invitationExpiry, ruleAgainstAccepting, ruleAgainstInviting } from '@bearings/domain/family/rules'
import type {
  Child,
  FamilyCode,
  FamilyWelcome,
  MyFamily,
  NewFamilyInvitation,
} from '@bearings/domain/family/schema'
import { writeIn } from '@bearings/domain/language/write-in'
import { namesIn } from '@bearings/domain/names'
import type { Database } from '#database/open.ts'
import { notify, refresh } from '#features/notifications/service.ts'
import { audit } from '#platform/audit.ts'
import { queueMail } from '#platform/mail/mailer.ts'
import type { Limit } from '#platform/requests/limits.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { Context, SignedInContext } from '#platform/requests/serve.ts'
import { childWith } from '../children.ts'
import { mine } from '../service.ts'
import * as links from '../store.ts'
import { familyCodes } from './codes.ts'
import { invitation } from './mail.ts'
import * as store from './store.ts'

/** Each may be a mail to somebody who has no account. */
const inviting: Limit = { name: 'family-invitations', points: 10, seconds: 86_400 }
/** Counts unknown codes only. */
const misses: Limit = { name: 'family-misses', points: 200, seconds: 3600 }

export async function invite(context: SignedInContext, wanted: NewFamilyInvitation): Promise<MyFamily> {
  const { db, actor, now, origin, limits, config } = context
  // Anyone can open a demo, so none mails a stranger.
  if (actor.demoId !== null) throw broken('demo-not-possible')
  await limits.take(inviting, actor.userId)
  const codes = await familyCodes(db)
  const secret = { studentId: actor.userId, salt: codes.newSalt() }
  const code = codes.codeOf(secret)
  const expiresAt = invitationExpiry(now())
  await db.transaction(async (tx) => {
    const student = (await links.lockPerson(tx, actor.userId))!
    const rule = ruleAgainstInviting(await links.countOf(tx, actor.userId, now()))
    if (rule) throw broken(rule)
    const row = { ...wanted, ...secret, codeHash: codes.hashOf(code), expiresAt }
    const invitationId = await store.insert(tx, row, now())
    const { name, email, language } = wanted
    if (email !== null) {
      const told = { student: student.fullName, name, code: codeInGroups(code), expiresAt, config }
      const content = writeIn(language, () => invitation(told))
      await queueMail(tx, { ...content, language, to: email, now: now() })
    }
    const { userId: actorId, sessionId } = actor
    const detail = { invitationId, means: email === null ? 'link' : 'email' } as const
    await audit(tx, { at: now(), action: 'family_invited', actorId, sessionId, origin, detail })
  })
  return mine(context)
}

export async function takeBack(context: SignedInContext, { id }: { id: string }): Promise<undefined> {
  const { db, actor, now, origin } = context
  await db.transaction(async (tx) => {
    if (!(await store.remove(tx, actor, id))) throw new Failure('NOT_FOUND')
    const { userId: actorId, sessionId } = actor
    const detail = { invitationId: id }
    await audit(tx, { at: now(), action: 'family_invitation_revoked', actorId, sessionId, origin, detail })
  })
}

/** Returns who invites with this code. @throws {Failure} NOT_FOUND for any other, without saying why. */
export async function welcome(context: Context, { code }: FamilyCode): Promise<FamilyWelcome> {
  const { student, name, parts } = await find(context, code)
  return { student: namesIn(student)[0]!, name, parts }
}

/** Connects the guardian with the student, who is told. The invitation is used up. */
export async function accept(context: SignedInContext, { code }: FamilyCode): Promise<Child> {
  const { db, actor, now, origin } = context
  const known = await find(context, code)
  if (known.demoId !== actor.demoId) throw new Failure('NOT_FOUND')
  await db.transaction(async (tx) => {
    const student = await links.lockPerson(tx, known.studentId)
    const guardian = (await links.lockPerson(tx, actor.userId))!
    if (student?.role !== 'student' || guardian.role !== 'guardian') throw new Failure('NOT_FOUND')
    const children = await links.childrenOf(tx, actor)
    const isLinked = children.some(({ studentId }) => studentId === student.id)
    const rule = ruleAgainstAccepting({ children: children.length, isLinked })
    if (rule) throw broken(rule)
    // In the meantime the student may have taken it back, or someone else used it.
    if (!(await store.useUp(tx, known.id))) throw new Failure('NOT_FOUND')
    const { relation, parts } = known
    const link = { guardianId: actor.userId, studentId: student.id, relation, ...parts }
    const linkId = await links.insert(tx, link, now())
    await tellOf(tx, { linkId, guardian: guardian.fullName, studentId: student.id, now: now() })
    await refresh(tx, [actor.userId])
    const { userId: actorId, sessionId } = actor
    const people = { actorId, targetId: student.id, sessionId, origin }
    await audit(tx, { at: now(), action: 'family_joined', ...people, detail: { linkId } })
  })
  return childWith(context, known.studentId)
}

type Joined = { linkId: string; guardian: string; studentId: string; now: Date }

async function tellOf(tx: Database, { linkId, guardian, studentId, now }: Joined): Promise<void> {
  await notify(tx, {
    userId: studentId,
    type: 'system',
    title: 'Invitation Accepted',
    message: `${guardian} accepted your invitation and sees what you chose.`,
    sender: guardian,
    link: '/student/family',
    subjectId: linkId,
    now,
  })
}

export async function isOpen(db: Database, code: string, now: Date): Promise<boolean> {
  const parsed = parseInviteCode(code)
  return parsed !== null && (await findHash(db, parsed, now)) !== undefined
}

async function find({ db, now, origin, limits }: Context, typed: string) {
  const network = networkOf(origin.address)
  await limits.check(misses, network)
  const code = parseInviteCode(typed)
  const found = code === null ? undefined : await findHash(db, code, now())
  if (found) return found
  await limits.take(misses, network)
  throw new Failure('NOT_FOUND')
}

async function findHash(db: Database, code: string, now: Date) {
  return store.findByCode(db, (await familyCodes(db)).hashOf(code), now)
}
