import type { Actor } from '@bearings/domain/actor'
import type { NewSavedSearch, SavedSearch } from '@bearings/domain/colleges/find/schema'
import { inOrderOfNames } from '@bearings/domain/compare-names'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { savedSearches } from '#database/tables/colleges-searches.ts'
import { users } from '#database/tables/users.ts'

const { id, name, filters } = savedSearches
const columns = { id, name, filters }

export async function list(db: Database, actor: Actor): Promise<SavedSearch[]> {
  const rows = await db.select(columns).from(savedSearches).where(visibleTo(actor))
  return inOrderOfNames(rows, (search) => search.name)
}

/** Returns the searches and locks the person, so that of two changes at once the second sees the first. */
export async function lockAll(tx: Database, actor: Actor): Promise<SavedSearch[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update')
  return list(tx, actor)
}

export async function insert(
  tx: Database,
  { userId }: Actor,
  search: NewSavedSearch,
  now: Date,
): Promise<SavedSearch> {
  const row = { userId, ...search, createdAt: now, updatedAt: now }
  const [inserted] = await tx.insert(savedSearches).values(row).returning(columns)
  return inserted!
}

export async function change(
  tx: Database,
  actor: Actor,
  searchId: string,
  changes: Partial<NewSavedSearch>,
  now: Date,
): Promise<SavedSearch> {
  const [changed] = await tx
    .update(savedSearches)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(id, searchId), visibleTo(actor)))
    .returning(columns)
  return changed!
}

export async function remove(db: Database, actor: Actor, searchId: string): Promise<boolean> {
  const removed = await db
    .delete(savedSearches)
    .where(and(eq(id, searchId), visibleTo(actor)))
    .returning({ id })
  return removed.length > 0
}

function visibleTo({ role, userId }: Actor): SQL {
  return role === 'student' ? eq(savedSearches.userId, userId) : sql`false`
}
