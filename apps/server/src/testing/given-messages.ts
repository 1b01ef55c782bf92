import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import type { Database } from '../database/open.ts'
import { messageReaders, messages, messageThreads } from '../database/tables/messages.ts'
import { sealRow } from '../database/vault/rows.ts'

type Person = Pick<Actor, 'userId'>
type Overrides = Partial<Omit<typeof messages.$inferInsert, 'body' | 'createdAt'>> & {
  body?: string
  createdAt?: Date
}

/** Creates a message in the thread of these two, by the student if nothing else is said. */
export async function givenMessage(
  db: Database,
  { advisor, student }: { advisor: Person; student: Person },
  overrides: Overrides = {},
) {
  const at = overrides.createdAt ?? new Date('2026-10-25T12:00:00Z')
  const author = overrides.author ?? 'student'
  const said = author === 'student' ? { fromStudentAt: at } : { fromAdvisorAt: at }
  const latest = { lastAt: at, talkedAt: at, ...said }
  const [thread] = await db
    .insert(messageThreads)
    .values({ studentId: student.userId, advisorId: advisor.userId, createdAt: at, ...latest })
    .onConflictDoUpdate({ target: [messageThreads.studentId, messageThreads.advisorId], set: latest })
    .returning()
  const { id = randomUUID(), ...values } = overrides
  const usual = { threadId: thread!.id, author, body: 'Can we talk on Monday?', isUrgent: false, mailAt: at }
  const [row] = await db
    .insert(messages)
    .values({ id, ...sealRow(db, messages, id, { ...usual, ...values, createdAt: at }) })
    .returning()
  return row!
}

/** Lets the guardian of this connection read a thread from an instant on. */
export async function givenReader(
  db: Database,
  { threadId, linkId, since }: typeof messageReaders.$inferInsert,
) {
  await db.insert(messageReaders).values({ threadId, linkId, since })
}
