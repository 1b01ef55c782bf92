import type { Requirements } from '@bearings/domain/colleges/catalog/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { askedItems } from '@bearings/domain/list/checklist/asked'
import { checklistChanges } from '@bearings/domain/list/checklist/changes'
import type { AskedItem, ChecklistItem, TakenChanges } from '@bearings/domain/list/checklist/schema'
import { ruleAgainstItem } from '@bearings/domain/list/rules'
import type { Means } from '@bearings/domain/matching/within-budget'
import { runQueries } from '#database/run-queries.ts'
import * as catalog from '#features/colleges/catalog/store.ts'
import { lock } from '#features/list/store.ts'
import * as finances from '#features/money/finances/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as checklist from '../store.ts'
import { interviewOf, knownOf } from './college.ts'
import * as store from './store.ts'

type Context = Pick<SignedInContext, 'db' | 'actor'>

/**
 * Returns what the college of an entry asks of the student whose list it is on.
 * @param requirements Those of the college, if the caller reads them too.
 */
export async function askedOf(
  context: Context,
  id: string,
  requirements: Promise<Requirements | null> | null = null,
): Promise<AskedItem[]> {
  const { db, actor } = context
  const [rows, means] = await runQueries(
    db,
    () => store.list(db, actor, id),
    () => finances.meansOf(context),
  )
  const [row] = rows
  if (!row) throw new Failure('NOT_FOUND')
  const form = requirements ?? (row.schoolId === null ? null : catalog.requirementsOf(db, row.schoolId))
  return askedBy(db, row, await form, means)
}

/** The same for all schools on the student's list. */
export async function askedOfEach(context: Context) {
  const { db, actor } = context
  const [rows, means] = await runQueries(
    db,
    () => store.list(db, actor),
    () => finances.meansOf(context),
  )
  const forms = await catalog.requirementsOfSchools(
    db,
    rows.flatMap(({ schoolId }) => schoolId ?? []),
  )
  return Promise.all(
    rows.map(async (row) => {
      const form = forms.get(row.schoolId ?? '') ?? null
      return { row, asked: await askedBy(db, row, form, means) }
    }),
  )
}

type Row = Awaited<ReturnType<typeof store.list>>[number]

async function askedBy(db: Context['db'], row: Row, requirements: Requirements | null, means: Means) {
  if (row.schoolId === null) return []
  const { incomeBracket, isFromAbroad = null, asksForAid = null } = means
  const college = { ...knownOf(row, requirements), requirements, interview: await interviewOf(db, row) }
  // Who is not sure may ask for aid. An answer from when they lived abroad is no answer at home.
  const asksForNone = isFromAbroad && asksForAid === 'no'
  const student = { incomeBracket, isFromAbroad, asksForAid: asksForNone ? false : null }
  return askedItems(college, { ...student, plan: row.plan })
}

/**
 * Takes those of the changes that are still offered, in one transaction. Pressed twice, nothing is added twice.
 * @throws {Failure} RULE_BROKEN, and changes nothing, if the checklist would be too long
 */
export async function take(
  context: SignedInContext,
  { id, add, remove }: { id: string } & TakenChanges,
): Promise<{ items: ChecklistItem[] }> {
  const { db, actor, now } = context
  const asked = await askedOf(context, id)
  return db.transaction(async (tx) => {
    if (!(await lock(tx, actor, id))) throw new Failure('NOT_FOUND')
    const items = await checklist.list(tx, id)
    const offered = checklistChanges(asked, items, [])
    const gone = offered.remove.filter((item) => remove.includes(item.id))
    const added = offered.add.filter(({ kind }) => add.includes(kind))
    const rule = added.length > 0 ? ruleAgainstItem(items.length - gone.length + added.length - 1) : null
    if (rule) throw broken(rule)
    for (const item of gone) await checklist.remove(tx, id, item.id)
    for (const { kind, label } of added)
      await checklist.add(tx, id, { kind, label, done: false, dueOn: null }, undefined, now())
    return { items: await checklist.list(tx, id) }
  })
}
