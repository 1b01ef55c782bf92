import { usualSharing } from '@bearings/domain/advising/options'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advisorLinks, advisorNotes, sharedEssays } from '#database/tables/advising.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { notificationMails } from '#database/tables/notification-mails.ts'
import { notifications } from '#database/tables/notifications.ts'
import { users } from '#database/tables/users.ts'
import { eraseDueAccounts } from '#features/accounts/jobs.ts'
import { serviceKeyFor } from '#testing/access-token.ts'
import { authOf } from '#testing/auth.ts'
import { givenLink, givenNote } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { sweepLinks } from './jobs.ts'

const app = useTestApp()

/** A student with an advisor, and a client for each. */
async function givenTwo() {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Ines Moreau' })
  const student = await givenUser(app.db, 'student', { fullName: 'Jon Bell' })
  const link = await givenLink(app.db, { advisor, student })
  return { advisor, student, link, asAdvisor: await app.as(advisor), asStudent: await app.as(student) }
}

/** Returns what is in a person's notifications, and in the mails that wait for them. */
async function toldAndMailed(userId: string): Promise<string[]> {
  const news = [notifications, notificationMails]
  const rows = await Promise.all(
    news.map((one) => app.db.select({ message: one.message }).from(one).where(eq(one.userId, userId))),
  )
  return rows.flat().map(({ message }) => message)
}

describe('what an advisor sees', () => {
  test('begins with what is usual, and the student sees that', async () => {
    const { advisor, link, asStudent } = await givenTwo()

    expect(await asStudent('GET /advising/link')).toEqual({
      link: {
        id: link.id,
        advisor: { id: advisor.userId, fullName: 'Ines Moreau', email: advisor.email },
        isDisabled: false,
        since: link.createdAt.toISOString(),
        kind: 'personal',
        title: null,
        covers: null,
        until: null,
        sharing: usualSharing,
        sharedEssayIds: [],
      },
      others: [],
      places: 1,
    })
  })

  test('is changed part by part, and both sides of the change are written down', async () => {
    const { student, asStudent } = await givenTwo()

    const { link } = await asStudent('PATCH /advising/link/sharing', { list: false, sensitive: true })

    expect(link!.sharing).toEqual({ ...usualSharing, list: false, sensitive: true })
    const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.actorId, student.userId))
    expect(entry).toMatchObject({
      action: 'sharing_changed',
      detail: { from: usualSharing, to: { ...usualSharing, list: false, sensitive: true } },
    })
  })

  test('is essay by essay the student’s choice; one in the trash is not among them', async () => {
    const { student, asStudent } = await givenTwo()
    const [one, other] = [await givenEssay(app.db, student), await givenEssay(app.db, student)]

    await asStudent('PUT /advising/link/essays/{essayId}', { essayId: one.id })
    await asStudent('PUT /advising/link/essays/{essayId}', { essayId: one.id })
    await asStudent('PUT /advising/link/essays/{essayId}', { essayId: other.id })
    await asStudent('DELETE /essays/{id}', { id: other.id })

    expect((await asStudent('GET /advising/link')).link!.sharedEssayIds).toEqual([one.id])
    await asStudent('DELETE /advising/link/essays/{essayId}', { essayId: one.id })
    expect((await asStudent('GET /advising/link')).link!.sharedEssayIds).toEqual([])
  })

  test('an advisor is told of an essay that is shared with them, once a day however often; of no other part', async () => {
    const { student, asStudent, asAdvisor } = await givenTwo()
    const { id: essayId } = await givenEssay(app.db, student, { promptName: 'Why here?' })

    await asStudent('PATCH /advising/link/sharing', { list: false })
    for (const verb of ['PUT', 'DELETE', 'PUT'] as const)
      await asStudent(`${verb} /advising/link/essays/{essayId}`, { essayId })

    const { notifications } = await asAdvisor('GET /notifications')
    expect(notifications).toMatchObject([
      {
        type: 'essay-feedback',
        title: 'Essay Shared',
        message: 'Jon Bell shared “Why here?” with you.',
        link: `/advisor/students/${student.userId}/essays/${essayId}`,
      },
    ])
  })

  test('that ends for one essay takes back what the advisor was told of it, also by mail, and nothing else', async () => {
    const { advisor, student, asStudent, asAdvisor } = await givenTwo()
    const preferences = await asAdvisor('GET /notifications/preferences')
    await asAdvisor('PUT /notifications/preferences', {
      preferences: preferences.map((one) => ({ ...one, byMail: true })),
    })
    const [one, other] = [
      await givenEssay(app.db, student, { promptName: 'Why here?' }),
      await givenEssay(app.db, student, { promptName: 'Who are you?' }),
    ]
    for (const { id } of [one, other]) {
      await asStudent('PUT /advising/link/essays/{essayId}', { essayId: id })
      await asStudent('POST /essays/{id}/comments', { id, body: 'My grandmother taught me' })
      // Long ago, so that the two are not told together.
      await app.db.update(sharedEssays).set({ createdAt: new Date('2026-01-02') })
    }

    await asStudent('DELETE /advising/link/essays/{essayId}', { essayId: one.id })

    const messages = await toldAndMailed(advisor.userId)
    expect(messages.filter((message) => message.includes('Why here?'))).toEqual([])
    // Shared and commented on, both told and mailed.
    expect(messages.filter((message) => message.includes('Who are you?'))).toHaveLength(4)
  })

  test('is never an essay of somebody else', async () => {
    const { link, asStudent } = await givenTwo()
    const { id: essayId } = await givenEssay(app.db, await givenUser(app.db, 'student'))

    for (const verb of ['PUT', 'DELETE'] as const)
      await expect(asStudent(`${verb} /advising/link/essays/{essayId}`, { essayId })).toBeRefused('NOT_FOUND')
    expect(await app.db.select().from(sharedEssays).where(eq(sharedEssays.linkId, link.id))).toEqual([])
  })

  test('cannot be chosen without an advisor', async () => {
    const student = await givenUser(app.db, 'student')
    const { id: essayId } = await givenEssay(app.db, student)
    const call = await app.as(student)

    expect(await call('GET /advising/link')).toMatchObject({ link: null })
    await expect(call('PATCH /advising/link/sharing', { list: true })).toBeRefused('NOT_FOUND')
    await expect(call('PUT /advising/link/essays/{essayId}', { essayId })).toBeRefused('NOT_FOUND')
  })
})

