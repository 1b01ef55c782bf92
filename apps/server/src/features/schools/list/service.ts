import type { Actor } from '@bearings/domain/actor'
import type { BrokenRule } from '@bearings/domain/broken-rule'
import { cycleOfClass } from '@bearings/domain/class-year'
import { broken, Failure } from '@bearings/domain/failure'
import { testPolicyNow } from '@bearings/domain/schools/catalog/rules'
import {
  afterChoosing,
  afterMoving,
  nextOpenPlan,
  ruleAgainstAdding,
} from '@bearings/domain/schools/list/rules'
import type { EntryChanges, EntryPage, ListEntry, NewEntry } from '@bearings/domain/schools/list/schema'
import { asOf, deadlineFor } from '@bearings/domain/schools/rules'
import type { Deadline } from '@bearings/domain/schools/schema'
import { todayIn } from '@bearings/domain/today'
import { violatedConstraint } from '#database/driver-errors.ts'
import type { Database } from '#database/open.ts'
import { together } from '#database/together.ts'
import type { SignedInContext } from '#platform/serve.ts'
import { school } from '../catalog/service.ts'
import * as catalog from '../catalog/store.ts'
import * as checklist from '../checklist/store.ts'
import { describedBy, factOf, figureOf, satRange } from '../figures/described.ts'
import * as figures from '../figures/store.ts'
import { listedCollege } from './listed-college.ts'
import * as store from './store.ts'

/** Faster than anyone adds schools by hand; removed ones are kept for a while, so this bounds what is kept. */
const additions = { name: 'school-list-additions', points: 200, seconds: 3600 }

type Id = { id: string }

type Caller = Pick<SignedInContext, 'db' | 'actor' | 'now'>

/** Whose list it is: where they are, and when they graduate. */
export type Student = { studentId: string } & Pick<Actor, 'timeZone' | 'graduationYear'>

export function list(context: Caller): Promise<ListEntry[]> {
  const { userId: studentId, timeZone, graduationYear } = context.actor
  return listOf(context, { studentId, timeZone, graduationYear })
}

/** The list of this student, as far as the actor may see it. */
export async function listOf(
  { db, actor, now }: Caller,
  { studentId, ...student }: Student,
): Promise<ListEntry[]> {
  const [rows, known, descriptions] = await together(
    db,
    () => store.list(db, actor, studentId),
    () => store.deadlines(db, actor, studentId),
    () => figures.describedOnLists(db),
  )
  const when = timesOf(student, now())
  return rows.map((row) => entryOf(row, known.get(row.schoolId ?? '') ?? [], descriptions, when))
}

export async function entry(context: SignedInContext, { id }: Id): Promise<ListEntry> {
  return (await find(context, id)).entry
}

async function find(context: SignedInContext, id: string): Promise<{ entry: ListEntry; known: Deadline[] }> {
  const { db, actor } = context
  const [row, known, descriptions] = await together(
    db,
    () => store.find(db, actor, id),
    () => store.deadlinesOfOne(db, actor, id),
    () => figures.describedOnLists(db),
  )
  if (!row) throw new Failure('NOT_FOUND')
  return { entry: entryOf(row, known, descriptions, timesOf(actor, context.now())), known }
}

export async function page(context: SignedInContext, { id }: Id): Promise<EntryPage> {
  const { entry: found, known } = await find(context, id)
  const [items, ofCatalog] = await Promise.all([
    checklist.list(context.db, id),
    found.schoolId === null ? null : school(context, { id: found.schoolId }, known),
  ])
  return { ...found, items, school: ofCatalog }
}

export async function add(context: SignedInContext, { own, ...chosen }: NewEntry): Promise<ListEntry> {
  const { db, actor, now, limits } = context
  const { cycle } = timesOf(actor, now())
  const schoolId = chosen.schoolId ?? (await idOfCollege(db, chosen.unitid))
  const { notInCatalog = false, ...described } = own ?? {}
  await limits.take(additions, actor.userId)
  const id = await refusedByRule(() =>
    db.transaction(async (tx): Promise<string> => {
      const name = own?.name ?? (await catalog.nameOfOffered(tx, schoolId))
      if (name === undefined) throw new Failure('NOT_FOUND')
      const isInCatalog = own !== undefined && !notInCatalog && (await catalog.hasSchoolCalled(tx, name))
      const rule = ruleAgainstAdding(await store.lockList(tx, actor), { schoolId, name, isInCatalog })
      if (rule) throw broken(rule)

      const nothing = { plan: null, deadline: null, deadlineState: null }
      const known = await deadlinesOf(tx, schoolId)
      const at = now()
      const added = await store.insert(tx, {
        userId: actor.userId,
        schoolId,
        ...described,
        major: chosen.major ?? null,
        ...afterChoosing(nothing, chosen, known, cycle),
        createdAt: at,
        updatedAt: at,
      })
      await checklist.start(tx, added, at)
      return added
    }),
  )
  return entry(context, { id })
}

