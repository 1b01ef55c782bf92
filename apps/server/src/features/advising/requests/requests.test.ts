import { limits, usualSharing } from '@bearings/domain/advising/options'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { users } from '#database/tables/users.ts'
import { givenLink, givenNote, givenRequest, givenTwo, notificationsOf } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenDemo, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { expireRequests } from './jobs.ts'

const app = useTestApp()

describe('an advisor who asks a student', () => {
  test('waits for the answer, and the student is told', async () => {
    const { advisor, student, asAdvisor, asStudent } = await givenTwo(app)

    const sent = await asAdvisor('POST /advising/requests', {
      studentId: student.userId,
      message: ' I teach your history class. ',
    })

    expect(sent).toMatchObject({
      sentBy: 'advisor',
      status: 'pending',
      message: 'I teach your history class.',
      sharing: null,
      other: { id: student.userId, fullName: 'Jon Bell', email: null, studentId: '4711' },
    })
    expect(await asStudent('GET /advising/requests')).toMatchObject({
      requests: [{ id: sent.id, other: { id: advisor.userId, fullName: 'Ines Moreau', studentId: null } }],
      pending: 1,
      next: null,
    })
    expect(await notificationsOf(asStudent)).toMatchObject([
      {
        type: 'advisor-request',
        title: 'New Advisor Request',
        message: 'Ines Moreau would like to be your advisor.',
        link: '/student/advisor?tab=requests',
        subjectId: sent.id,
      },
    ])
    const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, student.userId))
    expect(entry).toMatchObject({ action: 'advising_requested', actorId: advisor.userId })
  })

  test('may leave the message out, or write spaces', async () => {
    const { student, asAdvisor } = await givenTwo(app)

    const sent = await asAdvisor('POST /advising/requests', { studentId: student.userId, message: '  ' })

    expect(sent.message).toBeNull()
  })

  test('cannot ask twice while one waits, no matter who sent it', async () => {
    const { advisor, student, asAdvisor, asStudent } = await givenTwo(app)
    await asAdvisor('POST /advising/requests', { studentId: student.userId })

    await expect(asAdvisor('POST /advising/requests', { studentId: student.userId })).toBeRefused(
      'request-pending',
    )
    await expect(
      asStudent('POST /advising/requests/to-advisor', { email: advisor.email, sharing: usualSharing }),
    ).toBeRefused('request-pending')
  })

  test('cannot ask their own student', async () => {
    const { advisor, student, asAdvisor } = await givenTwo(app)
    await givenLink(app.db, { advisor, student })

    await expect(asAdvisor('POST /advising/requests', { studentId: student.userId })).toBeRefused(
      'already-advised',
    )
  })

  test('reaches nobody whom the search would not find', async () => {
    const { asAdvisor } = await givenTwo(app)
    const demoId = await givenDemo(app.db)
    const hidden = [
      await givenUser(app.db, 'student', { studentId: '1', discoverable: false }),
      await givenUser(app.db, 'student'),
      await givenUser(app.db, 'advisor', { studentId: '1' }),
      await givenUser(app.db, 'student', { studentId: '1', demoId }),
    ]

    for (const { userId: studentId } of hidden)
      await expect(asAdvisor('POST /advising/requests', { studentId })).toBeRefused('NOT_FOUND')
  })

  test('cannot have more than fifty waiting', async () => {
    const { advisor, student, asAdvisor } = await givenTwo(app)
    for (let waiting = 0; waiting < limits.pending; waiting++)
      await givenRequest(app.db, { advisor, student: await givenUser(app.db, 'student') })

    await expect(asAdvisor('POST /advising/requests', { studentId: student.userId })).toBeRefused(
      'requests-full',
    )
  })

  test('cannot approve or reject what they sent', async () => {
    const { advisor, student, asAdvisor } = await givenTwo(app)
    const { id } = await givenRequest(app.db, { advisor, student })

    for (const verb of ['approve', 'reject'] as const)
      await expect(asAdvisor(`POST /advising/requests/{id}/${verb}`, { id })).toBeRefused('FORBIDDEN')
    expect(await asAdvisor('GET /advising/requests')).toMatchObject({ requests: [{ status: 'pending' }] })
  })

  test('takes it back, and the student is no longer told', async () => {
    const { student, asAdvisor, asStudent } = await givenTwo(app)
    const { id } = await asAdvisor('POST /advising/requests', { studentId: student.userId })

    const withdrawn = await asAdvisor('POST /advising/requests/{id}/withdraw', { id })

    expect(withdrawn.status).toBe('withdrawn')
    expect(await notificationsOf(asStudent)).toEqual([])
    await expect(
      asStudent('POST /advising/requests/{id}/approve', { id, sharing: usualSharing }),
    ).toBeRefused('request-settled')
  })
})

