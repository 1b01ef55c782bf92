import type { Actor } from '@bearings/domain/actor'
import { parseInviteCode } from '@bearings/domain/advising/invites/rules'
import type { Invitation, Joining } from '@bearings/domain/advising/invites/schema'
import { parts, schoolBase } from '@bearings/domain/advising/options'
import { ruleAgainstAdvising } from '@bearings/domain/advising/requests/rules'
import { broken, Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import { admins, isDisabledAt } from '#database/people.ts'
import { notify, notifyAll, notifyLatest } from '#features/notifications/service.ts'
import { findByCode, hashOfCode, isOnList, lockByCode, markJoined } from '#features/school/people/joining.ts'
import { lockSchool } from '#features/school/service.ts'
import { audit } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { makeSchools } from '../links/school.ts'
import * as links from '../links/service.ts'
import { handOverOne } from '../moves/jobs.ts'
import { primaryAdvisorsOf } from '../moves/store.ts'
import * as people from '../people/store.ts'
import { inTransaction } from '../requests/record.ts'
import { settleBetween } from '../requests/service.ts'

/** Returns what finds a student of the school by the code they typed; `null` for what cannot be one. */
export async function schoolHash({ db, actor }: SignedInContext, typed: string): Promise<string | null> {
  const code = parseInviteCode(typed)
  // Nobody in a demo is of a school.
  return code === null || actor.demoId !== null ? null : hashOfCode(db, code)
}

/** Returns what a student sees who has a code of the school; `null` if it is none that works. */
export async function schoolInvitation(
  context: SignedInContext,
  hash: string | null,
): Promise<Invitation | null> {
  const { db, now } = context
  const found = hash === null ? undefined : await findByCode(db, hash, now())
  if (!found) return null
  const { givenName, studentId, counselorEmail } = found.person
  return {
    name: found.school,
    advisor: await counselorOf(db, context, counselorEmail),
    school: { givenName, studentId },
  }
}

/** Makes the account the school's person, and connects it with the counselor whom the school names. */
export async function joinSchool(context: SignedInContext, hash: string, chosen: Joining): Promise<void> {
  const { db, actor, now } = context
  const at = now()
  await inTransaction(db, async (tx) => {
    const student = (await people.lock(tx, actor.userId))!
    const found = await lockByCode(tx, hash, at)
    if (!found) throw new Failure('NOT_FOUND')
    if (await isOnList(tx, actor.userId)) throw broken('school-joined')
    await join(tx, context, { student, person: found.person, chosen })
  })
}

/** Everything that the base does not hold stays off until the student chooses it. */
const baseOnly = Object.fromEntries(
  parts.map((part) => [part, schoolBase.includes(part)]),
) as Joining['sharing']

type Join = {
  student: { id: string; fullName: string }
  person: { id: string; counselorEmail: string | null }
  /** `null` before the student has been asked. */
  chosen: Joining | null
}

/**
 * Makes a locked account the person of a locked row. Where one of them has no place left, the student joins without the counselor,
 * and a job connects them once there is one.
 */
export async function join(
  tx: Database,
  context: Pick<SignedInContext, 'actor' | 'config' | 'now' | 'origin'>,
  { student, person, chosen }: Join,
): Promise<void> {
  const { actor, config, now, origin } = context
  const at = now()
  const counselor = (await lockSchool(tx)) ? await counselorOf(tx, context, person.counselorEmail) : null
  let linkId: string | null = null
  if (counselor) {
    const between = { advisorId: counselor.id, studentId: student.id }
    // Of a row that this one replaces.
    const [fromId] = (await primaryAdvisorsOf(tx, [student.id])).filter((id) => id !== counselor.id)
    for (const id of [counselor.id, fromId ?? []].flat().toSorted()) await people.lock(tx, id)
    try {
      // A counselor who came after the student had looked is one whom they were not asked about.
      const assigned = { ...between, chosen: chosen?.advisorId === counselor.id ? chosen : null, now: at }
      linkId = await tx.transaction(async (inner) => {
        const one = { toId: counselor.id, studentId: student.id, isTold: assigned.chosen === null }
        if (fromId !== undefined) await handOverOne(inner, { fromId, ...one }, at)
        return assign(inner, config, assigned)
      })
      await settleBetween(tx, context, between)
      await notifyLatest(tx, [{ userId: counselor.id, ...news(student, person.id) }], at)
    } catch (error) {
      const rule = error instanceof Failure ? error.rule : undefined
      if (rule !== 'already-advised' && rule !== 'advisor-full') throw error
      const name = counselor.fullName || counselor.email
      await notify(tx, { userId: student.id, ...withoutPlace(name, rule), now: at })
      if (rule === 'advisor-full') await tellAdmins(tx, [noPlaceWith(name, student)], at)
    }
  }
  await markJoined(tx, { id: person.id, account: student.id, now: at })
  await audit(tx, {
    at,
    action: 'school_joined',
    actorId: student.id,
    targetId: counselor?.id ?? null,
    sessionId: actor.sessionId,
    origin,
    detail: { personId: person.id, linkId },
  })
}

type Assigned = Pick<Join, 'chosen'> & { advisorId: string; studentId: string; now: Date }

/**
 * Connects two locked people as the school wants it, and returns the link's id: with what the student has chosen, else with
 * what they had chosen before, or the base. @throws {Failure} as `links.begin` does
 */
export async function assign(
  tx: Database,
  config: SignedInContext['config'],
  { chosen, ...between }: Assigned,
): Promise<string> {
  const assigned = { ...between, title: 'School counselor' }
  const { sharing = baseOnly, essayIds = [] } = chosen ?? {}
  const link = { ...assigned, kind: 'school', sharing, essayIds } as const
  return (await makeSchools(tx, { ...assigned, chosen })) ?? (await links.begin(tx, { config }, link))
}

function withoutPlace(name: string, rule: 'already-advised' | 'advisor-full') {
  return {
    type: 'system',
    title: 'Your Counselor',
    message:
      rule === 'already-advised'
        ? `${name} is your school counselor, but you have as many advisors as you can have. Disconnect one, and ${name} is added within minutes.`
        : `${name} is your school counselor, but has no place for another student here. Tell your school’s office.`,
    link: '/student/advisor',
  } as const
}

function noPlaceWith(name: string, { fullName }: Join['student']): string {
  return `${fullName} has joined, but ${name}, the counselor named for them, has no place for another student. Choose another counselor.`
}

/** Tells admins of students who are not with the counselor whom the school names for them. */
export async function tellAdmins(tx: Database, messages: readonly string[], now: Date): Promise<void> {
  const about = { type: 'system', title: 'Not With Their Counselor', link: '/admin/school' } as const
  const all = await admins(tx)
  await notifyAll(
    tx,
    messages.flatMap((message) => all.map(({ id }) => ({ ...about, userId: id, message }))),
    now,
  )
}

/** About the school’s person: what tells of the account itself goes when its story is taken back. */
function news({ id, fullName }: { id: string; fullName: string }, personId: string) {
  return {
    type: 'advisor_request_approved',
    subjectId: personId,
    sender: fullName,
    title: 'Student Joined',
    message: `${fullName} joined with the invitation of your school.`,
    link: `/advisor/students/${id}`,
  } as const
}

/** Returns the counselor whom the school names by this address, in lower case, if the account may advise and stays. */
export async function counselorOf(
  db: Database,
  { actor, config, now }: { actor: Pick<Actor, 'demoId'> } & Pick<SignedInContext, 'config' | 'now'>,
  email: string | null,
) {
  const found = email === null ? undefined : await people.findAdvisorByAddress(db, actor, email)
  if (!found) return null
  const { id, fullName, approvedAt } = found
  const isHeld = ruleAgainstAdvising({ approvedAt, approvalRequired: config.advisorApproval }) !== null
  const isGone = isDisabledAt(now(), (await people.findAccount(db, id))!)
  return isHeld || isGone ? null : { id, fullName, email: found.email }
}
