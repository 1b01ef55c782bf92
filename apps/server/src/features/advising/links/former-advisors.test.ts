import { usualSharing } from '@bearings/domain/advising/options'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formerAdvisors } from '#database/tables/advising.ts'
import { notifications } from '#database/tables/notifications.ts'
import { users } from '#database/tables/users.ts'
import { eraseDueAccounts } from '#features/accounts/jobs.ts'
import { serviceKeyFor } from '#testing/access-token.ts'
import { authOf } from '#testing/auth.ts'
import { givenLink, givenRequest, givenSharedEssay } from '#testing/given-advising.ts'
import { givenComment } from '#testing/given-comments.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { sweepLinks } from './jobs.ts'

const app = useTestApp()

/** An advisor who gave a task, commented on an essay, resolved a thread, and looked around. */
async function givenTraces() {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Ines Moreau' })
  const student = await givenUser(app.db, 'student', { fullName: 'Jon Bell' })
  const link = await givenLink(app.db, { advisor, student })
  const [asAdvisor, asStudent] = [await app.as(advisor), await app.as(student)]
  const essay = await givenEssay(app.db, student)
  await asStudent('PUT /advising/link/essays/{essayId}', { essayId: essay.id })
  await asAdvisor('POST /tasks', { studentIds: [student.userId], title: 'Ask for a letter' })
  const resolved = { resolvedAt: new Date(), resolvedBy: advisor.userId }
  await givenComment(app.db, { essay, author: advisor }, resolved)
  await asAdvisor('GET /advising/students/{id}', { id: student.userId })
  /** Everything the student now reads of it. */
  const left = async () => ({
    tasks: (await asStudent('GET /tasks', {})).tasks.map((task) => task.advisor),
    comments: await asStudent('GET /essays/{id}/comments', { id: essay.id }),
    views: (await asStudent('GET /access-log')).views.map((view) => view.advisor),
  })
  const rename = (fullName: string) =>
    app.db
      .update(users)
      .set({ fullName, email: `${advisor.userId}@new.example.org` })
      .where(eq(users.id, advisor.userId))
  return { advisor, student, link, asAdvisor, asStudent, left, rename }
}

test('what a former advisor left keeps the name of the day the link ended, long after, and no address', async () => {
  const { advisor, link, asStudent, left, rename } = await givenTraces()
  await rename('Ines Moreau-Hale')
  expect((await left()).tasks).toEqual([{ id: advisor.userId, fullName: 'Ines Moreau-Hale' }])

  await asStudent('POST /advising/links/{id}/end', { id: link.id })
  await rename('Somebody Else')
  await sweepLinks(app.db, new Date(Date.now() + 31 * 24 * 3_600_000))

  const all = await left()
  const asItWas = { id: advisor.userId, fullName: 'Ines Moreau-Hale' }
  expect(all.tasks).toEqual([asItWas])
  expect(all.views).toEqual([asItWas])
  expect(all.comments).toMatchObject([{ author: asItWas, resolvedBy: 'Ines Moreau-Hale' }])
  expect(JSON.stringify(all)).not.toMatch(/Somebody Else|example\.org/)
})

test('what a former advisor left has the current name again once the two are linked again', async () => {
  const { advisor, student, link, asAdvisor, asStudent, left, rename } = await givenTraces()
  await asAdvisor('POST /advising/links/{id}/end', { id: link.id })
  await rename('Ines Hale')
  const { id } = await givenRequest(app.db, { advisor, student })
  await asStudent('POST /advising/requests/{id}/approve', { id, sharing: usualSharing })

  expect((await left()).tasks).toEqual([{ id: advisor.userId, fullName: 'Ines Hale' }])
})

test.each([
  ['erased', erase],
  ['deleted but for an empty row', emptyRow],
])(
  'once the advisor’s account is %s, their words are gone, and the task and the views have no name',
  async (_, go) => {
    const { advisor, left } = await givenTraces()
    await go(advisor)

    expect(await left()).toEqual({ tasks: [null], comments: [], views: [null] })
  },
)

test('an advisor whose account leaves an empty row is known by no name, and asks nobody anymore', async () => {
  const { advisor, link, student, asStudent } = await givenTraces()
  await asStudent('POST /advising/links/{id}/end', { id: link.id })
  await givenRequest(app.db, { advisor, student })

  await emptyRow(advisor)

  const { advisorId } = formerAdvisors
  expect(await app.db.$count(formerAdvisors, eq(advisorId, advisor.userId))).toBe(0)
  expect((await asStudent('GET /advising/requests', {})).requests).toEqual([])
  const told = await app.db.select().from(notifications).where(eq(notifications.userId, student.userId))
  expect(JSON.stringify(told)).not.toContain('Ines')
})

test('a student’s replies to an advisor stay when the advisor’s account is erased, until the student deletes them', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const student = await givenUser(app.db, 'student', { fullName: 'Jon Bell' })
  const essay = await givenEssay(app.db, student)
  const asked = await givenComment(
    app.db,
    { essay, author: advisor },
    { body: 'What did it smell like?', createdAt: new Date('2026-10-01T12:00:00Z') },
  )
  const reply = { parentId: asked.id }
  await givenComment(app.db, { essay, author: advisor }, { ...reply, body: 'Or sound like?' })
  const own = await givenComment(app.db, { essay, author: student }, { ...reply, body: 'Like rain on hay.' })
  await givenComment(app.db, { essay, author: advisor }, { body: 'Who else was there?' })
  const asStudent = await app.as(student)
  const next = await givenUser(app.db, 'advisor')
  await givenSharedEssay(app.db, await givenLink(app.db, { advisor: next, student }), essay)

  await erase(advisor)

  const left = await asStudent('GET /essays/{id}/comments', { id: essay.id })
  expect(left).toMatchObject([
    { id: asked.id, author: null, body: null },
    { id: own.id, author: { fullName: 'Jon Bell' }, body: 'Like rain on hay.', parentId: asked.id },
  ])
  expect(await (await app.as(next))('GET /essays/{id}/comments', { id: essay.id })).toEqual([])
  await asStudent('DELETE /essays/{id}/comments/{commentId}', { id: essay.id, commentId: own.id })
  expect(await asStudent('GET /essays/{id}/comments', { id: essay.id })).toEqual([])
})

async function erase({ userId }: { userId: string }): Promise<void> {
  await app.db.update(users).set({ eraseAfter: new Date() }).where(eq(users.id, userId))
  await app.db.transaction((tx) => eraseDueAccounts(tx, new Date()))
}

async function emptyRow({ userId }: { userId: string }): Promise<void> {
  const token = await serviceKeyFor({ db: app.db, now: () => new Date(), config: app.config })
  const body = { should_soft_delete: true }
  expect(await authOf(app).call(`DELETE /admin/users/${userId}`, { token, body })).toMatchObject({
    status: 200,
  })
}