describe('a student who is asked', () => {
  test('accepts and chooses what the advisor sees, who is told', async () => {
    const { advisor, student, asAdvisor, asStudent } = await givenTwo(app)
    const shown = await givenEssay(app.db, student)
    await givenEssay(app.db, student)
    const { id } = await asAdvisor('POST /advising/requests', { studentId: student.userId })
    const sharing = { ...usualSharing, weeks: false, aid: true }

    const approved = await asStudent('POST /advising/requests/{id}/approve', {
      id,
      sharing,
      essayIds: [shown.id],
    })

    expect(approved.status).toBe('approved')
    expect(await asStudent('GET /advising/link')).toMatchObject({
      link: { advisor: { id: advisor.userId }, sharing, sharedEssayIds: [shown.id] },
    })
    expect(await notificationsOf(asAdvisor)).toMatchObject([
      {
        type: 'advisor_request_approved',
        title: 'Request Approved',
        message: 'Jon Bell accepted your request.',
        link: `/advisor/students/${student.userId}`,
        subjectId: id,
      },
    ])
  })

  test('has to say what they share', async () => {
    const { advisor, student, asStudent } = await givenTwo(app)
    const { id } = await givenRequest(app.db, { advisor, student })

    await expect(asStudent('POST /advising/requests/{id}/approve', { id })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'sharing' }],
    })
    expect(await asStudent('GET /advising/link')).toMatchObject({ link: null })
  })

  test('cannot show an essay of somebody else, or one in the trash', async () => {
    const { advisor, student, asStudent } = await givenTwo(app)
    const { id } = await givenRequest(app.db, { advisor, student })
    const others = await givenEssay(app.db, await givenUser(app.db, 'student'))
    const trashed = await givenEssay(app.db, student, { trashedAt: new Date() })

    for (const essay of [others, trashed])
      await expect(
        asStudent('POST /advising/requests/{id}/approve', {
          id,
          sharing: usualSharing,
          essayIds: [essay.id],
        }),
      ).toBeRefused('NOT_FOUND')
    expect(await asStudent('GET /advising/requests')).toMatchObject({ requests: [{ status: 'pending' }] })
  })

  test('declines, and the advisor is told', async () => {
    const { advisor, student, asAdvisor, asStudent } = await givenTwo(app)
    const { id } = await givenRequest(app.db, { advisor, student })

    expect(await asStudent('POST /advising/requests/{id}/reject', { id })).toMatchObject({
      status: 'rejected',
    })

    expect(await notificationsOf(asAdvisor)).toMatchObject([
      { type: 'advisor_request_rejected', title: 'Request Rejected' },
    ])
    expect(await asStudent('GET /advising/link')).toMatchObject({ link: null })
  })

  test('has one advisor at most', async () => {
    const { advisor, student, asStudent } = await givenTwo(app)
    await givenLink(app.db, { advisor: await givenUser(app.db, 'advisor'), student })
    const { id } = await givenRequest(app.db, { advisor, student })

    await expect(
      asStudent('POST /advising/requests/{id}/approve', { id, sharing: usualSharing }),
    ).toBeRefused('already-advised')
  })

  test('cannot take back what they did not send, and answers once', async () => {
    const { advisor, student, asStudent } = await givenTwo(app)
    const { id } = await givenRequest(app.db, { advisor, student })

    await expect(asStudent('POST /advising/requests/{id}/withdraw', { id })).toBeRefused('FORBIDDEN')
    await asStudent('POST /advising/requests/{id}/reject', { id })
    const again = [
      asStudent('POST /advising/requests/{id}/approve', { id, sharing: usualSharing }),
      asStudent('POST /advising/requests/{id}/reject', { id }),
    ]
    // Awaited together, so that no rejection goes unhandled.
    await Promise.all(again.map((answer) => expect(answer).toBeRefused('request-settled')))
  })

  test('who links again with the same advisor finds them with their notes', async () => {
    const { advisor, student, asAdvisor, asStudent } = await givenTwo(app)
    const earlier = await givenLink(app.db, { advisor, student }, { endedAt: new Date() })
    const note = await givenNote(app.db, earlier)
    const { id } = await givenRequest(app.db, { advisor, student })

    await asStudent('POST /advising/requests/{id}/approve', { id, sharing: usualSharing })

    const notes = await asAdvisor('GET /advising/students/{id}/notes', { id: student.userId })
    expect(notes).toMatchObject([{ id: note.id, content: note.content }])
  })
})

