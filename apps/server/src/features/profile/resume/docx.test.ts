import type { Actor } from '@bearings/domain/actor'
import { hiddenAtFirst, resumeParts } from '@bearings/domain/profile/resume/options'
import { expect, test } from 'vitest'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { unzip } from '#testing/zip.ts'

const app = useTestApp()

const chosen = { order: [...resumeParts], hidden: [...hiddenAtFirst] as string[] }

test('a student takes the résumé along for a word processor: what they show, in their order', async () => {
  const student = await givenUser(app.db, 'student', { fullName: 'Nadia & Co', graduationYear: 2027 })
  await givenProfile(app.db, student)

  const { headers, rawPayload } = await documentOf(student, chosen)
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'cache-control': 'no-store',
  })
  const first = paragraphsIn(rawPayload)
  expect(first.slice(0, 3)).toEqual(['Nadia &amp; Co', 'Education', '•Hillside High School · Class of 2027'])
  expect(first).toContain('•School newspaper, Science editor · 3 years')
  expect(first).toContain('Edited the science page; eight issues a year.')
  expect(first.join()).not.toMatch(/1390|female|citizen|60k|example\.org/)

  const order = ['honors', ...resumeParts.filter((part) => part !== 'honors')]
  const hidden = ['activity 0 School newspaper']
  const other = paragraphsIn((await documentOf(student, { order, hidden })).rawPayload)
  expect(other.slice(1, 3)).toEqual([student.email, 'Honors and Awards'])
  expect(other).toContain('•1390 SAT')
  expect(other.join()).not.toContain('School newspaper')
})

test.each([
  { order: ['honors'], hidden: [] },
  { order: [...resumeParts.slice(1), 'honors'], hidden: [] },
  { ...chosen, hidden: ['x'.repeat(401)] },
  { ...chosen, hidden: Array.from({ length: 201 }, String) },
])('choices that no page makes are refused', async (odd) => {
  expect((await documentOf(await givenUser(app.db, 'student'), odd)).statusCode).toBe(400)
})

async function documentOf({ userId }: Actor, payload: object) {
  const services = { db: app.db, now: () => new Date('2026-11-01T12:00:00Z'), config: app.config }
  const authorization = `Bearer ${await accessTokenFor(services, userId)}`
  return app.app.inject({
    method: 'POST',
    url: '/api/v1/profile/resume/docx',
    payload,
    headers: { authorization },
  })
}

function paragraphsIn(file: Buffer): string[] {
  const xml = unzip(file)['word/document.xml']!
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, inner]) => inner!.replace(/<[^>]*>/g, ''))
}
