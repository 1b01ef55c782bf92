import { randomUUID } from 'node:crypto'
import type { Database } from '#database/open.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { schoolSettings } from '#database/tables/school.ts'
import { sealRow } from '#database/vault/rows.ts'
import { addressHash } from '#features/school/hashes.ts'

export async function givenSchool(db: Database, name = 'Lincoln High'): Promise<void> {
  await db.insert(schoolSettings).values({ id: 1, name }).onConflictDoNothing()
}

type Given = Partial<{
  kind: 'student' | 'staff'
  givenName: string
  familyName: string
  schoolEmail: string | null
  studentId: string | null
  classYear: number
  counselorEmail: string | null
  leftAt: Date
  userId: string
  sourceKey: string
}>

/** Creates someone whom the school expects. */
export async function givenSchoolPerson(db: Database, given: Given = {}): Promise<{ id: string }> {
  const id = randomUUID()
  const hash = await addressHash(db)
  const person = {
    kind: 'student' as const,
    givenName: 'Ada',
    familyName: 'Berg',
    schoolEmail: `${id}@lincoln.example`,
    studentId: id.slice(0, 8),
    counselorEmail: null,
    sourceKey: `id:${id}`,
    ...given,
  }
  const row = {
    id,
    ...sealRow(db, schoolPeople, id, person),
    emailHash: person.schoolEmail === null ? null : hash(person.schoolEmail),
    counselorHash: person.counselorEmail === null ? null : hash(person.counselorEmail),
  }
  await db.insert(schoolPeople).values(row as typeof schoolPeople.$inferInsert)
  return { id }
}
