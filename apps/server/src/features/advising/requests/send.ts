import type { Sharing, Side } from '@bearings/domain/advising/options'
import { hasNoPlace, ruleAgainstAsking } from '@bearings/domain/advising/requests/rules'
import type {
  AdvisorRequest,
  NewRequest,
  NewRequestToAdvisor,
} from '@bearings/domain/advising/requests/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import * as notifications from '#features/notifications/service.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as links from '../links/service.ts'
import { assertMayAdvise } from '../people/may-advise.ts'
import * as people from '../people/store.ts'
import { present } from './present.ts'
import { inTransaction, pages, record } from './record.ts'
import * as store from './store.ts'

/** Wide enough for an advisor who takes over a class in one evening. */
const asking: Limit = { name: 'advising-requests', points: 120, seconds: 3600 }
/** A student asks a few people. Someone who asks more is trying out addresses. */
const askingByAddress: Limit = { name: 'advising-requests-by-address', points: 20, seconds: 3600 }

/** Sends an advisor's request to a student whom a search would find. */
export async function requestStudent(
  context: SignedInContext,
  { studentId, message }: NewRequest,
): Promise<AdvisorRequest> {
  const { db, actor, limits } = context
  await limits.take(asking, actor.userId)
  await assertMayAdvise(context)
  return inTransaction(db, async (tx) => {
    if (!(await people.findStudent(tx, actor, studentId))) throw new Failure('NOT_FOUND')
    await people.lock(tx, studentId)
    const advisor = (await people.lock(tx, actor.userId))!
    // Until the rows were locked, an admin may have changed either role.
    if (!(await people.findStudent(tx, actor, studentId))) throw new Failure('NOT_FOUND')
    if (advisor.role !== 'advisor') throw new Failure('FORBIDDEN')
    const { ids, ...advisors } = await links.advisorsOf({ db: tx, config: context.config }, studentId)
    const isLinked = ids.includes(advisor.id)
    return add(tx, context, {
      request: { advisorId: advisor.id, advisorEmail: null, studentId, sentBy: 'advisor', message },
      isLinked,
      // Anything else about the student's other advisors is not the sender's business.
      isFull: isLinked && hasNoPlace(advisors),
      places: advisors.places,
      notification: {
        userId: studentId,
        title: 'New Advisor Request',
        message: `${advisor.fullName} would like to be your advisor.`,
        sender: advisor.fullName,
        link: pages.student,
      },
    })
  })
}

/**
 * Sends a student's request to the advisor with this address. The student sees the same result whether or not
 * an advisor has it: an existing advisor is notified, and one who signs up with it later finds the request.
 */
export async function requestAdvisor(
  context: SignedInContext,
  { email, message, sharing }: NewRequestToAdvisor,
): Promise<AdvisorRequest> {
  const { db, actor, limits } = context
  await limits.take(askingByAddress, actor.userId)
  return inTransaction(db, async (tx) => {
    const student = (await people.lock(tx, actor.userId))!
    if (student.role !== 'student') throw new Failure('FORBIDDEN')
    const found = await people.findAdvisorByAddress(tx, actor, email)
    if (found) await people.lock(tx, found.id)
    // Until that row was locked, an admin may have changed the role.
    const advisor = found && (await people.findAdvisorByAddress(tx, actor, email))
    // Someone who signs up with the address later is a real person, whom demo accounts must not reach.
    if (actor.demoId !== null && !advisor) throw broken('demo-not-possible')
    const { ids, ...advisors } = await links.advisorsOf({ db: tx, config: context.config }, student.id)
    return add(tx, context, {
      request: {
        advisorId: advisor?.id ?? null,
        advisorEmail: email,
        studentId: student.id,
        sentBy: 'student',
        message,
        sharing,
      },
      isOwn: email === student.email,
      isLinked: advisor !== undefined && ids.includes(advisor.id),
      isFull: hasNoPlace(advisors),
      places: advisors.places,
      notification: advisor && {
        userId: advisor.id,
        title: 'New Student Request',
        message: `${student.fullName} would like you as an advisor.`,
        sender: student.fullName,
        link: pages.advisor,
      },
    })
  })
}

type RequestNotification = {
  userId: string
  title: string
  message: string
  sender: string
  link: `/${string}`
}
type Addition = {
  request: {
    advisorId: string | null
    advisorEmail: string | null
    studentId: string
    sentBy: Side
    message: string | undefined
    sharing?: Sharing
  }
  isLinked: boolean
  isFull: boolean
  places: number
  isOwn?: boolean
  notification: RequestNotification | undefined
}

/** Creates a request with both people locked, and notifies the recipient. */
async function add(
  tx: Database,
  context: SignedInContext,
  { request, isLinked, isFull, places, isOwn = false, notification }: Addition,
): Promise<AdvisorRequest> {
  const now = context.now()
  const rule = ruleAgainstAsking({
    isOwn,
    isFull,
    isLinked,
    isPending: await store.isPendingBetween(tx, request),
    pendingOfSender: await store.countSent(tx, context.actor),
  })
  if (rule) throw broken(rule, rule === 'already-advised' ? places : undefined)

  // A message of only spaces arrives as an empty one, and is stored as none.
  const id = await store.insert(tx, { ...request, message: request.message || null }, now)
  if (notification) {
    const inMail = request.message ? { quote: request.message } : {}
    await notifications.notify(tx, { ...notification, type: 'advisor-request', subjectId: id, inMail, now })
  }
  await record(tx, context, { id, action: 'advising_requested', targetId: notification?.userId ?? null })
  return present((await store.findVisible(tx, context.actor, id))!, context)
}

/**
 * Hands an advisor the requests that were sent to their address before it was an advisor's, and notifies them. The
 * address may be new, or the role, or both.
 */
export async function deliver(
  tx: Database,
  advisor: { id: string; email: string },
  now: Date,
): Promise<void> {
  for (const { id, studentId } of await store.claim(tx, advisor)) {
    const student = await people.find(tx, studentId)
    await notifications.notify(tx, {
      userId: advisor.id,
      type: 'advisor-request',
      title: 'New Student Request',
      message: `${student!.fullName} would like you as an advisor.`,
      sender: student!.fullName,
      link: pages.advisor,
      subjectId: id,
      now,
    })
  }
}
