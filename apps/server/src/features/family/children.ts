import type { Viewed } from '@bearings/domain/advising/options'
import { isLate } from '@bearings/domain/deadlines/rules'
import { Failure } from '@bearings/domain/failure'
import { limits } from '@bearings/domain/family/options'
import type {
  Child,
  FamilyAid,
  FamilyAnswers,
  FamilyColleges,
  FamilyDate,
  FamilyMoney,
  FamilyOverview,
} from '@bearings/domain/family/schema'
import { addDays, todayIn } from '@bearings/domain/today'
import { logView } from '#features/access-log/service.ts'
import * as deadlines from '#features/deadlines/service.ts'
import * as list from '#features/list/service.ts'
import * as forms from '#features/money/forms/service.ts'
import * as offers from '#features/money/offers/service.ts'
import * as steps from '#features/money/steps/service.ts'
import { refresh } from '#features/notifications/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as answers from './answers/service.ts'
import { essaysDone, lettersSent } from './counts.ts'
import * as store from './store.ts'

type Id = { id: string }
type Row = Awaited<ReturnType<typeof store.childrenOf>>[number]

const nothing = { deadlines: false, list: false, money: false, letters: false, essays: false }

export async function children({ db, actor }: SignedInContext): Promise<Child[]> {
  return (await store.childrenOf(db, actor)).map(childOf)
}

/** Returns this student as their guardian sees them. */
export async function childWith({ db, actor }: SignedInContext, studentId: string): Promise<Child> {
  const row = await store.findWith(db, actor, studentId)
  if (!row) throw new Failure('NOT_FOUND')
  return childOf(row)
}

function childOf({ id: linkId, studentId: id, fullName, relation, parts, pausedAt }: Row): Child {
  const isPaused = pausedAt !== null
  return { id, linkId, fullName, relation, isPaused, parts: isPaused ? nothing : parts }
}

export async function overview(context: SignedInContext, { id }: Id): Promise<FamilyOverview> {
  const { db, actor } = context
  const child = await find(context, id)
  const { parts } = child
  const [dates, aidSteps, letters, essays] = await Promise.all([
    parts.deadlines ? comingDates(context, child) : null,
    parts.deadlines ? steps.sharedOf(context, child) : null,
    parts.letters ? lettersSent(db, actor, id) : null,
    parts.essays ? essaysDone(db, actor, id) : null,
  ])
  await seen(context, id, 'overview')
  return { dates, steps: aidSteps, letters, essays }
}

type Of = Pick<Row, 'studentId' | 'timeZone'>

/** Returns the days that are still to come and need something, the nearest first. */
export async function comingDates(
  { db, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  { studentId, timeZone }: Of,
): Promise<FamilyDate[]> {
  const last = addDays(todayIn(timeZone, now()), limits.daysAhead)
  return (await deadlines.familyDates({ db, actor }, studentId))
    .filter((row) => !isLate(row, timeZone, now()) && row.date <= last)
    .toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1))
    .slice(0, limits.dates)
    .map(({ id, source, title, plan, date, basis }) => ({
      id,
      source: source as FamilyDate['source'],
      title,
      plan,
      date,
      basis,
    }))
}

export async function colleges(context: SignedInContext, { id }: Id): Promise<FamilyColleges> {
  const child = await find(context, id)
  if (!child.parts.list) return { shared: false }
  const [entries, prices] = await Promise.all([
    list.listOf(context, child),
    answers.pricesFor(context, child),
  ])
  const priceOf = new Map(prices.map((price) => [price.entryId, price]))
  await seen(context, id, 'list')
  return {
    shared: true,
    colleges: entries.flatMap(({ id: entryId, name, plan, deadline, status }) => {
      const price = priceOf.get(entryId)
      const day = child.parts.deadlines ? deadline : null
      return price ? [{ entryId, unitid: price.unitid, name, plan, deadline: day, status, price }] : []
    }),
  }
}

export async function aid(context: SignedInContext, { id }: Id): Promise<FamilyAid> {
  const child = await find(context, id)
  const { parts } = child
  const [aidSteps, asked, offered] = await Promise.all([
    parts.deadlines ? steps.sharedOf(context, child) : null,
    parts.list ? forms.listOf(context, id) : null,
    parts.list && parts.money ? offers.sharedOf(context, id) : null,
  ])
  await seen(context, id, 'money')
  return { steps: aidSteps, forms: asked, offers: offered }
}

export async function money(context: SignedInContext, { id }: Id): Promise<FamilyMoney> {
  const child = await find(context, id)
  if (child.parts.money) await seen(context, id, 'money')
  return answers.money(context, child)
}

export async function fill(
  context: SignedInContext,
  { id, ...given }: Id & FamilyAnswers,
): Promise<FamilyMoney> {
  const link = await find(context, id)
  return context.db.transaction(async (tx) => {
    // The student may have ended it a moment ago.
    if (!(await store.lockVisible(tx, context.actor, link.id))) throw new Failure('NOT_FOUND')
    const saved = await answers.save({ ...context, db: tx }, link, given)
    await refresh(tx, [id])
    return saved
  })
}

/** Finds the student with this id if the actor is their guardian and not paused. Anyone else is not found. */
async function find({ db, actor }: SignedInContext, id: string): Promise<Row> {
  const row = await store.findWith(db, actor, id)
  if (!row || row.pausedAt !== null) throw new Failure('NOT_FOUND')
  return row
}

function seen({ db, actor, now }: SignedInContext, studentId: string, what: Viewed): Promise<void> {
  return logView(db, actor, { studentId, what, now: now() })
}