test('requests are listed page by page, of one status when asked', async () => {
  const { advisor, asAdvisor } = await givenTwo(app)
  for (let number = 0; number < limits.page + 2; number++) {
    const status = number < 2 ? 'rejected' : 'pending'
    const createdAt = new Date(Date.UTC(2026, 9, 1, 8, number % 3))
    await givenRequest(
      app.db,
      { advisor, student: await givenUser(app.db, 'student') },
      { status, createdAt },
    )
  }

  const first = await asAdvisor('GET /advising/requests')
  const second = await asAdvisor('GET /advising/requests', { after: first.next! })
  const rejected = await asAdvisor('GET /advising/requests', { status: 'rejected' })

  const all = [...first.requests, ...second.requests]
  expect(first.requests).toHaveLength(limits.page)
  expect(new Set(all.map(({ id }) => id)).size).toBe(limits.page + 2)
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
  expect({ pending: first.pending, next: second.next }).toEqual({ pending: limits.page, next: null })
  expect(rejected.requests).toHaveLength(2)
})

describe('once a request is over', () => {
  const renamed = { fullName: 'A New Name', email: 'new-address@example.org', studentId: 'NEW-1' }

  test.each(['rejected', 'withdrawn'] as const)(
    'and %s, neither side reads who the other is by now',
    async (status) => {
      const { advisor, student, asAdvisor, asStudent } = await givenTwo(app)
      await givenRequest(app.db, { advisor, student }, { status })
      await givenRequest(
        app.db,
        { advisor, student },
        { status, sentBy: 'student', advisorEmail: 'ines@old.example' },
      )
      await app.db
        .update(users)
        .set({ ...renamed, email: `${student.userId}@new.example` })
        .where(eq(users.id, student.userId))
      await app.db
        .update(users)
        .set({ fullName: 'A New Advisor', email: `${advisor.userId}@new.example` })
        .where(eq(users.id, advisor.userId))
      const nobody = { id: null, fullName: null, email: null, studentId: null }

      const forAdvisor = (await asAdvisor('GET /advising/requests')).requests
      const forStudent = (await asStudent('GET /advising/requests')).requests

      expect(forAdvisor.map(({ other }) => other)).toEqual([nobody, nobody])
      expect(Object.fromEntries(forStudent.map(({ sentBy, other }) => [sentBy, other]))).toEqual({
        advisor: nobody,
        student: { ...nobody, email: 'ines@old.example' },
      })
    },
  )

  test('by an approval, the email is told, until the link ends', async () => {
    const { advisor, student, asAdvisor } = await givenTwo(app)
    await givenRequest(app.db, { advisor, student }, { status: 'approved' })
    const link = await givenLink(app.db, { advisor, student })
    const other = async () => (await asAdvisor('GET /advising/requests')).requests[0]!.other

    expect(await other()).toMatchObject({ fullName: 'Jon Bell', email: student.email })
    await app.db.update(advisorLinks).set({ endedAt: new Date() }).where(eq(advisorLinks.id, link.id))
    expect(await other()).toEqual({ id: null, fullName: null, email: null, studentId: null })
  })
})

describe('a request that nobody answers', () => {
  test('expires after thirty days: it can no longer be answered, is no longer told of, and can be sent again', async () => {
    const { student, asAdvisor, asStudent } = await givenTwo(app)
    const { id } = await asAdvisor('POST /advising/requests', { studentId: student.userId })
    const statusOf = async (call: typeof asAdvisor) =>
      (await call('GET /advising/requests')).requests.map(({ status }) => status)

    await app.db.transaction((tx) => expireRequests(tx, new Date('2026-12-01T11:59:59Z')))
    expect(await statusOf(asStudent)).toEqual(['pending'])
    await app.db.transaction((tx) => expireRequests(tx, new Date('2026-12-01T12:00:00Z')))

    expect(await statusOf(asStudent)).toEqual(['expired'])
    expect(await statusOf(asAdvisor)).toEqual(['expired'])
    expect(await notificationsOf(asStudent)).toEqual([])
    await expect(
      asStudent('POST /advising/requests/{id}/approve', { id, sharing: usualSharing }),
    ).toBeRefused('request-settled')
    await asAdvisor('POST /advising/requests', { studentId: student.userId })
    // Both were sent at the same instant of the test's clock, so neither comes first.
    expect((await statusOf(asStudent)).toSorted()).toEqual(['expired', 'pending'])
  })

  test('expires where the address was nobody’s too', async () => {
    const { asStudent } = await givenTwo(app)
    const asked = { email: 'nobody-yet@example.org', sharing: usualSharing }
    await asStudent('POST /advising/requests/to-advisor', asked)

    await app.db.transaction((tx) => expireRequests(tx, new Date('2026-12-01T12:00:00Z')))

    expect((await asStudent('GET /advising/requests')).requests).toMatchObject([
      { status: 'expired', other: { email: 'nobody-yet@example.org' } },
    ])
  })
})