export async function change(
  context: SignedInContext,
  { id, plan, deadline, ...changes }: Id & EntryChanges,
): Promise<ListEntry> {
  const isChosen = plan !== undefined || deadline !== undefined
  const isFound = await refusedByRule(() =>
    isChosen
      ? choose(context, id, { plan, deadline }, changes)
      : store.set(context.db, context.actor, id, { ...changes, updatedAt: context.now() }),
  )
  if (!isFound) throw new Failure('NOT_FOUND')
  return entry(context, { id })
}

/** A plan and its date depend on those before, which nobody else may change meanwhile. Whether there is such an entry. */
function choose(
  context: SignedInContext,
  id: string,
  choice: Pick<EntryChanges, 'plan' | 'deadline'>,
  changes: Pick<EntryChanges, 'status' | 'major'>,
): Promise<boolean> {
  const { db, actor, now } = context
  return db.transaction(async (tx) => {
    const kept = await store.lock(tx, actor, id)
    if (!kept) return false
    const known = await deadlinesOf(tx, kept.schoolId)
    const chosen = afterChoosing(kept, choice, known, timesOf(actor, now()).cycle)
    await store.change(tx, actor, id, { ...changes, ...chosen, updatedAt: now() })
    return true
  })
}

/** The dates that came from the catalog, after its student has said in which year they apply. */
export async function moveList(tx: Database, { actor, now }: Omit<Caller, 'db'>): Promise<void> {
  const at = now()
  const { cycle } = timesOf(actor, at)
  const entries = await store.lockList(tx, actor)
  const known = await store.deadlines(tx, actor, actor.userId)
  for (const entry of entries) {
    const moved = afterMoving(entry, known.get(entry.schoolId ?? '') ?? [], cycle)
    if (moved) await store.change(tx, actor, entry.id, { ...moved, updatedAt: at })
  }
}

const rulesOfIndexes: Record<string, BrokenRule> = {
  list_entries_school_idx: 'already-on-list',
  list_entries_own_school_idx: 'already-on-list',
  list_entries_committed_idx: 'committed-elsewhere',
}

/**
 * An index that refuses a row stands for the rule: alone, for the one school that a student commits to, and against two
 * requests at once that both pass.
 */
export async function refusedByRule<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const rule = rulesOfIndexes[violatedConstraint(error) ?? '']
    throw rule ? broken(rule) : error
  }
}

/** @throws {Failure} NOT_FOUND */
async function idOfCollege(db: SignedInContext['db'], unitid: number | undefined): Promise<string | null> {
  if (unitid === undefined) return null
  const id = await catalog.idOfCollege(db, unitid)
  if (id === undefined) throw new Failure('NOT_FOUND')
  return id
}

function deadlinesOf(db: SignedInContext['db'], schoolId: string | null) {
  return schoolId === null ? [] : catalog.deadlinesOf(db, schoolId)
}

function entryOf(
  row: store.EntryRow,
  known: readonly Deadline[],
  descriptions: Awaited<ReturnType<typeof figures.describedOnLists>>,
  { today, cycle }: ReturnType<typeof timesOf>,
): ListEntry {
  const { id, schoolId, unitid, major, plan, deadline, deadlineState, deadlineSource, status } = row
  const { acceptanceRate, tuition, ranking } = row
  const { name, location, type } = catalog.inWords(row)
  const described = describedBy(descriptions, row.level)
  const newest = deadlineFor(plan, known)
  const admissionRate = figureOf(described, 'admission_rate', row.admission_rate, row.control)
  const testPolicy = testPolicyNow(factOf(described, 'test_policy', row.test_policy), row.requirements)
  return {
    id,
    schoolId,
    unitid,
    name,
    location: location || null,
    type: type || null,
    acceptanceRate,
    tuition,
    ranking,
    college: listedCollege(row, { admissionYear: admissionRate?.year, testPolicy: testPolicy?.value }),
    override: overrideOf(row),
    archived: row.archivedAt !== null,
    figures: {
      admissionRate,
      netPrice: figureOf(described, 'net_price_avg', row.net_price_avg, row.control),
      cost: figureOf(described, 'cost_of_attendance', row.cost_of_attendance, row.control),
      sat: satRange(described, row),
      undergraduates: figureOf(described, 'undergrad_enrollment', row.undergrad_enrollment, row.control),
      testPolicy,
    },
    major,
    plan,
    deadline,
    deadlineState,
    deadlineSource,
    catalogDeadline: newest && asOf(cycle, newest),
    nextPlan: nextOpenPlan(row, known, { today, cycle }),
    status,
    checklist: { done: row.done, total: row.items, asksForEssays: row.essaysToDo > 0 },
    addedAt: row.createdAt.toISOString(),
  }
}

/** The day it is where the student is, and the application year that they apply in. */
function timesOf({ timeZone, graduationYear }: Omit<Student, 'studentId'>, now: Date) {
  const today = todayIn(timeZone, now)
  return { today, cycle: cycleOfClass(graduationYear, today) }
}

function overrideOf({ override, overriddenBy }: store.EntryRow): ListEntry['override'] {
  if (!override) return null
  const { updatedAt, ...said } = override
  return { ...said, by: overriddenBy ?? '', at: updatedAt.toISOString() }
}
