import type { Viewed } from '@bearings/domain/advising/options'
import { profileParts, type Reason } from '@bearings/domain/advising/students/options'
import {
  attention,
  countReasons,
  type Facts,
  inRosterOrder,
  needsCounts,
} from '@bearings/domain/advising/students/rules'
import type {
  AdvisedDeadlines,
  AdvisedItems,
  AdvisedList,
  AdvisedMoney,
  AdvisedProfile,
  AdvisedStudent,
  AdvisedWeeks,
  Roster,
  RosterFilter,
  RosterName,
  RosterQuery,
  Summary,
} from '@bearings/domain/advising/students/schema'
import { headline } from '@bearings/domain/deadlines/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { Failure } from '@bearings/domain/failure'
import type { AdvisedDocuments } from '@bearings/domain/files/schema'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { todayIn } from '@bearings/domain/today'
import { logView, logViews } from '#features/access-log/service.ts'
import * as deadlines from '#features/deadlines/service.ts'
import * as essays from '#features/essays/service.ts'
import * as avatars from '#features/files/avatars/service.ts'
import * as documents from '#features/files/documents/service.ts'
import * as finances from '#features/money/finances/service.ts'
import * as offers from '#features/money/offers/service.ts'
import * as scholarships from '#features/money/scholarships/service.ts'
import * as steps from '#features/money/steps/service.ts'
import * as profile from '#features/profile/service.ts'
import * as checklist from '#features/schools/checklist/service.ts'
import * as list from '#features/schools/list/service.ts'
import * as weeks from '#features/weeks/service.ts'
import type { SignedInContext } from '#platform/serve.ts'
import { ruleAgainstAdvisingBy } from '../people/may-advise.ts'
import * as facts from './facts.ts'
import * as store from './store.ts'
import { untilChanged } from './until-changed.ts'

type Id = { id: string }
/** Who asks, and when: what is counted needs no more. */
type Asker = Pick<SignedInContext, 'db' | 'actor' | 'now'>

export async function summary(context: SignedInContext): Promise<Summary> {
  const [figures, rule] = await Promise.all([
    store.summary(context.db, context.actor),
    ruleAgainstAdvisingBy(context),
  ])
  return { ...figures, awaitsApproval: rule !== null }
}

/** A page of the roster. It tells who needs attention, which is no look at any one student: the log has none of it. */
export async function roster(
  context: SignedInContext,
  { after, limit, ...filter }: RosterQuery,
): Promise<Roster> {
  const { found, ordered: all, zones } = await rosterOf(context, filter)
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  // Whoever was the last of the page before may have gone; then there is nothing to go on from.
  const rest = after !== undefined && start === 0 ? [] : all.slice(start)
  const students = await described(context, zones, rest.slice(0, limit))
  return {
    students,
    total: all.length,
    waiting: all.filter(({ reasons }) => reasons.length > 0).length,
    reasons: countReasons(found),
    next: rest.length > limit ? students.at(-1)!.id : null,
  }
}

/** All of the roster within a filter, by name: no more than the advisor knows of each, and no look at any. */
export async function names(context: SignedInContext, filter: RosterFilter): Promise<RosterName[]> {
  const { ordered } = await rosterOf(context, filter)
  return ordered.map(({ person: { id, fullName, email } }) => ({ id, fullName, email }))
}

/**
 * All of the roster within a filter, or those chosen of it, for a file of the advisor's own. What leaves Bearings is a
 * look at each student in it. Whoever is chosen and no student of theirs is left out.
 */
export async function wholeRoster(
  context: Asker,
  { ids, ...filter }: RosterFilter & { ids?: readonly string[] },
): Promise<AdvisedStudent[]> {
  const { db, actor, now } = context
  const { ordered, zones } = await rosterOf(context, filter)
  const chosen = ids && new Set(ids)
  const all = chosen ? ordered.filter(({ id }) => chosen.has(id)) : ordered
  const there = await withDetails(context, zones, all)
  const looks = there.map(({ student }) => ({ studentId: student.id }))
  await logViews(db, actor, looks, { what: 'overview', now: now() })
  return there.map(({ student, more }) => present(student, more, null))
}

