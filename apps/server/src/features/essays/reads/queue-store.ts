import type { Actor } from '@bearings/domain/actor'
import { type Standing, standings } from '@bearings/domain/essays/reads/options'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { entrySchoolName } from '#database/entry-school-name.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks, sharedEssays } from '#database/tables/advising.ts'
import { schools } from '#database/tables/colleges.ts'
import { essayComments } from '#database/tables/essay-comments.ts'
import { essayReads } from '#database/tables/essay-reads.ts'
import { essays } from '#database/tables/essays.ts'
import { listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'
import { visibleTo as visibleEssays } from '../store.ts'

/** Where a page starts: after an essay with this standing, that had waited since then. */
export type Start = { place: number; since: Date; id: string }

type Asked = { standing?: Standing | undefined; start?: Start | undefined; limit: number }

/** Selects a page of the queue by ids only, so that what a page shows is read for its own rows. */
export function page(db: Database, actor: Actor, { standing, start, limit }: Asked) {
  const queue = queueOf(db, actor)
  const { place, since, id } = queue
  const after =
    start &&
    sql`(${place}, ${since}, ${id}) > (${start.place}, ${start.since.toISOString()}::timestamptz, ${start.id}::uuid)`
  return db
    .select({ id, studentId: queue.studentId, place, since, byOn: queue.byOn })
    .from(queue)
    .where(and(isIn(place, standing), after))
    .orderBy(asc(place), asc(since), asc(id))
    .limit(limit)
}

/** Returns what a page shows of these essays, which were found in the queue. */
export function shown(db: Database, actor: Actor, ids: readonly string[]) {
  return db
    .select({
      id: essays.id,
      studentId: essays.userId,
      student: users.fullName,
      promptName: essays.promptName,
      schoolName: sql<string | null>`${entrySchoolName}`,
      words: essays.words,
    })
    .from(essays)
    .innerJoin(users, eq(users.id, essays.userId))
    .leftJoin(listEntries, eq(listEntries.id, essays.entryId))
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(and(isAmong(essays.id, ids), visibleEssays(actor)))
}

export async function count(db: Database, actor: Actor): Promise<Record<Standing, number>> {
  const queue = queueOf(db, actor)
  const rows = await db
    .select({ place: queue.place, all: sql<number>`count(*)::int` })
    .from(queue)
    .groupBy(queue.place)
  const counts = standings.map((standing, at) => [standing, rows.find(({ place }) => place === at)?.all ?? 0])
  return Object.fromEntries(counts) as Record<Standing, number>
}

/** Returns where an essay stands. */
export async function find(db: Database, actor: Actor, id: string) {
  const queue = queueOf(db, actor, eq(essays.id, id))
  const { place, since, byOn } = queue
  const [row] = await db.select({ place, since, byOn }).from(queue)
  return row
}

/** Returns the position of an essay in the queue, and the ids of its neighbors; nothing if the filter leaves it out. */
export async function neighbors(db: Database, actor: Actor, id: string, standing?: Standing) {
  const queue = queueOf(db, actor)
  const order = sql`order by ${queue.place}, ${queue.since}, ${queue.id}`
  const numbered = db
    .select({
      id: queue.id,
      at: sql<number>`(row_number() over (${order}))::int`.as('nth'),
      of: sql<number>`(count(*) over ())::int`.as('all_of_them'),
      previous: sql<string | null>`lag(${queue.id}) over (${order})`.as('previous'),
      next: sql<string | null>`lead(${queue.id}) over (${order})`.as('next'),
    })
    .from(queue)
    .where(isIn(queue.place, standing))
    .as('numbered')
  const [row] = await db.select().from(numbered).where(eq(numbered.id, id))
  return row
}

function isIn(place: SQL.Aliased<number>, standing: Standing | undefined): SQL | undefined {
  return standing === undefined ? undefined : sql`${place} = ${standings.indexOf(standing)}`
}

/**
 * Selects all essays that this advisor is shown, with the index of their standing and since when they wait. It begins
 * with the advisor's links, so that it reads by index however many students there are.
 */
function queueOf(db: Database, actor: Actor, which?: SQL) {
  const { askedAt, state, at, readVersion } = essayReads
  const hasCommented = sql`${state} = 'commented'`
  const replied = sql`(select max(${essayComments.createdAt}) from ${essayComments}
    where ${essayComments.essayId} = ${essays.id} and ${essayComments.authorId} = ${essays.userId}
      and ${essayComments.createdAt} > ${at})`
  const changed = sql`case when ${essays.revision} > ${readVersion} then ${essays.updatedAt} end`
  const shownNow = db
    .select({
      id: essays.id,
      studentId: essays.userId,
      byOn: essayReads.byOn,
      askedAt,
      state,
      at,
      sharedAt: sharedEssays.createdAt,
      answeredAt: sql<Date | null>`case when ${hasCommented} then greatest(${changed}, ${replied}) end`.as(
        'answered_at',
      ),
    })
    .from(advisorLinks)
    .innerJoin(sharedEssays, eq(sharedEssays.linkId, advisorLinks.id))
    .innerJoin(essays, eq(essays.id, sharedEssays.essayId))
    .leftJoin(listEntries, eq(listEntries.id, essays.entryId))
    .leftJoin(essayReads, and(eq(essayReads.linkId, advisorLinks.id), eq(essayReads.essayId, essays.id)))
    .where(and(visibleTo(actor), which))
    .as('shown')
  const place = sql<number>`case
    when ${shownNow.askedAt} is not null then ${standings.indexOf('asked')}
    when ${shownNow.answeredAt} is not null then ${standings.indexOf('answered')}
    when ${shownNow.state} is null then ${standings.indexOf('shared')}
    when ${shownNow.state} = 'commented' then ${standings.indexOf('commented')}
    else ${standings.indexOf('nothing')} end::int`
  const since = sql`date_trunc('milliseconds', coalesce(${shownNow.askedAt}, ${shownNow.answeredAt}, ${shownNow.at}, ${shownNow.sharedAt}))`
  return db
    .select({
      id: shownNow.id,
      studentId: shownNow.studentId,
      byOn: shownNow.byOn,
      place: place.as('place'),
      since: since.mapWith(essayReads.at).as('since'),
    })
    .from(shownNow)
    .as('queue')
}

/** The essays that an advisor's students show them now: those that `visibleTo` of the essays finds, from the link on. */
function visibleTo({ role, userId }: Actor): SQL {
  if (role !== 'advisor') return sql`false`
  return and(
    eq(advisorLinks.advisorId, userId),
    isNull(advisorLinks.endedAt),
    eq(essays.userId, advisorLinks.studentId),
    isNull(essays.trashedAt),
    isNull(listEntries.trashedAt),
  )!
}
