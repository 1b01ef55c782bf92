import type { Actor } from '@bearings/domain/actor'
import { ruleAgainstCovering, ruleAgainstDays } from '@bearings/domain/advising/covers/rules'
import type { Cover, Covers, NewCover } from '@bearings/domain/advising/covers/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { todayIn } from '@bearings/domain/today'
import { monthDay } from '@bearings/domain/words'
import type { Database } from '#database/open.ts'
import { notify } from '#features/notifications/service.ts'
import { audit, by } from '#platform/audit.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as links from '../links/store.ts'
import { lockWithColleague } from '../people/colleague.ts'
import * as people from '../people/store.ts'
import { inTransaction } from '../requests/record.ts'
import { endCover, keep } from './jobs.ts'
import * as store from './store.ts'

type OfAdvisor = { id: string }

/** A few colleagues are asked. Whoever asks more is trying out addresses. */
const arranging: Limit = { name: 'advising-covers', points: 20, seconds: 3600 }

export async function read({ db, actor }: SignedInContext, { id }: OfAdvisor): Promise<Covers> {
  await visible(db, actor, id)
  const open = await store.open(db, id)
  const by = open.find(({ advisor }) => advisor.id === id)
  return {
    ofSchool: await links.countOfSchool(db, id),
    by: by ? present(by, by.colleague) : null,
    for: open.flatMap((cover) => (cover.colleague.id === id ? present(cover, cover.advisor) : [])),
  }
}

/** Arranges who stands in for an advisor, and begins it if the first day has come. */
export async function arrange(
  context: SignedInContext,
  { id, email, from, until }: OfAdvisor & NewCover,
): Promise<Covers> {
  const { db, actor, now, limits } = context
  await limits.take(arranging, actor.userId)
  const coverId = await inTransaction(db, async (tx) => {
    await visible(tx, actor, id)
    const { advisor, colleague } = await lockWithColleague(tx, context, { advisorId: id, email })
    const open = await store.open(tx, id)
    const rule =
      ruleAgainstDays({ from, until }, todayIn(advisor.timeZone, now())) ??
      ruleAgainstCovering({
        isArranged: open.some((cover) => cover.advisor.id === id),
        students: await links.countOfSchool(tx, id),
        ofColleague: await links.countStudents(tx, colleague.id, links.isOfSchool(id)),
      })
    if (rule) throw broken(rule)

    const made = await store.insert(tx, { advisorId: id, colleagueId: colleague.id, from, until }, now())
    await notify(tx, {
      userId: colleague.id,
      type: 'system',
      title: 'You Stand In for a Colleague',
      message: `${advisor.fullName} is away from ${monthDay(from)} to ${monthDay(until)}, and you stand in. You can end it in your settings.`,
      link: '/settings',
      subjectId: made,
      now: now(),
    })
    await audit(tx, {
      ...by(context),
      action: 'cover_arranged',
      targetId: id,
      detail: { colleagueId: colleague.id, from, until },
    })
    return made
  })
  const cover = (await store.open(db, id)).find((each) => each.id === coverId)
  if (cover) await keep(db, cover, now)
  return read(context, { id })
}

/** Ends a cover early: who is away, the colleague, or an admin. The other of the two is told. */
export async function end(
  context: SignedInContext,
  { id, colleagueId }: OfAdvisor & { colleagueId: string },
): Promise<Covers> {
  const { db, actor, now } = context
  if (actor.role !== 'admin' && actor.userId !== id && actor.userId !== colleagueId)
    throw new Failure('NOT_FOUND')
  await db.transaction(async (tx) => {
    const cover = (await store.open(tx, id)).find(
      ({ advisor, colleague }) => advisor.id === id && colleague.id === colleagueId,
    )
    if (!cover || !(await endCover(tx, cover, now()))) throw new Failure('NOT_FOUND')
    for (const { id: userId } of [cover.advisor, cover.colleague])
      if (userId !== actor.userId)
        await notify(tx, {
          userId,
          type: 'system',
          title: 'Standing In Has Ended',
          message: `${cover.colleague.fullName} no longer stands in for ${cover.advisor.fullName}.`,
          link: '/settings',
          subjectId: cover.id,
          now: now(),
        })
    await audit(tx, {
      ...by(context),
      action: 'cover_ended',
      targetId: id,
      detail: { colleagueId },
    })
  })
  return read(context, { id: actor.role === 'admin' ? id : actor.userId })
}

/** Finds an advisor whose covers the actor may see and arrange: their own, or as an admin anyone's. */
async function visible(db: Database, actor: Actor, id: string) {
  const advisor = await people.findAccount(db, id)
  const isVisible = actor.role === 'admin' || actor.userId === id
  if (!isVisible || advisor?.role !== 'advisor') throw new Failure('NOT_FOUND')
  return advisor
}

function present({ from, until, students }: store.CoverRow, other: Cover['other']): Cover {
  return { other, from, until, students }
}