/** Who is found by a text, and those of them whom the roster shows, in its order. */
async function rosterOf(context: Asker, { q, order, direction, reason }: RosterFilter) {
  const { students: found, zones } = await standingsIn(context, { q })
  const shown = found.filter(({ reasons }) => !reason || reasons.includes(reason))
  const counted = needsCounts(order) ? await withCounts(context, zones, shown) : shown
  return { found, ordered: inRosterOrder(counted, order, direction), zones }
}

/** The ids of the actor's students who are late with something that they share. */
export async function lateStudents(context: SignedInContext): Promise<ReadonlySet<string>> {
  const { students } = await standingsIn(context, { q: '' })
  return new Set(students.filter(({ late }) => late > 0).map(({ id }) => id))
}

export async function overview(context: SignedInContext, { id }: Id): Promise<AdvisedStudent> {
  const { students, zones } = await standingsIn(context, { id })
  const [student] = await described(context, zones, students)
  if (!student) throw new Failure('NOT_FOUND')
  await seen(context, id, 'overview')
  return student
}

export async function schoolList(context: SignedInContext, { id }: Id): Promise<AdvisedList> {
  const { shared, ...student } = await find(context, id)
  if (!shared.list) return { shared: false }
  const entries = await list.listOf(context, student)
  await seen(context, id, 'list')
  return { shared: true, entries }
}

/** Which items of a school are done: a look at the list, and no second one while that is open. */
export async function checklistOf(
  context: SignedInContext,
  { id, entryId }: Id & { entryId: string },
): Promise<AdvisedItems> {
  const { shared } = await find(context, id)
  if (!shared.list) return { shared: false }
  const items = await checklist.sharedOf(context, { studentId: id, entryId })
  await seen(context, id, 'list')
  return { shared: true, items }
}

