import { limits as advising } from '@bearings/domain/advising/options'
import { counted } from '@bearings/domain/words'
import { and } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import type { By, FollowCounselors } from '#features/school/imports/import.ts'
import {
  type Follower,
  noteFollowed,
  waitingToFollow,
  withoutCounselor,
} from '#features/school/people/following.ts'
import { schoolHere } from '#features/school/service.ts'
import { audit } from '#platform/audit.ts'
import type { Job } from '#platform/jobs.ts'
import { counselorOf, tellAdmins } from '../invites/school-joining.ts'
import { lockStudentsOf } from '../links/ending.ts'
import * as links from '../links/store.ts'
import * as people from '../people/store.ts'
import { inTransaction } from '../requests/record.ts'
import { connect } from './connecting.ts'
import { finish } from './jobs.ts'
import * as store from './store.ts'

type Context = Parameters<FollowCounselors>[0]
const anyone = { actor: { demoId: null } }
/** Milliseconds for which an import is left to hand its students over itself. */
const patience = 10 * 60_000

/**
 * Hands students who have joined over to the counselors whom the school's file names now, as an admin's hand-over does: each
 * counselor gives theirs to one other after the next. Students without a counselor here, or whose new one has no account
 * or no room, stay as they are. Whoever waits is noted with the import, so that any process can go on.
 */
export const followCounselors: FollowCounselors = async (context, by) =>
  follow(context, by, await waitingToFollow(context.db))

async function follow(context: Context, by: By, waiting: readonly Follower[]): Promise<string[]> {
  const { db, now } = context
  const wanted = await counselorsOf(context, waiting)
  const hasOne = new Set(wanted.flatMap(({ studentIds }) => studentIds))
  const staying = waiting.flatMap(({ userId }) => (hasOne.has(userId) ? [] : userId))
  await noteFollowed(db, staying)
  const notes: string[] = []
  if (staying.length > 0)
    notes.push(
      `For ${counted(staying.length, 'student who has', 'students who have')} joined nothing changes: the new counselor has no account here that may advise.`,
    )
  for (const { to, studentIds } of wanted) {
    let full = 0
    for (const fromId of await store.primaryAdvisorsOf(db, studentIds)) {
      if (fromId === to.id) continue
      // One that another admin has just begun comes first.
      for (const id of await store.underWay(db)) await finish(db, id, now)
      const begun = await begin(db, { fromId, toId: to.id, ids: studentIds, by, now: now() })
      full += begun.full
      if (begun.id !== null) await finish(db, begun.id, now)
    }
    const left = await connect(context, { to, studentIds: await store.withoutPrimary(db, studentIds), by })
    await noteFollowed(db, studentIds)
    if (left > 0)
      notes.push(
        `${to.name} could not be connected with ${counted(left, 'student')}: they have no place for another advisor, or ${to.name} has none for another student.`,
      )
    if (full > 0)
      notes.push(
        `${to.name} has no room for ${counted(full, 'more student')}, who stay with the counselor that they have: one advisor has at most ${advising.students}.`,
      )
  }
  // Nobody reads what a file of the folder, or a job, has to say.
  if (!by.actorId) await db.transaction((tx) => tellAdmins(tx, notes, now()))
  return notes
}

/** Returns the counselors here whom the school names for these students. Those who are not here, or not approved, are left out. */
async function counselorsOf(context: Context, named: readonly Follower[]) {
  const byAddress = new Map<string, string[]>()
  for (const { userId, counselorEmail } of named)
    byAddress.set(counselorEmail, [...(byAddress.get(counselorEmail) ?? []), userId])
  const found: { to: { id: string; name: string }; studentIds: string[] }[] = []
  for (const [address, studentIds] of byAddress) {
    const to = await counselorOf(context.db, { ...anyone, ...context }, address)
    if (to) found.push({ to: { id: to.id, name: to.fullName || to.email }, studentIds })
  }
  return found
}

type Between = { fromId: string; toId: string; ids: readonly string[]; by: By; now: Date }

/** Begins one hand-over. From then on it is a row, which any process finishes. */
function begin(
  db: Database,
  { fromId, toId, ids, by, now }: Between,
): Promise<{ id: string | null; full: number }> {
  return inTransaction(db, async (tx) => {
    await lockStudentsOf(tx, fromId)
    for (const id of [fromId, toId].toSorted()) {
      const person = await people.lock(tx, id)
      // An admin may have changed the role since the counselor was found.
      if (id === toId && person?.role !== 'advisor') return { id: null, full: 0 }
    }
    const between = { fromAdvisorId: fromId, toAdvisorId: toId, askedById: by.actorId ?? null }
    const { id, students } = await store.insert(tx, between, now, ids)
    const those = and(links.isOfSchool(fromId), isAmong(advisorLinks.studentId, ids))
    const isFull = students + (await links.countStudents(tx, toId, those)) > advising.students
    if (students === 0 || isFull) {
      await store.setState(tx, id, 'refused', now)
      return { id: null, full: students }
    }
    const detail = { moveId: id, to: toId, students }
    await audit(tx, { ...by, at: now, action: 'caseload_handed_over', targetId: fromId, detail })
    return { id, full: 0 }
  })
}

/**
 * Goes on where an import was cut off before its students had gone over, and connects those who joined before their
 * counselor had an account, or was approved. Nobody is connected again with a counselor whom they had.
 */
export const followLeft: Job['run'] = async (services) => {
  const { db, now } = services
  const before = new Date(now().getTime() - patience)
  if (!(await schoolHere(db))) return
  await follow(services, {}, await waitingToFollow(db, before))
  for (const { to, studentIds } of await counselorsOf(services, await withoutCounselor(db)))
    await connect(services, { to, studentIds: await store.neverAdvised(db, to.id, studentIds), by: {} })
}
