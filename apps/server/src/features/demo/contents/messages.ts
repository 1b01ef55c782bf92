import { randomUUID } from 'node:crypto'
import { namesIn } from '@bearings/domain/names'
import type { Database } from '#database/open.ts'
import { messages, messageThreads } from '#database/tables/messages.ts'
import { sealRow } from '#database/vault/rows.ts'
import type { Member } from '../store.ts'

type Given = { student: Member; advisor: Member; now: Date }

/** Adds what the student and the advisor wrote to each other lately; the student has not read the last of it. */
export async function insertMessages(tx: Database, { student, advisor, now }: Given): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const [first] = namesIn(student.fullName)
  const said = [
    {
      author: 'student',
      hours: 51,
      body: 'My interview is next week. May I come by and practice the first question?',
    },
    {
      author: 'advisor',
      hours: 49,
      body: `Of course, ${first}. Thursday after the last bell? Bring one story that you like to tell.`,
    },
    { author: 'student', hours: 48, body: 'Thursday is perfect. Thank you!' },
    {
      author: 'advisor',
      hours: 3,
      body: 'See you on Thursday. The guide on interviews in Guides is short and may help.',
    },
  ] as const
  const [fromStudentAt, lastAt] = [hoursAgo(48), hoursAgo(3)]
  const [thread] = await tx
    .insert(messageThreads)
    .values({
      studentId: student.id,
      advisorId: advisor.id,
      lastAt,
      talkedAt: lastAt,
      fromStudentAt,
      fromAdvisorAt: lastAt,
      studentReadAt: fromStudentAt,
      advisorReadAt: lastAt,
      createdAt: hoursAgo(51),
    })
    .returning({ id: messageThreads.id })
  const rows = said.map(({ author, hours, body }) => {
    const id = randomUUID()
    const at = hoursAgo(hours)
    const message = { threadId: thread!.id, author, body, isUrgent: false, mailAt: at, createdAt: at }
    return { id, ...sealRow(tx, messages, id, message) }
  })
  await tx.insert(messages).values(rows)
}
