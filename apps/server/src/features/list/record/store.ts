import type { Actor, Role } from '@bearings/domain/actor'
import type { DatedStatus } from '@bearings/domain/list/options'
import type { DatedStep } from '@bearings/domain/list/record/schema'
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { applicationDays, applicationEstimates } from '#database/tables/list-record.ts'
import { listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'
import { anyViewer, onList } from '../visibility.ts'

/** The days of an entry that is read through its own `visibleTo`. */
export const daysOfEntry = sql<
  DatedStep[]
>`(select coalesce(jsonb_agg(jsonb_build_object('status', day.status, 'on', day.on_date)), '[]')
  from ${applicationDays} day where day.entry_id = ${listEntries.id})`

/** Returns the days of an entry that the caller has locked, in any order. */
export function daysOf(tx: Database, entryId: string): Promise<DatedStep[]> {
  return tx
    .select({ status: applicationDays.status, on: applicationDays.onDate })
    .from(applicationDays)
    .where(eq(applicationDays.entryId, entryId))
}

/** Keeps days of an entry that the caller has locked. One that is kept already stays. */
export async function keepDays(
  tx: Database,
  entryId: string,
  steps: readonly DatedStep[],
  now: Date,
): Promise<void> {
  if (steps.length === 0) return
  const rows = steps.map(({ status, on }) => ({
    entryId,
    status,
    onDate: on,
    createdAt: now,
    updatedAt: now,
  }))
  await tx.insert(applicationDays).values(rows).onConflictDoNothing()
}

export async function forgetDays(
  tx: Database,
  entryId: string,
  statuses: readonly DatedStatus[],
): Promise<void> {
  await tx
    .delete(applicationDays)
    .where(and(eq(applicationDays.entryId, entryId), inArray(applicationDays.status, [...statuses])))
}

export async function setDay(
  tx: Database,
  entryId: string,
  { status, on }: DatedStep,
  now: Date,
): Promise<void> {
  await tx
    .insert(applicationDays)
    .values({ entryId, status, onDate: on, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [applicationDays.entryId, applicationDays.status],
      set: { onDate: on, updatedAt: now },
    })
}

export type Estimate = Omit<typeof applicationEstimates.$inferSelect, 'createdAt'>

/** Keeps what is said now; what was said before stays. */
export async function keepEstimate(tx: Database, row: Estimate, now: Date): Promise<void> {
  await tx
    .insert(applicationEstimates)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing()
}

export async function forgetEstimate(tx: Database, entryId: string): Promise<void> {
  await tx.delete(applicationEstimates).where(eq(applicationEstimates.entryId, entryId))
}

const { createdAt: _, ...columns } = getTableColumns(applicationEstimates)

export async function estimateOf(
  db: Database,
  { role, userId }: Actor,
  entryId: string,
): Promise<Estimate | undefined> {
  const [row] = await visibleEstimate(db, role).execute({ userId, entryId })
  return row
}

const visibleEstimate = prepared((db, role: Role) =>
  db
    .select(columns)
    .from(applicationEstimates)
    .innerJoin(listEntries, eq(listEntries.id, applicationEstimates.entryId))
    .where(and(eq(applicationEstimates.entryId, sql.placeholder('entryId')), onList(anyViewer(role))))
    .prepare(`estimate_visible_to_${role}`),
)

/** The most applications that are compared: the latest ones. */
const mostCompared = 20_000

/** Returns the estimates of the real students who let them be checked, with where each application stands. */
export function estimatesToCheck(db: Database) {
  return db
    .select({
      ...columns,
      studentId: listEntries.userId,
      status: listEntries.status,
      hasBeenAccepted: sql<boolean>`exists (select 1 from ${applicationDays} day
        where day.entry_id = ${listEntries.id} and day.status = 'Accepted')`,
    })
    .from(applicationEstimates)
    .innerJoin(listEntries, eq(listEntries.id, applicationEstimates.entryId))
    .innerJoin(users, eq(users.id, listEntries.userId))
    .where(and(eq(users.checksEstimates, true), isNull(users.demoId), isNull(users.deletedAt)))
    .orderBy(sql`${applicationEstimates.createdAt} desc`)
    .limit(mostCompared)
}
