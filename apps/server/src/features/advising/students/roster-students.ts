import type { Sharing } from '@bearings/domain/advising/options'
import type { Reason } from '@bearings/domain/advising/students/options'
import {
  attention,
  type Facts,
  sharesNothing,
  revealsActivity,
} from '@bearings/domain/advising/students/rules'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { appliesLater, hasGraduated } from '@bearings/domain/class-year'
import { closingZones, headline } from '@bearings/domain/deadlines/rules'
import { todayIn } from '@bearings/domain/today'
import { isDisabledAt } from '#database/people.ts'
import * as deadlines from '#features/deadlines/service.ts'
import { countAsked } from '#features/essays/reads/service.ts'
import * as avatars from '#features/files/avatars/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as groups from '../groups/service.ts'
import * as facts from './facts.ts'
import { createRowCache } from './row-cache.ts'
import * as store from './store.ts'
import type { Zone } from './zones.ts'

/** The caller and the time, which is all that counting needs. */
export type Caller = Pick<SignedInContext, 'db' | 'actor' | 'now'>

/** Returns the facts that decide who needs attention, on the current day in each student's time zone. */
export async function studentsWithFacts({ db, actor, now }: Caller, which: store.StudentFilter) {
  const at = now()
  const people = await store.list(db, actor, which)
  const names = [...closingZones, ...people.map(({ timeZone }) => timeZone)]
  const days = new Map(names.map((timeZone) => [timeZone, todayIn(timeZone, at)]))
  const zones = [...days].map(([timeZone, today]) => ({ timeZone, today }))
  const elsewhere = closingZones.map((timeZone) => days.get(timeZone)).join()
  const students = people.map((person) => ({ ...person, today: days.get(person.timeZone)!, elsewhere }))
  const known = await cachedFacts(db, students, async (some) => {
    const rows = await facts.attentionFacts(db, actor, zones, idsOf(some))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return some.flatMap((student) => factsOf(student, byId.get(student.id)) ?? [])
  })
  // Students whose link ended since the first query are no longer on the roster.
  const found = students.flatMap((person) => {
    const found = known.get(person.id)
    return found ? [{ ...found, fullName: person.fullName, person }] : []
  })
  return { students: found, zones }
}

const cachedFacts = createRowCache<Person, KnownFacts>()
const detailsOf = createRowCache<Person, Detail>()

type Person = Awaited<ReturnType<typeof store.list>>[number] & { today: string; elsewhere: string }
type KnownFacts = Facts & { id: string; reasons: Reason[] }
type Detail = ReturnType<typeof detailOf>
/** A student on the roster. `more` is set if the sort order already needed it. */
export type RosterStudent = KnownFacts & { person: Person; more?: Detail }

function idsOf(students: readonly Person[]): string[] {
  return students.map(({ id }) => id)
}

/** Also derives the reasons, so that they are cached too instead of computed on every read. */
function factsOf(person: Person, row: facts.FactsRow | undefined): KnownFacts | null {
  if (!row) return null
  const { id, timeZone, shared, linkedAt, today } = person
  const { late, nextOn, activeAt, showsEssay, hasSchools } = row
  const known: Facts = {
    today,
    since: todayIn(timeZone, linkedAt),
    late,
    nextDeadline: nextOn === null ? null : { date: nextOn },
    lastActiveOn: activeAt && todayIn(timeZone, activeAt),
    tells: revealsActivity(shared, showsEssay),
    hasNoSchools: shared.list && !hasSchools && !appliesLater(person.graduationYear, today),
    hasCommitted: shared.list && row.hasCommitted,
    hasGraduated: person.graduationYear !== null && hasGraduated(person.graduationYear, today),
    sharesNothing: sharesNothing(shared, showsEssay),
  }
  return { ...known, id, reasons: attention(known) }
}

function detailOf({ next, ...counted }: facts.Details) {
  return { ...counted, next: next && { date: next.date, title: headline(deadlines.dateOf(next)) } }
}

export async function described(
  context: SignedInContext,
  zones: readonly Zone[],
  students: readonly RosterStudent[],
): Promise<AdvisedStudent[]> {
  const there = await withDetails(context, zones, students)
  const known = await besideCounts(context, there)
  const at = context.now()
  return Promise.all(
    there.map(async ({ student, more }) => {
      const { picture } = student.person
      const avatar = picture === null ? null : await avatars.linksTo(context, picture)
      return present(student, { more, ...known(student), avatar, at })
    }),
  )
}

/** Adds each student's counts. A student whose account was deleted since the first query is left out. */
export async function withDetails(
  { db, actor }: Caller,
  zones: readonly Zone[],
  students: readonly RosterStudent[],
) {
  const people = students.flatMap(({ more, person }) => (more ? [] : [person]))
  const details = await detailsOf(db, people, async (some) =>
    (await facts.details(db, actor, zones, idsOf(some))).map(detailOf),
  )
  return students.flatMap((student) => {
    const more = student.more ?? details.get(student.id)
    return more ? [{ student, more }] : []
  })
}

/** Reads what no change of a student's data announces: the advisor's groups, and of how many essays a look is asked. */
export async function besideCounts(context: Caller, there: readonly { student: RosterStudent }[]) {
  const people = there.map(({ student }) => student.person)
  const [groupsOf, asked] = await Promise.all([
    groups.groupsOf(context, idsOf(people)),
    countAsked(
      context.db,
      people.map(({ linkId }) => linkId),
    ),
  ])
  return ({ person }: RosterStudent) => ({
    groups: groupsOf(person.id),
    waiting: asked.get(person.linkId) ?? 0,
  })
}

/** Returns the class that a student shows: that of the account, if the profile is shared. */
export function shownClass(person: Person): number | null {
  return showsClass(person) ? person.graduationYear : null
}

/** A school knows the class of each of its students. */
export function showsClass({ kind, shared }: Pick<Person, 'kind' | 'shared'>): boolean {
  return shared.profile || kind === 'school'
}

export function present(
  { person, ...student }: RosterStudent,
  {
    more: details,
    waiting,
    at,
    ...known
  }: { more: Detail; waiting: number; at: Date } & Pick<AdvisedStudent, 'groups' | 'avatar'>,
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
    graduationYear: shownClass(person),
    ...known,
    isLeaving: person.isLeaving,
    isDisabled: isDisabledAt(at, person),
    since: person.linkedAt.toISOString(),
    today: student.today,
    timeZone: person.timeZone,
    shared,
    reasons: student.reasons,
    late: student.late,
    nextDeadline: next,
    lastActiveOn: student.lastActiveOn,
    list: shared.list
      ? { schools, sent, hasCommitted: student.hasCommitted, balance: { under25, from25, from50, unknown } }
      : null,
    essays: { shared: details.essays, finished: details.finished, waiting },
    letters: sharedLetters(shared, details),
    tasks: { pending: details.pending, late: details.lateTasks, completed: details.completed },
  }
}

/**
 * Returns the counts of letters; `null` unless the list is shared too, because a school's status decides
 * whether it still accepts a letter.
 */
export function sharedLetters(
  { letters, list }: Sharing,
  { outstandingLetters: outstanding, sentLetters: sent }: Pick<Detail, 'outstandingLetters' | 'sentLetters'>,
): AdvisedStudent['letters'] {
  return letters && list ? { outstanding, sent } : null
}
