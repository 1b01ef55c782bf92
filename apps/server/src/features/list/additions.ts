import { broken, Failure } from '@bearings/domain/failure'
import { additionRules, type AdditionRule } from '@bearings/domain/list/options'
import { afterChoosing, ruleAgainstAdding, ruleAgainstStatus } from '@bearings/domain/list/rules'
import {
  type Additions,
  fieldsAlone,
  type ListEntry,
  type NewEntries,
  type NewEntry,
} from '@bearings/domain/list/schema'
import { pickOrNull } from '@bearings/domain/pick'
import type { Database } from '#database/open.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as catalog from '../colleges/catalog/store.ts'
import * as checklist from './checklist/store.ts'
import { timesOf } from './entry.ts'
import { refusedByRule } from './index-rules.ts'
import { type Asking, askingOf } from './record/said.ts'
import * as record from './record/service.ts'
import { settleReminders } from './reminders.ts'
import { deadlinesOf, entry, list } from './service.ts'
import * as store from './store.ts'

/** Faster than anyone adds schools by hand. Removed ones are kept for a while, so this limits them too. */
const additions = { name: 'school-list-additions', points: 200, seconds: 3600 }
/** Faster than anyone pastes lists and corrects what was refused. */
const additionsAtOnce = { name: 'school-list-additions-at-once', points: 20, seconds: 3600 }

type OnList = Awaited<ReturnType<typeof store.lockListToAdd>>

/** @throws {Failure} RULE_BROKEN; NOT_FOUND for a school that the catalog does not offer */
export async function add(context: SignedInContext, chosen: NewEntry): Promise<ListEntry> {
  const { db, actor, limits } = context
  await limits.take(additions, actor.userId)
  const asking = await askingFor(context, [chosen])
  const { id } = await refusedByRule(() =>
    db.transaction(async (tx) => insert(context, tx, await store.lockListToAdd(tx, actor), chosen, asking)),
  )
  return entry(context, { id })
}

/**
 * Adds those that can be added, in the order of the request and in one transaction.
 * @throws {Failure} RULE_BROKEN, and adds none, when the student commits to a school at the same moment
 */
export async function addSeveral(context: SignedInContext, { schools }: NewEntries): Promise<Additions> {
  const { db, actor, limits } = context
  await limits.take(additionsAtOnce, actor.userId)
  const asking = await askingFor(context, schools)
  const { addedIds, refused } = await refusedByRule(() =>
    db.transaction(async (tx) => insertSeveral(context, tx, schools, asking)),
  )
  return { added: (await list(context)).filter(({ id }) => addedIds.has(id)), refused }
}

/** Reads who asks if any of these schools comes as sent. */
async function askingFor(context: SignedInContext, schools: readonly NewEntry[]): Promise<Asking | null> {
  return schools.some(({ status }) => status === 'Submitted') ? askingOf(context) : null
}

async function insertSeveral(
  context: SignedInContext,
  tx: Database,
  schools: NewEntries['schools'],
  asking: Asking | null,
) {
  const onList: OnList = await store.lockListToAdd(tx, context.actor)
  const before = onList.length
  const refused: Additions['refused'] = []
  for (const [index, chosen] of schools.entries())
    try {
      onList.push(await insert(context, tx, onList, chosen, asking))
    } catch (error) {
      // The rules refuse before anything is written, so the transaction is still good for the others.
      if (!(error instanceof Failure)) throw error
      refused.push({ index, rule: ruleOf(error) })
    }
  return { addedIds: new Set(onList.slice(before).map(({ id }) => id)), refused }
}

/** Adds a school to this list, which is locked. */
async function insert(
  context: SignedInContext,
  tx: Database,
  onList: OnList,
  { own, ...chosen }: NewEntry,
  asking: Asking | null,
): Promise<OnList[number]> {
  const { actor, now } = context
  const schoolId = chosen.schoolId ?? (await idOfCollege(tx, chosen.unitid))
  const { notInCatalog = false, ...described } = own ?? {}
  const school = own ? { name: own.name, takesNobody: false } : await catalog.offered(tx, schoolId)
  if (!school) throw new Failure('NOT_FOUND')
  const { name } = school
  const status = chosen.status ?? 'Not Started'
  const isInCatalog = own !== undefined && !notInCatalog && (await catalog.hasSchoolNamed(tx, name))
  const rule =
    ruleAgainstAdding(onList, { schoolId, ...school, isInCatalog, status }) ??
    ruleAgainstStatus(onList, null, status)
  if (rule) throw broken(rule)

  const nothing = { plan: null, deadline: null, deadlineState: null }
  const at = now()
  const row = {
    schoolId,
    status,
    ...pickOrNull(chosen, fieldsAlone),
    ...afterChoosing(nothing, chosen, await deadlinesOf(tx, schoolId), timesOf(actor, at).cycle),
    createdAt: at,
  }
  const id = await store.insert(tx, { ...described, ...row, userId: actor.userId, updatedAt: at })
  await checklist.start(tx, id, at)
  if (status === 'Committed') await settleReminders(tx, actor, { id, status })
  const added = () => entry({ ...context, db: tx }, { id })
  await record.follow(context, tx, { id, before: null, after: status, asking, entry: added })
  return { ...row, id, name }
}

/** @throws {Failure} NOT_FOUND */
async function idOfCollege(db: Database, unitid: number | undefined): Promise<string | null> {
  if (unitid === undefined) return null
  const id = await catalog.idOfCollege(db, unitid)
  if (id === undefined) throw new Failure('NOT_FOUND')
  return id
}

function ruleOf({ rule }: Failure): AdditionRule | null {
  return additionRules.find((each) => each === rule) ?? null
}