export async function profileOf(context: SignedInContext, { id }: Id): Promise<AdvisedProfile> {
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

export async function documentsOf(context: SignedInContext, { id }: Id): Promise<AdvisedDocuments> {
  const { shared } = await find(context, id)
  if (!shared.profile) return { shared: false }
  const found = await documents.sharedOf(context, id)
  if (found.length > 0) await seen(context, id, 'profile')
  return { shared: true, documents: found }
}

export async function weeklyLog(context: SignedInContext, { id }: Id): Promise<AdvisedWeeks> {
  const { shared, ...student } = await find(context, id)
  if (!shared.weeks) return { shared: false }
  const log = await weeks.sharedOf(context, student)
  await seen(context, id, 'weeks')
  return { shared: true, ...log }
}

export async function moneyOf(context: SignedInContext, { id }: Id): Promise<AdvisedMoney> {
  const { shared, ...student } = await find(context, id)
  if (!shared.aid) return { shared: false }
  const [{ budget, state }, found, saved, done] = await Promise.all([
    finances.sharedOf(context, id),
    offers.sharedOf(context, id),
    scholarships.sharedOf(context, id),
    steps.sharedOf(context, student),
  ])
  await seen(context, id, 'money')
  return { shared: true, budget, state, offers: found, scholarships: saved, steps: done }
}

export async function essaysOf(context: SignedInContext, { id }: Id): Promise<EssaySummary[]> {
  await find(context, id)
  const found = await essays.sharedOf(context, id)
  if (found.length > 0) await seen(context, id, 'essays')
  return found
}

export async function deadlinesOf(context: SignedInContext, { id }: Id): Promise<AdvisedDeadlines> {
  const { shared, ...student } = await find(context, id)
  const found = await deadlines.sharedOf(context, student)
  if (shared.list || found.length > 0) await seen(context, id, 'deadlines')
  return { shared: shared.list, deadlines: found }
}

/** The student with this id if the actor advises them; to anyone else there is no such student. */
async function find({ db, actor }: SignedInContext, id: string) {
  const student = await store.find(db, actor, id)
  if (!student) throw new Failure('NOT_FOUND')
  const { shared, timeZone } = student
  return { studentId: id, timeZone, shared }
}

function seen({ db, actor, now }: SignedInContext, studentId: string, what: Viewed): Promise<void> {
  return logView(db, actor, { studentId, what, now: now() })
}

/** What decides who needs attention, on the day that it is where each student is. */
async function standingsIn({ db, actor, now }: Asker, which: store.Which) {
  const at = now()
  const people = await store.list(db, actor, which)
  const days = new Map(people.map(({ timeZone }) => [timeZone, todayIn(timeZone, at)]))
  const zones = [...days].map(([timeZone, today]) => ({ timeZone, today }))
  const students = people.map((person) => ({ ...person, today: days.get(person.timeZone)! }))
  const standings = await standingsOf(db, students, async (some) => {
    const rows = await facts.standings(db, actor, zones, idsOf(some))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return some.flatMap((student) => standingOf(student, byId.get(student.id)) ?? [])
  })
  // Whose link has ended since the first query is no longer on the roster.
  const found = students.flatMap((person) => {
    const standing = standings.get(person.id)
    return standing ? [{ ...standing, fullName: person.fullName, person }] : []
  })
  return { students: found, zones }
}

const standingsOf = untilChanged<Person, Standing>()
const detailsOf = untilChanged<Person, ReturnType<typeof detailOf>>()

type Person = Awaited<ReturnType<typeof store.list>>[number] & { today: string }
type Standing = Facts & { id: string; reasons: Reason[] }
type Placed = Standing & { person: Person }

function idsOf(students: readonly Person[]): string[] {
  return students.map(({ id }) => id)
}

/** Also what follows from it, so that neither is worked out anew with each reading. */
function standingOf(person: Person, row: facts.StandingRow | undefined): Standing | null {
  if (!row) return null
  const { id, timeZone, shared, linkedAt, today } = person
  const { late, nextOn, activeAt, showsEssay } = row
  const known: Facts = {
    today,
    since: todayIn(timeZone, linkedAt),
    late,
    nextDeadline: nextOn === null ? null : { date: nextOn },
    lastActiveOn: activeAt && todayIn(timeZone, activeAt),
    tells: shared.list || shared.weeks || shared.profile || showsEssay,
  }
  return { ...known, id, reasons: attention(known) }
}

function detailOf({ next, ...counted }: facts.Details) {
  return { ...counted, next: next && { date: next.date, title: headline(deadlines.dateOf(next)) } }
}

/** These students with everything that the roster shows of them. */
async function described(
  context: SignedInContext,
  zones: readonly facts.Zone[],
  students: readonly Placed[],
): Promise<AdvisedStudent[]> {
  const there = await withDetails(context, zones, students)
  return Promise.all(
    there.map(async ({ student, more }) => {
      const { picture } = student.person
      return present(student, more, picture === null ? null : await avatars.linksTo(context, picture))
    }),
  )
}

/** Each with what is counted for them. Whose account has gone since the first query is left out. */
async function withDetails({ db, actor }: Asker, zones: readonly facts.Zone[], students: readonly Placed[]) {
  const people = students.map(({ person }) => person)
  const details = await detailsOf(db, people, async (some) =>
    (await facts.details(db, actor, zones, idsOf(some))).map(detailOf),
  )
  return students.flatMap((student) => {
    const more = details.get(student.id)
    return more ? [{ student, more }] : []
  })
}

/** Each with what the orders go by that a standing does not tell. */
async function withCounts(context: Asker, zones: readonly facts.Zone[], students: readonly Placed[]) {
  const there = await withDetails(context, zones, students)
  return there.map(({ student, more }) => ({
    ...student,
    fullName: student.person.fullName,
    counts: {
      schools: student.person.shared.list ? more.schools : null,
      essays: { shared: more.essays, finished: more.finished },
      pendingTasks: more.pending,
    },
  }))
}

function present(
  { person, ...student }: Placed,
  details: ReturnType<typeof detailOf>,
  avatar: AdvisedStudent['avatar'],
): AdvisedStudent {
  const { shared } = person
  const { next, schools, sent, under25, from25, from50 } = details
  const unknown = schools - under25 - from25 - from50
  return {
    id: person.id,
    linkId: person.linkId,
    fullName: person.fullName,
    email: person.email,
    studentId: person.studentId,
    avatar,
    isLeaving: person.isLeaving,
    since: person.linkedAt.toISOString(),
    today: student.today,
    timeZone: person.timeZone,
    shared,
    reasons: student.reasons,
    late: student.late,
    nextDeadline: next,
    lastActiveOn: student.lastActiveOn,
    list: shared.list ? { schools, sent, balance: { under25, from25, from50, unknown } } : null,
    essays: { shared: details.essays, finished: details.finished },
    tasks: { pending: details.pending, late: details.lateTasks, completed: details.completed },
  }
}
