import {
  countClasses,
  countNeeds,
  hasNeed,
  inRosterOrder,
  needsCounts,
} from '@bearings/domain/advising/students/rules'
import type {
  AdvisedStudent,
  Roster,
  RosterFilter,
  RosterName,
  RosterPlace,
  RosterQuery,
} from '@bearings/domain/advising/students/schema'
import { Failure } from '@bearings/domain/failure'
import { logViews } from '#features/access-log/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as criteria from '../criteria/service.ts'
import {
  besideCounts,
  type Caller,
  described,
  type RosterStudent,
  present,
  sharedLetters,
  showsClass,
  shownClass,
  studentsWithFacts,
  withDetails,
} from './roster-students.ts'
import * as store from './store.ts'
import type { Zone } from './zones.ts'

/** Returns a page of the roster. Showing who needs attention counts as no view, and is not logged. */
export async function roster(
  context: SignedInContext,
  { after, limit, ...filter }: RosterQuery,
): Promise<Roster> {
  const { found, classes, notShown, ordered: all, zones } = await rosterOf(context, filter)
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  // The last student of the previous page may be gone; then there is nothing to continue from.
  const rest = after !== undefined && start === 0 ? [] : all.slice(start)
  const students = await described(context, zones, rest.slice(0, limit))
  return {
    students,
    total: all.length,
    everyone: found.length,
    waiting: all.filter(({ reasons }) => reasons.length > 0).length,
    reasons: countNeeds(found),
    notShown,
    classes,
    next: rest.length > limit ? students.at(-1)!.id : null,
  }
}

/** Returns everyone on the filtered roster, by name only, which counts as no view. */
export async function names(context: SignedInContext, filter: RosterFilter): Promise<RosterName[]> {
  const { ordered } = await rosterOf(context, filter)
  return ordered.map(nameOf)
}

/** Returns a student's position within a filter, and two neighbors' names. Counts as a view of none. */
export async function placeOf(
  context: SignedInContext,
  { id, ...filter }: RosterFilter & { id: string },
): Promise<RosterPlace> {
  const { ordered } = await rosterOf(context, filter)
  const at = ordered.findIndex((student) => student.id === id)
  if (at < 0) {
    if (!(await store.find(context.db, context.actor, id))) throw new Failure('NOT_FOUND')
    return { place: null }
  }
  const nameAt = (index: number) => (ordered[index] ? nameOf(ordered[index]) : null)
  return { place: { at: at + 1, of: ordered.length, previous: nameAt(at - 1), next: nameAt(at + 1) } }
}

function nameOf({ person: { id, fullName, email } }: RosterStudent): RosterName {
  return { id, fullName, email }
}

/**
 * Returns the filtered roster, or the selected students, for an export. An export counts as a view of each
 * student in it. Selected people who are not the advisor's students are left out.
 */
export async function wholeRoster(
  context: Caller,
  { ids, ...filter }: RosterFilter & { ids?: readonly string[] },
): Promise<AdvisedStudent[]> {
  const { db, actor, now } = context
  const at = now()
  const { ordered, zones } = await rosterOf(context, filter)
  const chosen = ids && new Set(ids)
  const all = chosen ? ordered.filter(({ id }) => chosen.has(id)) : ordered
  const there = await withDetails(context, zones, all)
  const known = await besideCounts(context, there)
  const looks = there.map(({ student }) => ({ studentId: student.id }))
  await logViews(db, actor, looks, { what: 'roster-file', now: at })
  return there.map(({ student, more }) => present(student, { more, ...known(student), avatar: null, at }))
}

/**
 * Returns the students who match text, group, class and criteria, and those of them with the reason, in roster order.
 * Also counts the classes of those who match all but the class, and those of whom the rest is true but who do not show
 * what is asked.
 */
async function rosterOf(context: Caller, filter: RosterFilter) {
  const { q, group, graduationYear, order, direction, reason, ...asked } = filter
  const [{ students, zones }, answer] = await Promise.all([
    studentsWithFacts(context, { q, group }),
    criteria.answersTo(context, asked),
    criteria.logFiltering(context, filter),
  ])
  const isOfClass = ({ person }: RosterStudent): boolean | null => {
    if (graduationYear === undefined) return true
    return showsClass(person) ? person.graduationYear === graduationYear : null
  }
  const asks = students.map((student) => ({ student, isAsked: answer ? answer(student.id) : true }))
  const among = asks.filter(({ isAsked }) => isAsked).map(({ student }) => student)
  const found = among.filter(isOfClass)
  const unknown = asks.filter(
    ({ student, isAsked }) =>
      isAsked !== false &&
      isOfClass(student) !== false &&
      (isAsked === null || isOfClass(student) === null) &&
      (!reason || hasNeed(student, reason)),
  )
  const shown = found.filter((student) => !reason || hasNeed(student, reason))
  const counted = needsCounts(order) ? await withCounts(context, zones, shown) : shown
  return {
    found,
    classes: countClasses(among.map(({ person }) => shownClass(person))),
    notShown: unknown.length,
    ordered: inRosterOrder(counted, order, direction),
    zones,
  }
}

/** Adds the sort values that the cached facts do not contain. */
async function withCounts(context: Caller, zones: readonly Zone[], students: readonly RosterStudent[]) {
  const there = await withDetails(context, zones, students)
  return there.map(({ student, more }) => ({
    ...student,
    more,
    fullName: student.person.fullName,
    counts: {
      schools: student.person.shared.list ? more.schools : null,
      essays: { shared: more.essays, finished: more.finished },
      outstandingLetters: sharedLetters(student.person.shared, more)?.outstanding ?? null,
      pendingTasks: more.pending,
    },
  }))
}
