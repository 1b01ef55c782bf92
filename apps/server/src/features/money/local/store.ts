import type { Actor } from '@bearings/domain/actor'
import type { LocalScholarship } from '@bearings/domain/money/local/schema'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { movingSavedDates } from '#database/saved-dates.ts'
import { scholarships } from '#database/tables/money.ts'
import type { wordsOf } from '../scholarships/words.ts'

const { id, name, sponsor, url, amount, deadline, asksForMoney, asksForNumber } = scholarships
const columns = { id, name, sponsor, url, amount, deadline, asksForMoney, asksForNumber }

/** Selects what an advisor has added for their students, in the order of names. */
export function list(db: Database, actor: Actor): Promise<LocalScholarship[]> {
  return db
    .select(columns)
    .from(scholarships)
    .where(visibleTo(actor))
    .orderBy(sql`lower(${scholarships.name})`, asc(scholarships.id))
}

export async function find(db: Database, actor: Actor, id: string): Promise<LocalScholarship | undefined> {
  const [row] = await db
    .select(columns)
    .from(scholarships)
    .where(and(visibleTo(actor), eq(scholarships.id, id)))
  return row
}

/** Returns the changed scholarship; `undefined` if the actor has added none with this id. */
export async function change(
  tx: Database,
  actor: Actor,
  id: string,
  words: ReturnType<typeof wordsOf>,
): Promise<LocalScholarship | undefined> {
  const changing = tx
    .update(scholarships)
    .set(words)
    .where(and(visibleTo(actor), eq(scholarships.id, id)))
    .returning(columns)
  const [row] = await movingSavedDates(tx, [id], () => changing.execute())
  return row
}

function visibleTo({ role, userId }: Actor): SQL {
  return role === 'advisor' ? eq(scholarships.ownerId, userId) : sql`false`
}
