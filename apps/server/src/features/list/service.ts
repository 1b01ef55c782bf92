import type { Actor } from '@bearings/domain/actor'
import { cycleOn } from '@bearings/domain/calendar-dates'
import type { Deadline } from '@bearings/domain/colleges/schema'
import { Failure } from '@bearings/domain/failure'
import { afterChoosing } from '@bearings/domain/list/rules'
import {
  type EntryChanges,
  type EntryPage,
  fieldsOfStudentAlone,
  type ListEntry,
} from '@bearings/domain/list/schema'
import { runQueries } from '#database/run-queries.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { school } from '../colleges/catalog/service.ts'
import * as catalog from '../colleges/catalog/store.ts'
import * as figures from '../colleges/figures/store.ts'
import { deadlinesOfEntry, deadlinesOfList } from './catalog-deadlines.ts'
import { askedOf } from './checklist/asked/service.ts'
import * as checklist from './checklist/store.ts'
import { entryOf, timesOf } from './entry.ts'
import { refusedByRule } from './index-rules.ts'
import { askingOf, saidOf } from './record/said.ts'
import * as record from './record/service.ts'
import { keepDays } from './record/store.ts'
import { forgetAidDays, forgetDays, settleReminders } from './reminders.ts'
import * as store from './store.ts'

type Id = { id: string }

type Caller = Pick<SignedInContext, 'db' | 'actor' | 'now'>

/** The student whose list it is: where they are, and when they graduate. */
export type Student = { studentId: string } & Pick<Actor, 'timeZone' | 'graduationYear'>

export function list(context: Caller): Promise<ListEntry[]> {
  const { userId: studentId, timeZone, graduationYear } = context.actor
  return listOf(context, { studentId, timeZone, graduationYear })
}

/** Returns the list of this student, as far as the actor may see it. */
export async function listOf(
  { db, actor, now }: Caller,
  { studentId, ...student }: Student,
): Promise<ListEntry[]> {
  const [rows, known, describedAt] = await runQueries(
    db,
    () => store.list(db, actor, studentId),
    () => deadlinesOfList(db, actor, studentId),
    () => figures.describedOnLists(db),
  )
  const when = timesOf(student, now())
  const entries = rows.map((row) => entryOf(row, known.get(row.schoolId ?? '') ?? [], describedAt, when))
  if (actor.userId === studentId) return entries
  const unseen = Object.fromEntries(fieldsOfStudentAlone.map((name) => [name, null]))
  return entries.map((each) => ({ ...each, ...unseen }))
}

export async function entry(context: SignedInContext, { id }: Id): Promise<ListEntry> {
  return (await find(context, id)).entry
}

async function find(context: SignedInContext, id: string): Promise<{ entry: ListEntry; known: Deadline[] }> {
  const { db, actor } = context
  const [row, known, describedAt] = await runQueries(
    db,
    () => store.find(db, actor, id),
    () => deadlinesOfEntry(db, actor, id),
    () => figures.describedOnLists(db),
  )
  if (!row) throw new Failure('NOT_FOUND')
  return { entry: entryOf(row, known, describedAt, timesOf(actor, context.now())), known }
}

export async function page(context: SignedInContext, { id }: Id): Promise<EntryPage> {
  const { entry: found, known } = await find(context, id)
  const { schoolId } = found
  const requirements = schoolId === null ? null : catalog.requirementsOf(context.db, schoolId)
  const [items, ofCatalog, said, asked] = await Promise.all([
    checklist.list(context.db, id),
    schoolId === null ? null : school(context, { id: schoolId }, { deadlines: known, requirements }),
    saidOf(context, id),
    askedOf(context, id, requirements),
    // Here too, so that its failure is heard if others fail before they come to it.
    requirements,
  ])
  return { ...found, asked, items, school: ofCatalog, said }
}

export async function change(
  context: SignedInContext,
  { id, plan, deadline, status, ...changes }: Id & EntryChanges,
): Promise<ListEntry> {
  const isChosen = plan !== undefined || deadline !== undefined || status !== undefined
  const isFound = await refusedByRule(() =>
    isChosen
      ? choose(context, id, { plan, deadline, status }, changes)
      : store.set(context.db, context.actor, id, { ...changes, updatedAt: context.now() }),
  )
  if (!isFound) throw new Failure('NOT_FOUND')
  return entry(context, { id })
}

/**
 * Changes the plan, the date or the status. What follows depends on those before, so the entry is locked until it is
 * written.
 * @returns Whether there is such an entry.
 */
async function choose(
  context: SignedInContext,
  id: string,
  { status, ...choice }: Pick<EntryChanges, 'plan' | 'deadline' | 'status'>,
  changes: store.SetAlone,
): Promise<boolean> {
  const { db, actor, now } = context
  const asking = status === 'Submitted' ? await askingOf(context) : null
  return db.transaction(async (tx) => {
    const kept = await store.lock(tx, actor, id)
    if (!kept) return false
    const known = await deadlinesOf(tx, kept.schoolId)
    const { cycle } = timesOf(actor, now())
    const chosen = afterChoosing(kept, choice, known, cycle)
    const yearOf = (day: string | null) => (day === null ? cycle : cycleOn(day))
    const after = status ?? kept.status
    await store.change(tx, actor, id, { ...changes, ...chosen, status: after, updatedAt: now() })
    await settleReminders(tx, actor, { id, status: after })
    if (chosen.deadline !== kept.deadline) await forgetDays(tx, actor, [kept])
    if (yearOf(chosen.deadline) !== yearOf(kept.deadline)) await forgetAidDays(tx, actor, [kept])
    const changed = () => entry({ ...context, db: tx }, { id })
    await record.follow(context, tx, { id, before: kept.status, after, asking, entry: changed })
    return true
  })
}

/**
 * Gives an entry the status and the days that it had elsewhere. Nothing is said of its odds: whatever was, was said by
 * another server.
 */
export async function bringIn(
  { db, actor, now }: SignedInContext,
  { id, status, days }: Id & Pick<ListEntry, 'status' | 'days'>,
): Promise<void> {
  await refusedByRule(() =>
    db.transaction(async (tx) => {
      if (!(await store.lock(tx, actor, id))) throw new Failure('NOT_FOUND')
      await store.change(tx, actor, id, { status, updatedAt: now() })
      await keepDays(tx, id, days, now())
    }),
  )
}

export function deadlinesOf(db: SignedInContext['db'], schoolId: string | null) {
  return schoolId === null ? [] : catalog.deadlinesOf(db, schoolId)
}