describe('the end of a link', () => {
  test.each(['student', 'advisor'] as const)(
    'comes when the %s wants it, once, and the other is told',
    async (side) => {
      const { link, asAdvisor, asStudent } = await givenTwo()
      const [own, other] = side === 'student' ? [asStudent, asAdvisor] : [asAdvisor, asStudent]

      await own('POST /advising/links/{id}/end', { id: link.id })

      expect(await asStudent('GET /advising/link')).toMatchObject({ link: null })
      const { notifications } = await other('GET /notifications')
      expect(notifications).toMatchObject([{ type: 'system', title: 'Connection Ended' }])
      expect(notifications[0]!.message).toContain(side === 'student' ? 'Jon Bell' : 'Ines Moreau')
      for (const call of [own, other])
        await expect(call('POST /advising/links/{id}/end', { id: link.id })).toBeRefused('NOT_FOUND')
      await expect(asStudent('PATCH /advising/link/sharing', { list: true })).toBeRefused('NOT_FOUND')
    },
  )

  test.each(['deleted', 'erased after 14 days', 'made a student'])(
    'comes when the advisor is %s, and the student is told with nothing that leads nowhere',
    async (how) => {
      const { advisor, asAdvisor, asStudent, student } = await givenTwo()
      await asAdvisor('POST /tasks', { studentIds: [student.userId], title: 'Call me' })
      const token = await serviceKeyFor({
        db: app.db,
        config: app.config,
        now: () => new Date('2026-11-01T12:00:00Z'),
      })
      const auth = authOf(app)
      const account = `/admin/users/${advisor.userId}` as const

      if (how === 'deleted') await auth.call(`DELETE ${account}`, { token, body: {} })
      else if (how === 'made a student')
        await auth.call(`PUT ${account}`, { token, body: { role: 'student' } })
      else {
        const eraseAfter = new Date('2026-11-01')
        await app.db.update(users).set({ eraseAfter }).where(eq(users.id, advisor.userId))
        await app.db.transaction((tx) => eraseDueAccounts(tx, eraseAfter))
      }

      expect(await asStudent('GET /advising/link')).toMatchObject({ link: null })
      const { notifications } = await asStudent('GET /notifications')
      expect(notifications.filter(({ type }) => type === 'system')).toMatchObject([
        { title: 'Connection Ended', link: '/student/advisor' },
      ])
      expect(notifications.filter(({ type }) => type === 'task-assigned')).toHaveLength(
        how === 'made a student' ? 1 : 0,
      )
    },
  )

  test.each(['the student', 'the advisor', 'the advisor’s new role'])(
    'by %s takes along what the advisor was told of the student, and the mails that wait',
    async (whose) => {
      const { advisor, student, link, asAdvisor, asStudent } = await givenTwo()
      const other = await givenUser(app.db, 'student', { fullName: 'Kim Ito' })
      await givenLink(app.db, { advisor, student: other })
      const share = async (call: typeof asStudent, owner: typeof student) => {
        const { id } = await givenEssay(app.db, owner, { promptName: 'Why here?' })
        await call('PUT /advising/link/essays/{essayId}', { essayId: id })
        await call('POST /essays/{id}/comments', { id, body: 'My grandmother taught me' })
      }
      await share(asStudent, student)
      await share(await app.as(other), other)

      if (whose === 'the student') await asStudent('POST /advising/links/{id}/end', { id: link.id })
      else if (whose === 'the advisor') await asAdvisor('POST /advising/links/{id}/end', { id: link.id })
      else {
        const asAdmin = await app.as(await givenUser(app.db, 'admin'))
        await asAdmin('PUT /people/{id}/role', { id: advisor.userId, role: 'student' })
      }

      const messages = await toldAndMailed(advisor.userId)
      expect(messages.filter((message) => /Jon Bell (shared|commented)/.test(message))).toEqual([])
      expect(messages.some((message) => message.includes('Kim Ito'))).toBe(whose !== 'the advisor’s new role')
    },
  )

  test.each([
    ['personal', 'You can disconnect and ask someone else.'],
    ['school', 'Your school will assign someone else.'],
  ] as const)(
    'of a %s link is disabled: the student is told, and what comes next, and no longer once the account is enabled again',
    async (kind, next) => {
      const { advisor, link, asStudent } = await givenTwo()
      await app.db.update(advisorLinks).set({ kind }).where(eq(advisorLinks.id, link.id))
      const token = await serviceKeyFor({
        db: app.db,
        config: app.config,
        now: () => new Date('2026-11-01T12:00:00Z'),
      })
      const set = (duration: string) =>
        authOf(app).call(`PUT /admin/users/${advisor.userId}`, { token, body: { ban_duration: duration } })
      const told = async () =>
        (await asStudent('GET /notifications')).notifications.filter(
          ({ title }) => title === 'Advisor Unavailable',
        )

      await set('876000h')
      expect((await asStudent('GET /advising/link')).link).toMatchObject({ isDisabled: true })
      expect(await told()).toMatchObject([
        {
          link: '/student/advisor',
          message: `Ines Moreau no longer uses Bearings and can no longer see what you shared. ${next}`,
        },
      ])

      await set('none')
      expect((await asStudent('GET /advising/link')).link).toMatchObject({ isDisabled: false })
      expect(await told()).toEqual([])
    },
  )

  test('leaves its traces for thirty days', async () => {
    const { link, asStudent } = await givenTwo()
    const lasting = await givenTwo()
    const note = await givenNote(app.db, link)
    app.setNow('2026-11-01T12:30:00Z')
    await asStudent('POST /advising/links/{id}/end', { id: link.id })
    const isThere = async (id: string) =>
      (await app.db.select().from(advisorLinks).where(eq(advisorLinks.id, id))).length === 1

    await sweepLinks(app.db, new Date('2026-12-01T12:29:59Z'))
    expect(await isThere(link.id)).toBe(true)
    expect(await sweepLinks(app.db, new Date('2026-12-01T12:30:00Z'))).toBe(1)
    expect(await sweepLinks(app.db, new Date('2026-12-01T12:30:00Z'))).toBe(0)

    expect(await isThere(link.id)).toBe(false)
    expect(await isThere(lasting.link.id)).toBe(true)
    expect(await app.db.select().from(advisorNotes).where(eq(advisorNotes.id, note.id))).toEqual([])
  })
})
