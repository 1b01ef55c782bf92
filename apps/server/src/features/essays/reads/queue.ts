import { standings } from '@bearings/domain/essays/reads/options'
import type { EssayPlace, PlaceQuery, Queue, QueueQuery } from '@bearings/domain/essays/reads/schema'
import { Failure } from '@bearings/domain/failure'
import type { WithId } from '@bearings/domain/with-id'
import { logViews } from '#features/access-log/service.ts'
import { pageOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './queue-store.ts'

type Waiting = Awaited<ReturnType<typeof store.page>>[number]

/** Returns a page of the queue. It names essays, so each student on it can read who looked. */
export async function list(
  { db, actor, now }: SignedInContext,
  { standing, after, limit }: QueueQuery,
): Promise<Queue> {
  const start = after === undefined ? undefined : startOf(after)
  const [found, counts] = await Promise.all([
    store.page(db, actor, { standing, start, limit: limit + 1 }),
    store.count(db, actor),
  ])
  const { page, next } = pageOf(found, limit, positionOf)
  const shown = await store.shown(
    db,
    actor,
    page.map(({ id }) => id),
  )
  const byId = new Map(shown.map((essay) => [essay.id, essay]))
  const students = new Set(page.map(({ studentId }) => studentId))
  await logViews(
    db,
    actor,
    [...students].map((studentId) => ({ studentId })),
    { what: 'essays', now: now() },
  )
  return {
    // An essay that was taken away since is left out.
    essays: page.flatMap(({ id, studentId, ...row }) => {
      const essay = byId.get(id)
      return essay ? [{ ...essay, studentId, ...stands(row) }] : []
    }),
    counts,
    next,
  }
}

/** Returns where an essay stands, and two neighbors by their students' names. Counts as a view of none. */
export async function place(
  { db, actor }: SignedInContext,
  { id, standing }: PlaceQuery & WithId,
): Promise<EssayPlace> {
  const [found, beside] = await Promise.all([
    store.find(db, actor, id),
    store.neighbors(db, actor, id, standing),
  ])
  if (!found) throw new Failure('NOT_FOUND')
  if (!beside) return { ...stands(found), place: null }
  const { at, of, previous, next } = beside
  const names = await store.shown(
    db,
    actor,
    [previous, next].flatMap((neighbor) => neighbor ?? []),
  )
  const nameOf = (neighbor: string | null) => {
    const name = names.find((each) => each.id === neighbor)
    return name ? { id: name.id, studentId: name.studentId, student: name.student } : null
  }
  return { ...stands(found), place: { at, of, previous: nameOf(previous), next: nameOf(next) } }
}

function stands({ place: at, since, byOn }: Pick<Waiting, 'place' | 'since' | 'byOn'>) {
  return { standing: standings[at]!, since: since.toISOString(), byOn }
}

function positionOf({ place: at, since, id }: Waiting): string {
  return `${at}_${since.getTime()}_${id}`
}

function startOf(position: string): store.Start {
  const [at, time, id] = position.split('_')
  return { place: Number(at), since: new Date(Number(time)), id: id! }
}
