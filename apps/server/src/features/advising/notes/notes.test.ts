import { bounds, limits } from '@bearings/domain/advising/options'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advisorLinks, advisorNotes } from '#database/tables/advising.ts'
import { givenLink, givenNote } from '#testing/given-advising.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

async function givenPair() {
  const advisor = await givenUser(app.db, 'advisor')
  const student = await givenUser(app.db, 'student')
  const link = await givenLink(app.db, { advisor, student })
  return { advisor, student, link, id: student.userId, call: await app.as(advisor) }
}

test('an advisor writes notes on a student, changes one and deletes one', async () => {
  const { call, id } = await givenPair()

  const first = await call('POST /advising/students/{id}/notes', {
    id,
    content: '  Wants to stay near home ',
  })
  app.setNow('2026-11-01T12:01:00Z')
  const second = await call('POST /advising/students/{id}/notes', { id, content: 'Plays the cello' })
  await call('PATCH /advising/notes/{id}', { id: first.id, content: 'Wants to stay in Ohio' })

  expect(await call('GET /advising/students/{id}/notes', { id })).toEqual([
    second,
    { ...first, content: 'Wants to stay in Ohio', updatedAt: '2026-11-01T12:01:00.000Z' },
  ])
  await call('DELETE /advising/notes/{id}', { id: second.id })
  expect(await call('GET /advising/students/{id}/notes', { id })).toHaveLength(1)
  await expect(call('DELETE /advising/notes/{id}', { id: second.id })).toBeRefused('NOT_FOUND')
})

test('a note is neither empty nor endless', async () => {
  const { call, id } = await givenPair()
  const write = (content: string) => call('POST /advising/students/{id}/notes', { id, content })

  await expect(write('  ')).toBeRefused('INVALID_INPUT')
  await expect(write('a'.repeat(bounds.note.max + 1))).toBeRefused('INVALID_INPUT')
  await expect(write('a\0b')).toBeRefused('INVALID_INPUT')
  expect((await write('a'.repeat(bounds.note.max))).content).toHaveLength(bounds.note.max)
})

test('a note is nobody else’s: not another advisor’s, and not the student’s', async () => {
  const { call, id, student } = await givenPair()
  const note = await call('POST /advising/students/{id}/notes', { id, content: 'Private' })
  const stranger = (await givenPair()).call

  await expect(stranger('GET /advising/students/{id}/notes', { id })).toBeRefused('NOT_FOUND')
  await expect(stranger('POST /advising/students/{id}/notes', { id, content: 'Mine' })).toBeRefused(
    'NOT_FOUND',
  )
  await expect(stranger('PATCH /advising/notes/{id}', { id: note.id, content: 'Mine' })).toBeRefused(
    'NOT_FOUND',
  )
  await expect(stranger('DELETE /advising/notes/{id}', { id: note.id })).toBeRefused('NOT_FOUND')
  const own = await app.as(student)
  await expect(own('GET /advising/students/{id}/notes', { id })).toBeRefused('FORBIDDEN')
})

test('when the link ends the notes are out of reach, and its end does not delete them at once', async () => {
  const { call, id, link } = await givenPair()
  const note = await call('POST /advising/students/{id}/notes', { id, content: 'Private' })
  await app.db.update(advisorLinks).set({ endedAt: new Date() }).where(eq(advisorLinks.id, link.id))

  await expect(call('GET /advising/students/{id}/notes', { id })).toBeRefused('NOT_FOUND')
  const gone = { code: 'NOT_FOUND' }
  const changed = { id: note.id, content: 'Read again' }
  await expect(call('PATCH /advising/notes/{id}', changed)).rejects.toMatchObject(gone)
  await expect(call('DELETE /advising/notes/{id}', { id: note.id })).rejects.toMatchObject(gone)
  expect(await app.db.select().from(advisorNotes).where(eq(advisorNotes.id, note.id))).toHaveLength(1)
})

test('so many notes fit on one student, and the rule is named', async () => {
  const { call, id, link } = await givenPair()
  for (let note = 1; note < limits.notes; note++) await givenNote(app.db, link, { content: 'One of many' })

  const both = await Promise.allSettled([
    call('POST /advising/students/{id}/notes', { id, content: 'The last' }),
    call('POST /advising/students/{id}/notes', { id, content: 'One too many' }),
  ])

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { rule: 'notes-full' } })
})
