import type { Actor } from '@bearings/domain/actor'
import {
  askedEssays,
  answerTo,
  essayToAdd,
  isShared,
  missingEssays,
} from '@bearings/domain/essays/asked/rules'
import type { AskedEssay, AskedOfSchool, Supplements } from '@bearings/domain/essays/asked/schema'
import { ruleAgainstEssay } from '@bearings/domain/essays/rules'
import type { AskedToAdd, EssaySummary, NewEssay } from '@bearings/domain/essays/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { isUnsent } from '@bearings/domain/list/rules'
import type { Database } from '#database/open.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as essays from '../service.ts'
import * as essayStore from '../store.ts'
import * as trashStore from '../trash-store.ts'
import * as store from './store.ts'

/** Faster than anyone presses the button. Deleted essays are kept, so this limits their number. */
const presses = { name: 'asked-essays', points: 120, seconds: 3600 }

export function list(context: SignedInContext): Promise<AskedOfSchool[]> {
  return sharedOf(context, context.actor.userId)
}

/** Returns what the schools on this student's list ask for, as far as the actor is shown the list. */
export async function sharedOf({ db, actor }: SignedInContext, studentId: string): Promise<AskedOfSchool[]> {
  return (await store.list(db, actor, studentId)).map(({ entryId, form, own, page }) => ({
    entryId,
    form,
    own,
    page,
  }))
}

/** What any college asks its applicants to write beyond the essays of the form; the catalog is everybody’s. */
export function ofCollege({ db }: SignedInContext, schoolId: string): Promise<Supplements | null> {
  return store.ofCollege(db, schoolId)
}

/**
 * Adds the essays that are missing, in one transaction. Pressed twice, it adds them once.
 * @throws {Failure} RULE_BROKEN and adds none if they are too many; NOT_FOUND if a school is not on the list
 */
export async function add(
  context: SignedInContext,
  { entryIds, keys }: AskedToAdd,
): Promise<{ added: EssaySummary[] }> {
  await context.limits.take(presses, context.actor.userId)
  const ids = await context.db.transaction((tx) => addWithin(context, tx, { entryIds, keys }))
  return { added: (await essays.list(context)).filter(({ id }) => ids.has(id)) }
}

/** Does it within a transaction, and returns the ids of what was added. */
export async function addWithin(
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
  tx: Database,
  { entryIds, keys }: AskedToAdd,
): Promise<Set<string>> {
  const before = await essayStore.lockAndCount(tx, actor)
  const onList = await store.list(tx, actor)
  const present: Written[] = [...(await essayStore.listVisible(tx, actor))]
  const added: NewEssay[] = []
  for (const entryId of new Set(entryIds)) {
    const school = onList.find((one) => one.entryId === entryId)
    if (!school) throw new Failure('NOT_FOUND')
    for (const asked of wanted(school, present, keys)) {
      const essay = essayToAdd(asked, { entryId, deadline: firstDay(asked, onList) })
      added.push(essay)
      present.push(essay)
    }
  }
  const rule = added.length > 0 ? ruleAgainstEssay(before + added.length - 1) : null
  if (rule) throw broken(rule)
  return insertAll(tx, actor, added, now())
}

/** Moves those of the essays that have no text to the trash. */
export async function takeBack(
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
  tx: Database,
  ids: readonly string[],
): Promise<void> {
  await trashStore.setEmptyTrashed(tx, actor, ids, now())
}

/** Lists show the latest essay first, so the first one of an application is the last that is inserted. */
async function insertAll(tx: Database, actor: Actor, added: readonly NewEssay[], now: Date) {
  const ids = new Set<string>()
  for (const [index, essay] of added.toReversed().entries())
    ids.add(await essayStore.insert(tx, actor, essay, new Date(now.getTime() + index)))
  return ids
}

type Written = Parameters<typeof answerTo>[2][number]

function wanted(school: AskedOfSchool, present: readonly Written[], keys: readonly string[] | undefined) {
  if (!keys) return missingEssays(school, present)
  return askedEssays(school).filter(
    (asked) => keys.includes(asked.key) && !answerTo(asked, school.entryId, present),
  )
}

/** Returns the first date for which a shared essay is needed, among the applications that are still to be sent. */
function firstDay(asked: AskedEssay, onList: Awaited<ReturnType<typeof store.list>>): string | null {
  if (!isShared(asked)) return null
  const days = onList
    .filter((school) => isUnsent(school.status) && askedEssays(school).some(({ key }) => key === asked.key))
    .flatMap(({ deadline }) => deadline ?? [])
  return days.toSorted()[0] ?? null
}
