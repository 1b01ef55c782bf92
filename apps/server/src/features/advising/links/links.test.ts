import { usualSharing } from '@bearings/domain/advising/options'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advisorLinks, advisorNotes, sharedEssays } from '../../../database/tables/advising.ts'
import { auditLog } from '../../../database/tables/audit-log.ts'
import { givenLink, givenNote } from '../../../testing/given-advising.ts'
import { givenEssay } from '../../../testing/given-essays.ts'
import { givenUser } from '../../../testing/given.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweepLinks } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A student with an advisor, and their callers. */
async function givenTwo() {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Ines Moreau' })
  const student = await givenUser(app.db, 'student', { fullName: 'Jon Bell' })
  const link = await givenLink(app.db, { advisor, student })
  return { advisor, student, link, asAdvisor: await app.as(advisor), asStudent: await app.as(student) }
}

describe('what an advisor sees', () => {
  test('begins with what is usual, and the student sees that', async () => {
    const { advisor, link, asStudent } = await givenTwo()

    expect(await asStudent('GET /advising/link')).toEqual({
      link: {
        id: link.id,
        advisor: { id: advisor.userId, fullName: 'Ines Moreau', email: advisor.email },
        since: link.createdAt.toISOString(),
        sharing: usualSharing,
        sharedEssayIds: [],
      },
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

  test('is never an essay of somebody else', async () => {
    const { link, asStudent } = await givenTwo()
    const { id: essayId } = await givenEssay(app.db, await givenUser(app.db, 'student'))

    for (const verb of ['PUT', 'DELETE'] as const)
      await expect(asStudent(`${verb} /advising/link/essays/{essayId}`, { essayId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    expect(await app.db.select().from(sharedEssays).where(eq(sharedEssays.linkId, link.id))).toEqual([])
  })

  test('cannot be chosen without an advisor', async () => {
    const student = await givenUser(app.db, 'student')
    const { id: essayId } = await givenEssay(app.db, student)
    const call = await app.as(student)

    expect(await call('GET /advising/link')).toEqual({ link: null })
    await expect(call('PATCH /advising/link/sharing', { list: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(call('PUT /advising/link/essays/{essayId}', { essayId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('the end of a link', () => {
  test.each(['student', 'advisor'] as const)(
    'comes when the %s wants it, once, and the other is told',
    async (side) => {
      const { link, asAdvisor, asStudent } = await givenTwo()
      const [own, other] = side === 'student' ? [asStudent, asAdvisor] : [asAdvisor, asStudent]

      await own('POST /advising/links/{id}/end', { id: link.id })

      expect(await asStudent('GET /advising/link')).toEqual({ link: null })
      const { notifications } = await other('GET /notifications')
      expect(notifications).toMatchObject([{ type: 'system', title: 'Connection Ended' }])
      expect(notifications[0]!.message).toContain(side === 'student' ? 'Jon Bell' : 'Ines Moreau')
      for (const call of [own, other])
        await expect(call('POST /advising/links/{id}/end', { id: link.id })).rejects.toMatchObject({
          code: 'NOT_FOUND',
        })
      await expect(asStudent('PATCH /advising/link/sharing', { list: true })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
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
