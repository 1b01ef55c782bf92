import { ruleAgainstBringingIn } from '@bearings/domain/archive/rules'
import type { BringIn, BroughtIn, Carried } from '@bearings/domain/archive/schema'
import { broken } from '@bearings/domain/failure'
import { faultInPosition } from '@bearings/domain/profile/activities/rules'
import { bounds } from '@bearings/domain/profile/options'
import * as essays from '#features/essays/service.ts'
import * as finances from '#features/money/finances/service.ts'
import * as profile from '#features/profile/service.ts'
import * as lists from '#features/schools/list/service.ts'
import * as target from '#features/schools/target/service.ts'
import { allWeeks, bringInWeek } from '#features/weeks/carried-weeks.ts'
import { atMost } from '#platform/at-most.ts'
import { audit } from '#platform/audit.ts'
import type { Limit } from '#platform/limits.ts'
import type { SignedInContext } from '#platform/serve.ts'
import { bringInSchool } from './bring-in-school.ts'
import { lockAccount } from './store.ts'

/** Each writes as much as an account can hold, a preview too. */
const bringings: Limit = { name: 'archives-in', points: 6, seconds: 3600 }
/** One after the other: each holds a connection for as long as it writes, and the embedded database has but one. */
const oneAtOnce = atMost(1)
const unlimited = { take: async () => {}, check: async () => {} }

/** What a preview throws, so that nothing of it stays. */
class Tried extends Error {
  readonly broughtIn: BroughtIn
  constructor(broughtIn: BroughtIn) {
    super('A preview')
    this.broughtIn = broughtIn
  }
}

/**
 * All of an archive comes in, or nothing. Each part goes through the service that a page would ask, so what no page would
 * take is refused here as well. A preview does the same and takes it back.
 */
export async function bringIn(context: SignedInContext, { content, apply }: BringIn): Promise<BroughtIn> {
  await context.limits.take(bringings, context.actor.userId)
  try {
    return await oneAtOnce(() =>
      context.db.transaction(async (tx) => {
        const broughtIn = await writeAll({ ...context, db: tx, limits: unlimited }, content)
        if (!apply) throw new Tried(broughtIn)
        return broughtIn
      }),
    )
  } catch (error) {
    if (error instanceof Tried) return error.broughtIn
    throw error
  }
}

async function writeAll(context: SignedInContext, content: Carried): Promise<BroughtIn> {
  const { db, actor, origin, now } = context
  await lockAccount(db, actor.userId)
  const rule = ruleAgainstBringingIn(await heldBy(context))
  if (rule) throw broken(rule)

  const completion = await writeProfile(context, content.profile)
  await target.set(context, content.target)
  await writeMoney(context, content.money)
  const schools = []
  for (const school of content.schools) schools.push(await bringInSchool(context, school))
  // Lists show the latest first; so does the archive.
  for (const [index, essay] of content.essays.toReversed().entries())
    await writeEssay({ ...context, now: () => new Date(now().getTime() + index) }, essay, schools)
  for (const week of content.weeks) await bringInWeek(context, week)

  const counts = { schools: schools.length, essays: content.essays.length, weeks: content.weeks.length }
  const { userId, sessionId } = actor
  const entry = { at: now(), actorId: userId, targetId: userId, sessionId, origin, detail: counts }
  await audit(db, { ...entry, action: 'archive_brought_in' })
  const byHand = schools.flatMap(({ name, isByHand }) => (isByHand ? [name] : []))
  return { name: content.name, madeAt: content.madeAt, profile: completion, byHand, ...counts }
}

async function heldBy(context: SignedInContext) {
  const [{ profile: own }, schools, written, weeks] = [
    await profile.own(context),
    await lists.list(context),
    await essays.list(context),
    await allWeeks(context),
  ]
  const { budget, state, answers } = await finances.own(context)
  return {
    profile: own.updatedAt !== null,
    money: [budget, state, answers].some((said) => said !== null),
    target: await target.isChosen(context),
    schools: schools.length,
    essays: written.length,
    weeks: weeks.length,
  }
}

async function writeProfile(
  context: SignedInContext,
  { background, academic, activities, honors }: Carried['profile'],
): Promise<number> {
  const finish = false
  // One from before the Common App's limit may be longer than a new one.
  const positions = activities.activities.map(({ position, ...activity }) => {
    if (position === undefined) return activity
    const fits = faultInPosition(position, []) === null
    return { ...activity, position: fits ? position : position.slice(0, bounds.position.max) }
  })
  await profile.saveBackground(context, { ...background, finish })
  await profile.saveAcademic(context, { ...academic, finish })
  await profile.saveActivities(context, { ...activities, activities: positions, finish })
  const { completion } = await profile.saveHonors(context, { ...honors, finish })
  return completion
}

async function writeMoney(
  context: SignedInContext,
  { budget, state, answers }: Carried['money'],
): Promise<void> {
  if (budget !== null || state !== null) await finances.change(context, { budget, state })
  if (answers) await finances.keepAnswers(context, answers)
}

async function writeEssay(
  context: SignedInContext,
  { school, content, status, ...essay }: Carried['essays'][number],
  schools: readonly { id: string }[],
): Promise<void> {
  const entryId = school === null ? null : (schools[school]?.id ?? null)
  const { id, revision } = await essays.add(context, { ...essay, entryId })
  await essays.saveText(context, { id, content, status, basedOn: revision, keep: content !== '' })
}
