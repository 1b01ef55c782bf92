import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { codeInGroups } from '@bearings/domain/advising/invites/rules'
import { limits, type Sharing, usualSharing } from '@bearings/domain/advising/options'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { advisorInvites } from '../database/tables/advising-invites.ts'
import { advisorRequests } from '../database/tables/advising-requests.ts'
import {
  advisorGroups,
  advisorGroupStudents,
  advisorLinks,
  advisorNotes,
  sharedEssays,
} from '../database/tables/advising.ts'
import { rosterViews } from '../database/tables/roster-views.ts'
import { openRow, sealRow } from '../database/vault/rows.ts'
import { newCode } from '../features/advising/invites/codes.ts'
import { givenUser } from './given.ts'
import type { TestApp } from './test-app.ts'

type Person = Pick<Actor, 'userId'>

/** Links an advisor and a student; the student shares the usual parts. */
export async function givenLink(
  db: Database,
  { advisor, student }: { advisor: Person; student: Person },
  overrides: Partial<Omit<typeof advisorLinks.$inferInsert, 'advisorId' | 'studentId'>> = {},
) {
  const [row] = await db
    .insert(advisorLinks)
    .values({ advisorId: advisor.userId, studentId: student.userId, ...usualSharing, ...overrides })
    .returning()
  return row!
}

export const nothingShared: Sharing = {
  list: false,
  profile: false,
  testScores: false,
  weeks: false,
  letters: false,
  aid: false,
  sensitive: false,
}

/** Gives an advisor as many students as one can have, or so many. */
export async function givenFullCaseload(
  db: Database,
  advisor: Person,
  students: number = limits.students,
): Promise<void> {
  await db.execute(sql`
    with added as (
      insert into users (role, full_name, user_metadata, email)
      select 'student', '', '{}', gen_random_uuid() || '@example.org'
      from generate_series(1, ${students}::int) number returning id
    )
    insert into advisor_links (advisor_id, student_id) select ${advisor.userId}, id from added`)
}

export async function givenAdvised(
  db: Database,
  advisor: Person,
  student: Parameters<typeof givenUser>[2],
  link: Parameters<typeof givenLink>[2] = {},
) {
  const person = await givenUser(db, 'student', student)
  await givenLink(db, { advisor, student: person }, link)
  return person
}

type GivenRequest = Partial<Omit<typeof advisorRequests.$inferInsert, 'advisorId' | 'studentId'>>

/** Creates a pending request from the advisor to the student, or the reverse if `sentBy` is `student`. */
export async function givenRequest(
  db: Database,
  { advisor, student }: { advisor: Person & { email?: string }; student: Person },
  overrides: GivenRequest = {},
) {
  const byStudent = overrides.sentBy === 'student' && {
    advisorEmail: advisor.email ?? 'advisor@example.org',
    sharing: usualSharing,
  }
  const sides = { advisorId: advisor.userId, studentId: student.userId, sentBy: 'advisor' } as const
  const [row] = await db
    .insert(advisorRequests)
    .values({ ...sides, ...byStudent, ...overrides })
    .returning()
  return row!
}

type GivenInvite = Partial<Omit<typeof advisorInvites.$inferInsert, 'advisorId'>>

/** Creates an advisor's open invite, with its code, by which `joined` students have joined. */
export async function givenInvite(
  db: Database,
  advisor: Person,
  { joined = 0, ...overrides }: GivenInvite & { joined?: number } = {},
) {
  const { code, ...secret } = await newCode(db, advisor.userId)
  const usual = { name: 'Class of 2027', places: 50, expiresAt: new Date('2100-01-01T00:00:00Z') }
  const [row] = await db
    .insert(advisorInvites)
    .values({ ...usual, ...secret, ...overrides, advisorId: advisor.userId })
    .returning()
  for (let taken = 0; taken < joined; taken++)
    await givenLink(db, { advisor, student: await givenUser(db, 'student') }, { inviteId: row!.id })
  return { ...row!, code: codeInGroups(code) }
}

/** Creates a note by the link's advisor on the link's student. */
export async function givenNote(
  db: Database,
  link: { id: string },
  overrides: { content?: string; createdAt?: Date; updatedAt?: Date } = {},
) {
  const id = randomUUID()
  const note = { linkId: link.id, content: 'Wants to stay near home.', ...overrides }
  const [row] = await db
    .insert(advisorNotes)
    .values({ id, ...sealRow(db, advisorNotes, id, note) })
    .returning()
  return openRow(db, advisorNotes, id, row!)
}

/** Creates a group of this advisor with the students of these links. */
export async function givenGroup(
  db: Database,
  advisor: Person,
  { name = 'First-generation', links = [] }: { name?: string; links?: readonly { id: string }[] } = {},
) {
  const id = randomUUID()
  const group = { advisorId: advisor.userId, name }
  await db.insert(advisorGroups).values({ id, ...sealRow(db, advisorGroups, id, group) })
  if (links.length > 0)
    await db.insert(advisorGroupStudents).values(links.map((link) => ({ groupId: id, linkId: link.id })))
  return { id, name }
}

/** Saves a view of this advisor's students. */
export async function givenView(db: Database, { userId: advisorId }: Person, name: string) {
  const id = randomUUID()
  const view = { advisorId, name, filter: {}, columns: [], position: 1 }
  await db.insert(rosterViews).values({ id, ...sealRow(db, rosterViews, id, view) })
  return { id }
}

export async function givenSharedEssay(
  db: Database,
  link: { id: string },
  essay: { id: string },
): Promise<void> {
  await db.insert(sharedEssays).values({ linkId: link.id, essayId: essay.id, createdAt: new Date() })
}

/** Creates an advisor and a student whom nothing connects yet, both signed in. */
export async function givenTwo(app: Pick<TestApp, 'as' | 'db'>) {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Ines Moreau' })
  const student = await givenUser(app.db, 'student', { fullName: 'Jon Bell', studentId: '4711' })
  return { advisor, student, asAdvisor: await app.as(advisor), asStudent: await app.as(student) }
}

export async function notificationsOf(call: Awaited<ReturnType<TestApp['as']>>) {
  return (await call('GET /notifications')).notifications
}
