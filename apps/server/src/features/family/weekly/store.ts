import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { familyLinks } from '#database/tables/family.ts'
import { users } from '#database/tables/users.ts'

const students = alias(users, 'student')

/**
 * Locks the next links by which a guardian sees dates of a student whose account is in use, in the order of their ids, but
 * those another process handles.
 */
export function lockOpen(tx: Database, { after, rows }: { after: string | null; rows: number }, now: Date) {
  return tx
    .select({
      id: familyLinks.id,
      mailedFor: familyLinks.mailedFor,
      since: familyLinks.createdAt,
      timeZone: users.timeZone,
      guardian: {
        userId: users.id,
        timeZone: users.timeZone,
        graduationYear: users.graduationYear,
        demoId: users.demoId,
      },
      language: users.language,
      student: {
        studentId: students.id,
        fullName: students.fullName,
        timeZone: students.timeZone,
        graduationYear: students.graduationYear,
      },
    })
    .from(familyLinks)
    .innerJoin(users, eq(users.id, familyLinks.guardianId))
    .innerJoin(students, eq(students.id, familyLinks.studentId))
    .where(
      and(
        isNull(familyLinks.pausedAt),
        eq(familyLinks.deadlines, true),
        isInUse(now, students),
        after === null ? undefined : gt(familyLinks.id, after),
      ),
    )
    .orderBy(asc(familyLinks.id))
    .limit(rows)
    .for('update', { of: familyLinks, skipLocked: true })
}

export async function noteMailed(tx: Database, id: string, monday: string): Promise<void> {
  await tx.update(familyLinks).set({ mailedFor: monday }).where(eq(familyLinks.id, id))
}
