import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { codeInGroups } from '@bearings/domain/advising/invites/rules'
import { type FamilyParts, usualParts } from '@bearings/domain/family/options'
import type { Database } from '../database/open.ts'
import { familyInvitations, familyLinks } from '../database/tables/family.ts'
import { sealRow } from '../database/vault/rows.ts'
import { familyCodes } from '../features/family/invitations/codes.ts'

type Person = Pick<Actor, 'userId'>

/** What a student shares who shares nothing, and who shares everything. */
export const noPart: FamilyParts = {
  deadlines: false,
  list: false,
  money: false,
  letters: false,
  essays: false,
}
export const everyPart: FamilyParts = {
  deadlines: true,
  list: true,
  money: true,
  letters: true,
  essays: true,
}

/** Connects a guardian with a student, who shares the usual parts. */
export async function givenGuardian(
  db: Database,
  { guardian, student }: { guardian: Person; student: Person },
  overrides: Partial<typeof familyLinks.$inferInsert> = {},
) {
  const people = { guardianId: guardian.userId, studentId: student.userId }
  const [row] = await db
    .insert(familyLinks)
    .values({ ...people, relation: 'mother', ...usualParts, ...overrides })
    .returning()
  return row!
}

/** Creates an open invitation of this student, and returns its code. */
export async function givenFamilyInvitation(
  db: Database,
  { userId: studentId }: Person,
  { name = 'Rosa New', ...overrides }: { name?: string; expiresAt?: Date } = {},
) {
  const codes = await familyCodes(db)
  const [id, salt] = [randomUUID(), codes.newSalt()]
  const code = codes.codeOf({ studentId, salt })
  const expiresAt = new Date('2026-12-20T12:00:00Z')
  const fields = { studentId, salt, codeHash: codes.hashOf(code), relation: 'mother', expiresAt } as const
  const sealed = sealRow(db, familyInvitations, id, { name, email: null })
  await db.insert(familyInvitations).values({ ...fields, ...usualParts, ...sealed, ...overrides, id })
  return { id, code: codeInGroups(code) }
}
