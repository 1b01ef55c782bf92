import type { Actor } from '@bearings/domain/actor'
import type { Database } from '../database/open.ts'
import { advisorLinks } from '../database/tables/advising.ts'

type Person = Pick<Actor, 'userId'>

/** An advisor and a student who have agreed; the student shows what is usual. */
export async function givenLink(
  db: Database,
  { advisor, student }: { advisor: Person; student: Person },
  overrides: Partial<Omit<typeof advisorLinks.$inferInsert, 'advisorId' | 'studentId'>> = {},
) {
  const [row] = await db
    .insert(advisorLinks)
    .values({ advisorId: advisor.userId, studentId: student.userId, ...overrides })
    .returning()
  return row!
}
