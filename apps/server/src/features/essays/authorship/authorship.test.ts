import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AuthorshipKey, AuthorshipRecord } from '@bearings/domain/essays/authorship'
import { countWords } from '@bearings/domain/essays/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askNavigator } from '#testing/ask-navigator.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'bearings-authorship-'))
afterAll(() => rmSync(folder, { recursive: true }))
const app = useTestApp()
let key: AuthorshipKey
beforeAll(async () => {
  key = await app.signedOut('GET /authorship/key')
})

test('a record tells when the server had which text, and a school checks it without asking anybody', async () => {
  const { record, text } = await givenRecord()

  expect(record.statement).toMatchObject({
    student: 'Amara Osei',
    prompt: 'Why us?',
    issuer: app.config.publicUrl,
  })
  expect(record.statement.steps.map(({ reason, words, characters }) => [reason, words, characters])).toEqual([
    ['save', 1, 8],
    ['save', 3, 17],
    ['present', countWords('Because I wanted to 🌊'), 21],
  ])
  expect(JSON.stringify(record.statement)).not.toContain('Because')
  const said = verify(record, text)
  expect(said).toContain('The signature is valid')
  expect(said).toContain('This text matches step 3 of 3')
})

test('a record that somebody changed is refused, and a text that is in none of its steps is told', async () => {
  const { record } = await givenRecord()
  const later = record.statement.steps.map((step, index) => (index === 0 ? { ...step, words: 400 } : step))
  const statement = { ...record.statement, steps: later }
  const payload = Buffer.from(JSON.stringify(statement)).toString('base64url')

  expect(() => verify({ ...record, payload }, '')).toThrow(/The signature is not valid/)
  expect(verify({ ...record, statement }, 'Another')).toContain('This text matches none of the 3 steps')
})

test('without the text that stands, and before the first save, there is nothing to say', async () => {
  const student = await givenUser(app.db, 'student')
  const { id } = await givenEssay(app.db, student)
  const { statement } = await (await app.as(student))('GET /essays/{id}/authorship', { id })
  expect(statement.steps).toEqual([])
})

test('a record lists the help that was used: the checker, and who commented', async () => {
  app.setNow('2026-11-01T11:50:00Z')
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Dana Cole' })
  const student = await givenUser(app.db, 'student')
  const { id: linkId } = await givenLink(app.db, { student, advisor })
  const call = await app.as(student)
  const { id, updatedAt } = await call('POST /essays', { promptName: 'Why us?' })
  app.setNow('2026-11-01T12:00:00Z')
  await call('POST /essays/{id}/help', { id, checks: 1, accepted: 0 })
  await call('POST /essays/{id}/help', { id, checks: 0, accepted: 3 })
  // It is no change of the text.
  expect(await call('GET /essays/{id}', { id })).toMatchObject({ updatedAt })
  await call('PUT /advising/link/essays/{essayId}', { essayId: id, linkId })
  await (
    await app.as(advisor)
  )('POST /essays/{id}/comments', { id, body: 'Which smell?' })
  await call('POST /essays/{id}/comments', { id, body: 'Bread' })

  const record = await call('GET /essays/{id}/authorship', { id })
  expect(record.statement.help).toMatchObject({
    spelling: { checks: 1, accepted: 3, lastAt: '2026-11-01T12:00:00.000Z' },
    comments: [{ by: 'Dana Cole', count: 1 }],
  })
  expect(verify(record, '')).toContain('Spelling and grammar checked: 1 times, 3 proposals taken')

  const neighbor = await app.as(await givenUser(app.db, 'student'))
  await expect(neighbor('POST /essays/{id}/help', { id, checks: 1, accepted: 0 })).toBeRefused('NOT_FOUND')
})

test('a record lists how often the navigator asked about the draft, and of another essay nothing', async () => {
  const { student, call } = await givenStudent(app)
  const { id, updatedAt } = await givenEssay(app.db, student, { content: 'I bake bread with my father.' })
  const other = await givenEssay(app.db, student)
  for (const message of ['Can you read my essay and give feedback?', 'When is my essay due?'])
    await askNavigator(app, student, { message, essayId: id })

  const { statement } = await call('GET /essays/{id}/authorship', { id })
  expect(await call('GET /essays/{id}', { id })).toMatchObject({ updatedAt: updatedAt.toISOString() })
  expect(statement.help.navigator).toEqual({ times: 1, byModel: 0, lastAt: '2026-11-01T12:00:00.000Z' })
  const untouched = await call('GET /essays/{id}/authorship', { id: other.id })
  expect(untouched.statement.help.navigator).toEqual({ times: 0, byModel: 0, lastAt: null })
})

async function givenRecord() {
  app.setNow('2026-11-01T12:00:00Z')
  const student = await givenUser(app.db, 'student', { fullName: 'Amara Osei' })
  const call = await app.as(student)
  const { id } = await call('POST /essays', { promptName: 'Why us?' })
  await call('PUT /essays/{id}/text', { id, content: 'Because.', basedOn: 1 })
  app.setNow('2026-11-01T12:05:00Z')
  await call('PUT /essays/{id}/text', { id, content: 'Because I wanted.', basedOn: 2 })
  app.setNow('2026-11-01T12:06:00Z')
  const text = 'Because I wanted to 🌊'
  await call('PUT /essays/{id}/text', { id, content: text, basedOn: 3, keep: false })
  return { text, record: await call('GET /essays/{id}/authorship', { id }) }
}

/** Verifies a record as somebody at a school does, with only the server's key and Node. */
function verify(record: AuthorshipRecord, text: string): string {
  const [recordFile, textFile, keyFile] = ['record.json', 'essay.txt', 'key.json'].map((name) =>
    join(folder, name),
  )
  writeFileSync(recordFile!, JSON.stringify(record))
  writeFileSync(textFile!, text)
  writeFileSync(keyFile!, JSON.stringify(key))
  const program = resolve(import.meta.dirname, '../../../../../../tools/verify-authorship.mjs')
  return execFileSync(process.execPath, [program, recordFile!, keyFile!, textFile!], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
}
