import type { Actor } from '@bearings/domain/actor'
import { expect, test } from 'vitest'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { unzip } from '#testing/zip.ts'

const app = useTestApp()

test('a student takes an essay along for a word processor: school, prompt and each line of the text', async () => {
  const student = await givenUser(app.db, 'student')
  const { id: entryId } = await givenEntry(app.db, student, { name: 'Hillside College' })
  const { id } = await givenEssay(app.db, student, {
    entryId,
    promptName: 'Why us?',
    content: 'One & two.\n\nThree.',
  })

  const { headers, rawPayload } = await documentOf(id, student)

  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'cache-control': 'no-store',
  })
  const xml = unzip(rawPayload)['word/document.xml']!
  const paragraphs = [...xml.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, inner]) =>
    inner!.replace(/<[^>]*>/g, ''),
  )
  expect(paragraphs).toEqual(['Hillside College', 'Why us?', 'One &amp; two.', '', 'Three.'])
})

test('nobody else gets it', async () => {
  const { id } = await givenEssay(app.db, await givenUser(app.db, 'student'), { content: 'Mine' })
  for (const [role, status] of [
    ['student', 404],
    ['advisor', 403],
    ['admin', 403],
  ] as const)
    expect((await documentOf(id, await givenUser(app.db, role))).statusCode).toBe(status)
  expect((await app.app.inject(`/api/v1/essays/${id}/docx`)).statusCode).toBe(401)
})

async function documentOf(id: string, { userId }: Actor) {
  const services = { db: app.db, now: () => new Date('2026-11-01T12:00:00Z'), config: app.config }
  const authorization = `Bearer ${await accessTokenFor(services, userId)}`
  return app.app.inject({ url: `/api/v1/essays/${id}/docx`, headers: { authorization } })
}
