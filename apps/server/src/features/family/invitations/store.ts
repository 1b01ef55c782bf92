import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { familyParts } from '@bearings/domain/family/options'
import type { NewFamilyInvitation } from '@bearings/domain/family/schema'
import { pick } from '@bearings/domain/pick'
import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { familyInvitations } from '#database/tables/family.ts'
import { users } from '#database/tables/users.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

const { id, studentId, codeHash, expiresAt, createdAt } = familyInvitations

const columns = {
  id,
  studentId,
  name: familyInvitations.name,
  email: familyInvitations.email,
  relation: familyInvitations.relation,
  parts: pick(familyInvitations, familyParts),
  salt: familyInvitations.salt,
  expiresAt,
}

/** Returns a student's open invitations, the oldest first. */
export async function list(db: Database, actor: Actor, now: Date) {
  const rows = await db
    .select(columns)
    .from(familyInvitations)
    .where(and(visibleTo(actor), gt(expiresAt, now)))
    .orderBy(asc(createdAt), asc(id))
  return Promise.all(rows.map((row) => openRow(db, familyInvitations, row.id, row)))
}

type New = NewFamilyInvitation & { studentId: string; salt: string; codeHash: string; expiresAt: Date }

export async function insert(tx: Database, row: New, now: Date): Promise<string> {
  const { name, email, parts: chosen, ...rest } = row
  const made = randomUUID()
  const sealed = sealRow(tx, familyInvitations, made, { name, email })
  await tx.insert(familyInvitations).values({ ...rest, ...chosen, ...sealed, id: made, createdAt: now })
  return made
}

export async function remove(tx: Database, actor: Actor, wanted: string): Promise<boolean> {
  const rows = await tx
    .delete(familyInvitations)
    .where(and(eq(id, wanted), visibleTo(actor)))
    .returning({ id })
  return rows.length > 0
}

/** Deletes an invitation that its guardian has accepted. */
export async function useUp(tx: Database, wanted: string): Promise<boolean> {
  const rows = await tx.delete(familyInvitations).where(eq(id, wanted)).returning({ id })
  return rows.length > 0
}

/** Finds the open invitation with this code, of a student whose account is in use. Whoever has the code may. */
export async function findByCode(db: Database, hash: string, now: Date) {
  const [row] = await db
    .select({ ...columns, student: users.fullName, demoId: users.demoId })
    .from(familyInvitations)
    .innerJoin(users, eq(users.id, studentId))
    .where(
      and(
        eq(codeHash, hash),
        gt(expiresAt, now),
        eq(users.role, 'student'),
        isNull(users.eraseAfter),
        isInUse(now),
      ),
    )
  return row && openRow(db, familyInvitations, row.id, row)
}

export async function deleteExpiredBy(tx: Database, by: Date): Promise<void> {
  await tx.delete(familyInvitations).where(lte(expiresAt, by))
}

/** An invitation is visible to its student. Whoever is invited reaches it only by its code. */
function visibleTo({ role, userId }: Actor): SQL {
  return role === 'student' ? eq(studentId, userId) : sql`false`
}
