import type { Actor, Role } from '@bearings/domain/actor'
import type { CountryCode } from '@bearings/domain/countries'
import type { AidAnswer } from '@bearings/domain/matching/options'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { ownOrShared, type Viewer } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { finances } from '#database/tables/money.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

const columns = {
  budget: finances.budget,
  state: finances.state,
  country: finances.country,
  asksForAid: finances.asksForAid,
  answers: finances.answers,
  updatedAt: finances.updatedAt,
}

/** Returns the student's finances; `undefined` while nothing is entered. */
export async function find(db: Database, actor: Actor, studentId = actor.userId) {
  const [row] = await visible(db, actor.role).execute({ userId: actor.userId, studentId })
  return row && openRow(db, finances, studentId, row)
}

/** Prepared, because each page with a price reads it. */
const visible = prepared((db, role: Role) =>
  db
    .select(columns)
    .from(finances)
    .where(visibleTo({ role, userId: sql.placeholder('userId') }, sql.placeholder('studentId')))
    .prepare(`finances_visible_to_${role}`),
)

type Changes = {
  budget?: string | null
  state?: string | null
  country?: CountryCode | null
  asksForAid?: AidAnswer | null
  answers?: string | null
}

/** Writes the given fields into the actor's own row, and leaves the others as they are. */
export async function save(db: Database, actor: Actor, changes: Changes, now: Date): Promise<void> {
  const sealed = sealRow(db, finances, actor.userId, changes)
  await db
    .insert(finances)
    .values({ userId: actor.userId, ...sealed, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: finances.userId, set: { ...sealed, updatedAt: now } })
}

/** Finances are visible to their student, and to the advisor with whom the student shares aid. */
function visibleTo(actor: Viewer, studentId: string | Placeholder): SQL {
  return ownOrShared(actor, 'aid', finances.userId, studentId, 'money')
}
