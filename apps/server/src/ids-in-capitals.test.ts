import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from './database/tables/audit-log.ts'
import { authOf } from './testing/auth.ts'
import { givenGroup, givenLink, givenNote } from './testing/given-advising.ts'
import { givenConversation } from './testing/given-navigator.ts'
import { givenRecommender } from './testing/given-recommenders.ts'
import { givenEntry } from './testing/given-schools.ts'
import { givenStudent, givenUser } from './testing/given.ts'
import { useTestApp } from './testing/test-app.ts'

const app = useTestApp()

const capitals = ({ id }: { id: string }) => id.toUpperCase()

describe('a program that writes ids in capitals', () => {
  test('changes a recommender, who can still be read', async () => {
    const { student, call } = await givenStudent(app)
    const id = capitals(await givenRecommender(app.db, student))

    await call('PATCH /recommenders/{id}', { id, name: 'Ms. Alvarez' })

    expect((await call('GET /recommenders')).recommenders).toMatchObject([{ name: 'Ms. Alvarez' }])
  })

  test('changes a conversation, which can still be read', async () => {
    const { student, call } = await givenStudent(app)
    await givenConversation(app.db, student)
    const [conversation] = await call('GET /navigator/conversations')

    await call('PATCH /navigator/conversations/{id}', { id: capitals(conversation!), title: 'Costs' })

    expect(await call('GET /navigator/conversations')).toMatchObject([{ title: 'Costs' }])
  })

  test('changes a note and a group, which can still be read', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const student = await givenUser(app.db, 'student')
    const link = await givenLink(app.db, { advisor, student })
    const call = await app.as(advisor)
    const note = await givenNote(app.db, link)
    const group = await givenGroup(app.db, advisor)

    await call('PATCH /advising/notes/{id}', { id: capitals(note), content: 'Likes small classes.' })
    await call('PATCH /advising/groups/{id}', { id: capitals(group), name: 'Seniors' })

    const { userId: id } = student
    expect(await call('GET /advising/students/{id}/notes', { id })).toMatchObject([
      { content: 'Likes small classes.' },
    ])
    expect(await call('GET /advising/groups')).toMatchObject([{ name: 'Seniors' }])
  })

  test('changes the words of a task in a week', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))
    const task = { id: randomUUID().toUpperCase(), text: 'Ask Ms. Alvarez for a letter' }
    const week = { start: '2026-10-26', weekGoal: '', tasks: [task] }
    await call('PUT /weeks/{start}', week)

    const tasks = [{ ...task, text: 'Thank Ms. Alvarez' }]
    const saved = await call('PUT /weeks/{start}', { ...week, tasks, known: [task.id] })

    expect(saved.tasks).toMatchObject([{ id: task.id.toLowerCase(), text: 'Thank Ms. Alvarez' }])
  })

  test('in a body or a query names the same rows', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const students = [await givenUser(app.db, 'student'), await givenUser(app.db, 'student')]
    for (const student of students) await givenLink(app.db, { advisor, student })
    const call = await app.as(advisor)
    const [one] = students.map(({ userId }) => userId)

    const twice = { title: 'Ask for a letter', studentIds: [one!, one!.toUpperCase()] }
    expect(await call('POST /tasks', twice)).toHaveLength(1)
    const first = await call('GET /advising/students', { limit: 1 })
    const second = await call('GET /advising/students', { limit: 1, after: first.next!.toUpperCase() })
    expect(new Set([...first.students, ...second.students].map(({ id }) => id)).size).toBe(2)
  })

  test('names a school once for a letter', async () => {
    const student = await givenUser(app.db, 'student')
    const { id: entryId } = await givenEntry(app.db, student, { name: 'Hillside College' })
    const letters = [{ entryId }, { entryId: entryId.toUpperCase() }]

    const add = (await app.as(student))('POST /recommenders', {
      name: 'Ms. Rivera',
      kind: 'teacher',
      letters,
    })

    await expect(add).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'letters' }] })
  })

  test('cannot take the own role away as an admin either', async () => {
    const admin = await givenUser(app.db, 'admin')
    await givenUser(app.db, 'admin')
    const call = await app.as(admin)

    await expect(
      call('PUT /people/{id}/role', { id: admin.userId.toUpperCase(), role: 'student' }),
    ).rejects.toMatchObject({ rule: expect.any(String) })
  })

  test('asks for the code of an authenticator app that the audit log knows', async () => {
    const auth = authOf(app)
    const { token } = await auth.newcomer()
    const { body: factor } = await auth.call('POST /factors', { token, body: { factor_type: 'totp' } })

    await auth.call(`POST /factors/${capitals(factor)}/challenge`, { token })

    const logged = await app.db.select().from(auditLog).where(eq(auditLog.action, 'challenge_created'))
    expect(logged).toMatchObject([{ detail: { factor: factor.id } }])
  })
})
