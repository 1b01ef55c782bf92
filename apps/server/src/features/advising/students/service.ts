import type { Viewed } from '@bearings/domain/advising/options'
import { profileParts } from '@bearings/domain/advising/students/options'
import { attention, type Facts, inRosterOrder } from '@bearings/domain/advising/students/rules'
import type {
  AdvisedDeadlines,
  AdvisedList,
  AdvisedProfile,
  AdvisedStudent,
  AdvisedWeeks,
  Roster,
  RosterQuery,
  Summary,
} from '@bearings/domain/advising/students/schema'
import { headline } from '@bearings/domain/deadlines/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { Failure } from '@bearings/domain/failure'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { todayIn } from '@bearings/domain/today'
import type { SignedIn } from '../../../platform/serve.ts'
import * as deadlines from '../../deadlines/service.ts'
import * as essays from '../../essays/service.ts'
import * as profile from '../../profile/service.ts'
import * as list from '../../schools/list/service.ts'
import * as weeks from '../../weeks/service.ts'
import { logView } from '../views/service.ts'
import * as facts from './facts/store.ts'
import * as store from './store.ts'

type Id = { id: string }

export function summary({ db, actor }: SignedIn): Promise<Summary> {
  return store.summary(db, actor)
}

/** A page of the roster. It tells who needs attention, which is no look at any one student: the log has none of it. */
export async function roster(context: SignedIn, { q, order, after, limit }: RosterQuery): Promise<Roster> {
  const all = inRosterOrder(await studentsOf(context, { q }), order)
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  // Whoever was the last of the page before may have gone; then there is nothing to go on from.
  const rest = after !== undefined && start === 0 ? [] : all.slice(start)
  const students = rest.slice(0, limit).map(asSent)
  return { students, total: all.length, next: rest.length > limit ? students.at(-1)!.id : null }
}

export async function overview(context: SignedIn, { id }: Id): Promise<AdvisedStudent> {
  const [student] = await studentsOf(context, { id })
  if (!student) throw new Failure('NOT_FOUND')
  await seen(context, id, 'overview')
  return asSent(student)
}

export async function schoolList(context: SignedIn, { id }: Id): Promise<AdvisedList> {
  const { shared, ...student } = await find(context, id)
  if (!shared.list) return { shared: false }
  const entries = await list.listOf(context, student)
  await seen(context, id, 'list')
  return { shared: true, entries }
}

export async function profileOf(context: SignedIn, { id }: Id): Promise<AdvisedProfile> {
  const { shared } = await find(context, id)
  if (!profileParts.some((part) => shared[part])) return { shared: false }
  const found = await profile.sharedOf(context, id)
  await seen(context, id, 'profile')
  const { profile: answers, testScores, sensitive } = shared
  return {
    shared: true,
    parts: { profile: answers, testScores, sensitive },
    profile: found ?? { ...emptyAnswers, updatedAt: null },
  }
}

export async function weeklyLog(context: SignedIn, { id }: Id): Promise<AdvisedWeeks> {
  const { shared, ...student } = await find(context, id)
  if (!shared.weeks) return { shared: false }
  const log = await weeks.sharedOf(context, student)
  await seen(context, id, 'weeks')
  return { shared: true, ...log }
}

export async function essaysOf(context: SignedIn, { id }: Id): Promise<EssaySummary[]> {
  await find(context, id)
  const found = await essays.sharedOf(context, id)
  if (found.length > 0) await seen(context, id, 'essays')
  return found
}

export async function deadlinesOf(context: SignedIn, { id }: Id): Promise<AdvisedDeadlines> {
  const { shared, ...student } = await find(context, id)
  const found = await deadlines.sharedOf(context, student)
  if (shared.list || found.length > 0) await seen(context, id, 'deadlines')
  return { shared: shared.list, deadlines: found }
}

/** The student with this id if the actor advises them; to anyone else there is no such student. */
async function find({ db, actor }: SignedIn, id: string) {
  const student = await store.find(db, actor, id)
  if (!student) throw new Failure('NOT_FOUND')
  const { shared, timeZone } = student
  return { studentId: id, timeZone, shared }
}

function seen({ db, actor, now }: SignedIn, studentId: string, what: Viewed): Promise<void> {
  return logView(db, actor, { studentId, what, now: now() })
}

/** Where each one stands, on the day that it is there. */
async function studentsOf({ db, actor, now }: SignedIn, which: store.Which): Promise<Standing[]> {
  const at = now()
  const zones = (await store.timeZones(db, actor, which)).map((timeZone) => ({
    timeZone,
    today: todayIn(timeZone, at),
  }))
  if (zones.length === 0) return []
  const rows = await facts.list(db, actor, zones, which)
  return rows.map((row) => standingOf(row, todayIn(row.timeZone, at)))
}

type Standing = ReturnType<typeof standingOf>

function standingOf(row: facts.FactsRow, today: string) {
  const { id, fullName, late, timeZone, shared, next } = row
  const nextDeadline = next && { date: next.date, title: headline(deadlines.dateOf(next)) }
  const tells = shared.list || shared.weeks || shared.profile || row.essays > 0
  const known: Facts = {
    fullName,
    today,
    since: todayIn(timeZone, row.linkedAt),
    late,
    nextDeadline,
    lastActiveOn: row.activeAt && todayIn(timeZone, row.activeAt),
    tells,
  }
  return { ...known, nextDeadline, id, row }
}

function asSent({ row, nextDeadline, ...student }: Standing): AdvisedStudent {
  const { shared, schools, sent, under25, from25, from50 } = row
  const unknown = schools - under25 - from25 - from50
  return {
    id: row.id,
    linkId: row.linkId,
    fullName: row.fullName,
    email: row.email,
    studentId: row.studentId,
    since: row.linkedAt.toISOString(),
    today: student.today,
    shared,
    reasons: attention({ ...student, nextDeadline }),
    late: student.late,
    nextDeadline,
    lastActiveOn: student.lastActiveOn,
    list: shared.list ? { schools, sent, balance: { under25, from25, from50, unknown } } : null,
    essays: { shared: row.essays, finished: row.finished },
    tasks: { pending: row.pending, late: row.lateTasks, completed: row.completed },
  }
}
