import { randomUUID } from 'node:crypto'
import { usualSharing } from '@bearings/domain/advising/options'
import type { NotificationType } from '@bearings/domain/notifications/options'
import { count, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mails } from '#database/tables/mails.ts'
import { notificationMails } from '#database/tables/notification-mails.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenDemo, givenUser } from '#testing/given.ts'
import * as outbox from '#testing/mails-to.ts'
import { useTestApp } from '#testing/test-app.ts'
import type { NewNotification } from '../new-notification.ts'
import { forget, notifyAll } from '../service.ts'
import { mailNotifications } from './jobs.ts'

const noon = Date.parse('2026-11-01T12:00:00Z')

let advisor: Person
let student: Person
/** When people are notified. */
let at = noon
type Person = Awaited<ReturnType<typeof givenUser>>

const app = useTestApp({ settings: { PUBLIC_URL: 'https://bearings.example', ADVISOR_APPROVAL: 'off' } })
beforeEach(async () => {
  at = noon
  advisor = await givenUser(app.db, 'advisor', { fullName: 'Dana <b>Whitfield</b>' })
  student = await givenUser(app.db, 'student', { studentId: randomUUID() })
})

describe('requests', () => {
  test('an advisor’s request reaches the student by mail, in the advisor’s own words', async () => {
    const ask = await app.as(advisor)
    await ask('POST /advising/requests', {
      studentId: student.userId,
      message:
        'I coach <i>writers</i>.\nSee https://example.org/me or example.org/you or example.org, please.',
    })

    const [mail, ...others] = await mailsTo(student)

    expect(others).toEqual([])
    expect(mail?.subject).toBe('Dana <b>Whitfield</b> would like to be your advisor')
    expect(mail?.text).toContain('Dana <b>Whitfield</b> would like to be your advisor.')
    expect(mail?.text).toContain('“I coach <i>writers</i>. See [address] or [address] or [address], please.”')
    expect(mail?.text).toContain('https://bearings.example/student/advisor?tab=requests')
    expect(mail?.html).toContain('Dana &lt;b&gt;Whitfield&lt;/b&gt;')
    expect(mail?.html).toContain('I coach &lt;i&gt;writers&lt;/i&gt;.')
    expect(mail?.text).toContain(
      'because emails about connection requests are turned on in your Bearings settings',
    )
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/bearings\.example\/unsubscribe\/[\w.-]+$/)
    expect(mail?.text).toContain(mail?.unsubscribeUrl)
  })

  test('a request that is taken back before the mail was written brings none', async () => {
    const ask = await app.as(advisor)
    const { id } = await ask('POST /advising/requests', { studentId: student.userId })
    await ask('POST /advising/requests/{id}/withdraw', { id })

    expect(await mailsTo(student)).toEqual([])
  })

  test.each(['approve', 'reject'] as const)(
    'a request that was answered by %s before the email was written brings none, however it was answered',
    async (answer) => {
      const { id } = await (await app.as(advisor))('POST /advising/requests', { studentId: student.userId })
      const call = await app.as(student)
      if (answer === 'approve')
        await call('POST /advising/requests/{id}/approve', { id, sharing: usualSharing })
      else await call('POST /advising/requests/{id}/reject', { id })

      expect(await mailsTo(student)).toEqual([])
      expect((await call('GET /notifications')).unread).toBe(0)
    },
  )

  test('of several requests each stands with the words of the person who wrote it', async () => {
    const from = (sender: string, quote: string) =>
      ({
        type: 'advisor-request',
        sender,
        message: `${sender} would like you as an advisor.`,
        inMail: { quote },
      }) as const
    await tell(from('Maya Okafor', 'Hello'), from('Leo Park', 'Me too'))

    const [mail] = await mailsTo(student)

    expect(mail?.subject).toBe('2 new requests')
    expect(mail?.text).toContain(
      'Maya Okafor would like you as an advisor.\n\n“Hello”\n\nLeo Park would like you as an advisor.\n\n“Me too”\n\n',
    )
  })

  test('of very many the email names twenty and counts the others', async () => {
    await tell(
      ...Array.from({ length: 193 }, (_, index) => ({
        type: 'advisor-request' as const,
        sender: `Student ${index}`,
        message: `Student ${index} would like you as an advisor.`,
      })),
    )

    const [mail] = await mailsTo(student)

    expect(mail?.subject).toBe('193 new requests')
    expect(mail?.text.match(/would like you/g)).toHaveLength(20)
    expect(mail?.text).toContain('And 173 more.')
  })

  test('long words of somebody are shortened', async () => {
    await tell({ type: 'advisor-request', inMail: { quote: 'a'.repeat(1000) } })

    expect((await mailsTo(student))[0]?.text).toContain(`“${'a'.repeat(240)}…”`)
  })
})

