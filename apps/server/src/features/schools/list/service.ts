import type { BrokenRule } from '@bearings/domain/broken-rule'
import { broken, Failure } from '@bearings/domain/failure'
import { afterChoosing, ruleAgainstAdding, ruleAgainstStatus } from '@bearings/domain/schools/list/rules'
import type { EntryChanges, EntryPage, ListEntry, NewEntry } from '@bearings/domain/schools/list/schema'
import { asOf, deadlineFor } from '@bearings/domain/schools/rules'
import type { Deadline } from '@bearings/domain/schools/schema'
import { todayIn } from '@bearings/domain/today'
import { violatedConstraint } from '../../../database/violated.ts'
import type { SignedIn } from '../../../platform/serve.ts'
import { school } from '../catalog/service.ts'
import * as catalog from '../catalog/store.ts'
import * as checklist from '../checklist/store.ts'
import { describedBy, figureOf, satRange, testPolicyOf } from '../figures/service.ts'
import * as figures from '../figures/store.ts'
import * as store from './store.ts'

/** Faster than anyone adds schools by hand; removed ones are kept for a while, so this bounds what is kept. */
const additions = { name: 'school-list-additions', points: 200, seconds: 3600 }

type Id = { id: string }

export function list(context: SignedIn): Promise<ListEntry[]> {
  return listOf(context, { studentId: context.actor.userId, timeZone: context.actor.timeZone })
}

/** The list of this student, as far as the actor may see it. */
export async function listOf(
  { db, actor, now }: SignedIn,
  { studentId, timeZone }: { studentId: string; timeZone: string },
): Promise<ListEntry[]> {
  const [rows, known, beside] = await Promise.all([
    store.list(db, actor, studentId),
    store.deadlines(db, actor, studentId),
    figures.describedOnLists(db),
  ])
  const today = todayIn(timeZone, now())
  return rows.map((row) => entryOf(row, known.get(row.schoolId ?? '') ?? [], beside, today))
}

export async function entry(context: SignedIn, { id }: Id): Promise<ListEntry> {
  const { db, actor } = context
  const row = await store.find(db, actor, id)
  if (!row) throw new Failure('NOT_FOUND')
  const [known, beside] = await Promise.all([deadlinesOf(db, row.schoolId), figures.describedOnLists(db)])
  return entryOf(row, known, beside, todayOf(context))
}

export async function page(context: SignedIn, { id }: Id): Promise<EntryPage> {
  const found = await entry(context, { id })
  const [items, ofCatalog] = await Promise.all([
    checklist.list(context.db, id),
    found.schoolId === null ? null : school(context, { id: found.schoolId }),
  ])
  return { ...found, items, school: ofCatalog }
}

export async function add(context: SignedIn, { own, ...chosen }: NewEntry): Promise<ListEntry> {
  const { db, actor, now, limits } = context
  const schoolId = chosen.schoolId ?? null
  await limits.take(additions, actor.userId)
  const id = await refusedByRule(() =>
    db.transaction(async (tx): Promise<string> => {
      if (schoolId !== null && !(await catalog.isOffered(tx, schoolId))) throw new Failure('NOT_FOUND')
      const rule = ruleAgainstAdding(await store.lockList(tx, actor), { schoolId, name: own?.name ?? '' })
      if (rule) throw broken(rule)

      const nothing = { plan: null, deadline: null, deadlineState: null }
      const known = await deadlinesOf(tx, schoolId)
      const at = now()
      const added = await store.insert(tx, {
        userId: actor.userId,
        schoolId,
        ...own,
        major: chosen.major ?? null,
        ...afterChoosing(nothing, chosen, known, todayOf(context)),
        createdAt: at,
        updatedAt: at,
      })
      await checklist.start(tx, added, at)
      return added
    }),
  )
  return entry(context, { id })
}

export async function change(context: SignedIn, { id, ...changes }: Id & EntryChanges): Promise<ListEntry> {
  const { db, actor, now } = context
  await refusedByRule(() =>
    db.transaction(async (tx) => {
      const all = await store.lockList(tx, actor)
      const kept = all.find((one) => one.id === id)
      if (!kept) throw new Failure('NOT_FOUND')
      const { status = kept.status, major = kept.major, plan, deadline } = changes
      const rule = ruleAgainstStatus(all, id, status)
      if (rule) throw broken(rule)

      const isChosen = plan !== undefined || deadline !== undefined
      const known = isChosen ? await deadlinesOf(tx, kept.schoolId) : []
      const chosen = isChosen ? afterChoosing(kept, { plan, deadline }, known, todayOf(context)) : {}
      await store.change(tx, actor, id, { status, major, ...chosen, updatedAt: now() })
    }),
  )
  return entry(context, { id })
}

const rulesOfIndexes: Record<string, BrokenRule> = {
  list_entries_school_idx: 'already-on-list',
  list_entries_own_school_idx: 'already-on-list',
  list_entries_committed_idx: 'committed-elsewhere',
}

/** Two requests at once can both pass a rule; the index that refuses the second stands for the same rule. */
export async function refusedByRule<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const rule = rulesOfIndexes[violatedConstraint(error) ?? '']
    throw rule ? broken(rule) : error
  }
}

function deadlinesOf(db: SignedIn['db'], schoolId: string | null) {
  return schoolId === null ? [] : catalog.deadlinesOf(db, schoolId)
}

function entryOf(
  row: store.EntryRow,
  known: readonly Deadline[],
  beside: Awaited<ReturnType<typeof figures.describedOnLists>>,
  today: string,
): ListEntry {
  const { id, schoolId, major, plan, deadline, deadlineState, deadlineSource, status } = row
  const { acceptanceRate, tuition, ranking } = row
  const { name, location, type } = catalog.inWords(row)
  const described = describedBy(beside, row.level)
  const newest = deadlineFor(plan, known)
  return {
    id,
    schoolId,
    name,
    location: location || null,
    type: type || null,
    acceptanceRate,
    tuition,
    ranking,
    archived: row.archivedAt !== null,
    figures: {
      admissionRate: figureOf(described, 'admission_rate', row.admission_rate),
      netPrice: figureOf(described, 'net_price_avg', row.net_price_avg),
      cost: figureOf(described, 'cost_of_attendance', row.cost_of_attendance),
      sat: satRange(described, row),
      undergraduates: figureOf(described, 'undergrad_enrollment', row.undergrad_enrollment),
      testPolicy: testPolicyOf(described, row.test_policy, row.requirements),
    },
    major,
    plan,
    deadline,
    deadlineState,
    deadlineSource,
    catalogDeadline: newest && asOf(today, newest),
    status,
    checklist: { done: row.done, total: row.items },
    addedAt: row.createdAt.toISOString(),
  }
}

function todayOf({ actor, now }: SignedIn): string {
  return todayIn(actor.timeZone, now())
}
