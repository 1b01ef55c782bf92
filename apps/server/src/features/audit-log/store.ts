import type { Actor } from '@bearings/domain/actor'
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#database/open.ts'
import { personMatching } from '#database/people.ts'
import { rowsOf } from '#database/sql.ts'
import { advisorInvites } from '#database/tables/advising-invites.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { schools } from '#database/tables/colleges.ts'
import { scholarships } from '#database/tables/money.ts'
import { users } from '#database/tables/users.ts'

export type Filter = {
  q: string
  action?: string | undefined
  /** Entries from this instant on, and earlier than `before`. */
  from?: Date | undefined
  before?: Date | undefined
}

const actors = alias(users, 'actors')
const targets = alias(users, 'targets')

/** Returns entries, the latest first, with the current names of the people and things in them. */
export function page(
  db: Database,
  actor: Actor,
  { q, action, from, before, after, rows }: Filter & { after?: number | undefined; rows: number },
) {
  const { id, at, address, detail } = auditLog
  return db
    .select({
      id,
      at,
      action: auditLog.action,
      about: sql<string | null>`coalesce(${schools.name}, ${scholarships.name}, ${advisorInvites.name})`,
      address,
      detail,
      actor: { id: actors.id, fullName: actors.fullName, email: actors.email },
      target: { id: targets.id, fullName: targets.fullName, email: targets.email },
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(targets, eq(targets.id, auditLog.targetId))
    .leftJoin(schools, eq(schools.id, inDetail('schoolId')))
    .leftJoin(scholarships, eq(scholarships.id, inDetail('scholarshipId')))
    .leftJoin(advisorInvites, eq(advisorInvites.id, inDetail('inviteId')))
    .where(
      and(
        visibleTo(actor),
        after === undefined ? undefined : lt(id, after),
        action === undefined ? undefined : eq(auditLog.action, action),
        from && gte(at, from),
        before && lt(at, before),
        q === '' ? undefined : isAbout(db, q),
      ),
    )
    .orderBy(desc(id))
    .limit(rows)
}

/** Reads an id from the detail. Whatever is no UUID gives null, so that it cannot fail the page. */
function inDetail(name: string): SQL {
  const id = sql`${auditLog.detail}->>${name}`
  return sql`case when ${id} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (${id})::uuid end`
}

/**
 * Returns each action once. It steps through the index, so it takes as many steps as there are actions,
 * however long the log.
 */
export async function actions(db: Database, actor: Actor): Promise<string[]> {
  if (actor.role !== 'admin') return []
  const rows = await rowsOf<{ action: string }>(
    db,
    sql`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select next.action from audit_log next where next.action > known.action order by next.action limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null`,
  )
  return rows.map(({ action }) => action)
}

/** Matches entries by people with this name, or about them. */
function isAbout(db: Database, q: string): SQL | undefined {
  const called = db.select({ id: users.id }).from(users).where(personMatching(q))
  return or(inArray(auditLog.actorId, called), inArray(auditLog.targetId, called))
}

function visibleTo({ role }: Actor): SQL | undefined {
  return role === 'admin' ? undefined : sql`false`
}