describe('who gets mail', () => {
  test('a student who does not want mail of a kind gets none of it', async () => {
    await choose(student, 'advisor-request', { byMail: false })

    await tell({ type: 'advisor-request' })

    expect(await mailsTo(student)).toEqual([])
  })

  test('a student who wants a kind by mail only gets it there', async () => {
    await choose(student, 'task-updated', { inApp: false, byMail: true })

    await tell({ type: 'task-updated', title: 'Task Updated' })

    expect(await mailsTo(student, 5)).toMatchObject([{ subject: 'Task Updated' }])
  })

  test('someone who has read it in the meantime, or deleted it, gets no mail', async () => {
    const call = await app.as(student)
    await tell({ type: 'task-assigned', title: 'Read' }, { type: 'advisor-request', title: 'Deleted' })
    const { notifications } = await call('GET /notifications')
    const [read, deleted] = ['Read', 'Deleted'].map((title) =>
      notifications.find((one) => one.title === title)!,
    )

    await call('POST /notifications/{id}/read', { id: read!.id })
    await call('DELETE /notifications/{id}', { id: deleted!.id })

    expect(await mailsTo(student, 10)).toEqual([])
  })

  test('a demo sends no mail', async () => {
    const demoId = await givenDemo(app.db)
    student = await givenUser(app.db, 'student', { demoId })

    await tell({ type: 'advisor-request' })

    expect(await waiting(student)).toBe(0)
    expect(await mailsTo(student)).toEqual([])
  })

  test.each([
    ['an address that nobody has confirmed', { emailConfirmedAt: null }],
    ['an account that is disabled', { bannedUntil: new Date('2027-01-01') }],
    ['an account that is about to be deleted', { eraseAfter: new Date('2026-11-10') }],
  ])('%s gets none', async (_, account) => {
    student = await givenUser(app.db, 'student', account)

    await tell({ type: 'advisor-request' })

    expect(await mailsTo(student)).toEqual([])
  })

  test('nobody is mailed about a change that did not happen', async () => {
    const change = app.db.transaction(async (tx) => {
      await notifyAll(tx, [told({ type: 'advisor-request' })], new Date(noon))
      throw new Error('the change fails')
    })

    await expect(change).rejects.toThrow('the change fails')
    expect(await mailsTo(student)).toEqual([])
  })
})

describe('what is gathered', () => {
  test('several tasks given at once are one mail, and one that is removed again is not in it', async () => {
    const removed = '7f8c6a52-7a35-4b77-8f4e-0d6f8a2c9f10'
    const task = { type: 'task-assigned', sender: 'Dana', link: '/student/advisor?tab=tasks' } as const
    await tell(
      { ...task, message: 'Dana: “Ask for a transcript”.' },
      { ...task, message: 'Dana: “Write a draft”.' },
      { ...task, message: 'Dana: “A mistake”.', subjectId: removed },
    )
    await app.db.transaction((tx) => forget(tx, [removed]))

    const [mail, ...others] = await mailsTo(student, 2)

    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 new tasks from Dana')
    expect(mail?.text).toContain('“Ask for a transcript”.\n\nDana: “Write a draft”.\n\nSee your tasks:')
    expect(mail?.text).not.toContain('mistake')
  })

  test('comments in a short time are one mail, which says nothing of what they say', async () => {
    const comment = {
      type: 'essay-feedback',
      title: 'New Essay Comment',
      message: 'Dana on “Why us?”: a secret',
    } as const
    await tell({ ...comment, inMail: { message: 'Dana on “Why us?”.' }, link: '/essays/1' })
    at = noon + 9 * 60_000
    await tell({ ...comment, link: '/essays/2' })

    expect(await mailsTo(student, 9)).toEqual([])
    const [mail, ...others] = await mailsTo(student, 10)

    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 updates on essays')
    expect(mail?.text).toContain('Dana on “Why us?”.\n\nNew Essay Comment\n\n')
    expect(mail?.text).toContain('https://bearings.example/notifications')
    expect(`${mail?.text}${mail?.html}`).not.toContain('secret')
  })

  test('one task says in the subject who gave it, and a task that is done already is not mailed', async () => {
    await givenLink(app.db, { advisor, student })
    const [ask, call] = [await app.as(advisor), await app.as(student)]
    const give = (title: string) =>
      ask('POST /tasks', { studentIds: [student.userId], title, dueOn: '2026-12-01' })
    const [done] = await give('Already done')
    await give('Ask for a transcript')
    await call('POST /tasks/{id}/status', { id: done!.id, status: 'completed' })

    const [mail, ...others] = await mailsTo(student, 2)

    expect(others).toEqual([])
    expect(mail?.subject).toBe(
      'Dana <b>Whitfield</b> assigned you a task: “Ask for a transcript”, due Dec 01, 2026',
    )
  })

  test('two kinds are two mails, each with an end of its own', async () => {
    await tell({ type: 'task-assigned' }, { type: 'advisor-request' })

    const found = await mailsTo(student, 2)

    expect(new Set(found.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(2)
  })

  test('500 people told at once get a mail each, once, however many processes write them', async () => {
    const people = await Promise.all(Array.from({ length: 500 }, () => givenUser(app.db, 'student')))
    await app.db.transaction((tx) =>
      notifyAll(
        tx,
        people.map(({ userId }) => told({ type: 'advisor-request', userId })),
        new Date(noon),
      ),
    )

    await Promise.all([1, 2, 3].map(() => mailNotifications(services(noon))))

    const rows = await app.db.select({ to: mails.to }).from(mails)
    const addresses = new Set(people.map(({ email }) => email))
    expect(rows.filter(({ to }) => addresses.has(to))).toHaveLength(500)
  })
})

function told(overrides: Partial<NewNotification> & { type: NotificationType }): NewNotification {
  return { userId: student.userId, title: 'A title', message: 'A message', ...overrides }
}

async function tell(...many: Parameters<typeof told>[0][]): Promise<void> {
  await app.db.transaction(async (tx) => {
    // The order is kept also where the database joins by a hash, which turns it around.
    await tx.execute(sql`select set_config(name, 'off', true) from pg_settings
      where name in ('enable_nestloop', 'enable_mergejoin')`)
    await notifyAll(tx, many.map(told), new Date(at))
  })
}

/** Returns this person's mails, after those that are due this many minutes after noon were written. */
async function mailsTo({ email }: Person, minutes = 0) {
  await mailNotifications(services(noon + minutes * 60_000))
  return outbox.mailsTo(app.db, email)
}

function services(time: number) {
  return { db: app.db, config: app.config, now: () => new Date(time) }
}

async function waiting({ userId }: Person): Promise<number> {
  const [row] = await app.db
    .select({ rows: count() })
    .from(notificationMails)
    .where(eq(notificationMails.userId, userId))
  return row!.rows
}

async function choose(
  person: Person,
  type: 'task-updated' | 'advisor-request',
  chosen: { inApp?: boolean; byMail: boolean },
): Promise<void> {
  const call = await app.as(person)
  await call('PUT /notifications/preferences', { preferences: [{ type, inApp: true, ...chosen }] })
}
