import { randomUUID } from 'node:crypto'
import { ArchiveFrame } from '@bearings/domain/archive/schema'
import { eq } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { researchNotes } from '#database/tables/list-research.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenGroup, givenLink, givenNote } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenGuardian } from '#testing/given-family.ts'
import { givenAvatar } from '#testing/given-files.ts'
import { givenMessage, givenReader } from '#testing/given-messages.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { unzip } from '#testing/zip.ts'
import { tableImports } from './table-imports.ts'
import { personalTables } from './tables.ts'

const now = '2026-11-01T12:00:00Z'
const app = useTestApp({ now })

test('a student takes everything along: essays as Markdown, the list, the dates, and every table as JSON', async () => {
  const student = await givenUser(app.db, 'student', { fullName: 'Noor Haddad' })
  await givenProfile(app.db, student, { incomeBracket: '30k-60k' })
  await givenAvatar({ ...app, now: () => new Date(now) }, student)
  const entry = await givenEntry(app.db, student, {
    name: 'Hillside College',
    deadline: '2026-12-01',
    deadlineState: 'own',
  })
  await givenEssay(app.db, student, {
    promptName: 'Why / us?',
    content: 'Because of the hill.',
    entryId: entry.id,
  })
  await givenEssay(app.db, student, { promptName: 'Personal: "me"', content: 'I was born.' })

  await app.db.insert(researchNotes).values({
    entryId: entry.id,
    content: { type: 'doc', content: [heading, list] },
    revision: 1,
  })

  const files = await archiveOf(student.userId)

  expect(files['essays/Hillside College - Why us.md']).toContain('Because of the hill.')
  expect(files['essays/Shared essays - Personal me.md']).toContain('I was born.')
  expect(documentIn(files['essays/Hillside College - Why us.docx']!)).toContain('Because of the hill.')
  const note = documentIn(files['notes/Hillside College.docx']!)
  expect(note).toContain('<w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t xml:space="preserve">Visit</w:t>')
  expect(note).toContain('<w:t xml:space="preserve">•</w:t><w:tab/></w:r><w:r><w:rPr><w:b/><w:bCs/></w:rPr>')
  expect(files['school-list.csv']).toContain('Hillside College')
  expect(files['deadlines.ics']).toContain('Hillside College')
  expect(JSON.parse(files['data/profiles.json']!)).toMatchObject([{ incomeBracket: '30k-60k' }])
  expect(JSON.parse(files['data/users.json']!)).toMatchObject([{ fullName: 'Noor Haddad' }])
  // Without whitespace, because it comes back in as one request.
  expect(files['bearings.json']).not.toContain('\n')
  expect(files['files/picture.webp']).toMatch(/^RIFF.*WEBP/s)
  for (const table of personalTables.keys()) expect(files).toHaveProperty([`data/${table}.json`])
})

test('a list that grows during the download is in it as it was at one moment', async () => {
  const student = await givenUser(app.db, 'student')
  let isDone = false
  const download = archiveOf(student.userId).finally(() => (isDone = true))
  while (!isDone) {
    const entry = await givenEntry(app.db, student)
    await givenRecommender(app.db, student, { letters: { [entry.id]: null } })
  }

  const { recommenders } = JSON.parse((await download)['bearings.json']!) as ArchiveFrame

  const letters = recommenders.flatMap((recommender) => recommender.letters)
  expect(letters.filter(({ school }) => school === undefined)).toEqual([])
})

test('of every table that refers to the account the archive knows, or says why not', () => {
  const known = [...personalTables.keys()]
  expect(known).toEqual(expect.arrayContaining(['essays', 'essay_versions', 'week_tasks', 'advisor_views']))
  expect(known).not.toContain('schools')
  for (const table of personalTables.values()) expect(getTableConfig(table).foreignKeys).not.toEqual([])
})

test('of every table it is said how its rows come back, or why they do not', () => {
  expect(Object.keys(tableImports)).toEqual([...personalTables.keys()].toSorted())
  const parts = Object.values(tableImports).flatMap((each) =>
    'in' in each && each.in !== 'texts' ? [each.in] : [],
  )
  for (const part of parts) expect(Object.keys(ArchiveFrame.shape)).toContain(part)
})

test('nothing in it lets anybody in, and nothing of anybody else’s is in it', async () => {
  const student = await givenUser(app.db, 'student', { passwordHash: 'a-secret-of-the-account' })
  const other = await givenUser(app.db, 'student')
  await givenEssay(app.db, other, { content: 'Of somebody else' })
  const advisor = await givenUser(app.db, 'advisor')
  const link = await givenLink(app.db, { advisor, student })
  await givenNote(app.db, link, { content: 'For the advisor alone' })
  const group = await givenGroup(app.db, advisor, { name: 'Needs a nudge', links: [link] })

  const all = JSON.stringify(await archiveOf(student.userId))
  expect(all).not.toMatch(
    /a-secret-of-the-account|refreshSalt|Of somebody else|For the advisor alone|Needs a nudge/,
  )
  expect(all).not.toContain(group.id)
  const own = JSON.stringify(await archiveOf(advisor.userId))
  for (const text of ['For the advisor alone', 'Needs a nudge']) expect(own).toContain(text)
})

test('of what an admin did to an account, it does not say from where and with what', async () => {
  const student = await givenUser(app.db, 'student')
  const device = { sessionId: randomUUID(), address: '203.0.113.7', userAgent: 'Firefox of the admin' }
  const at = new Date(now)
  await app.db.insert(auditLog).values([
    { at, action: 'role_changed', actorId: randomUUID(), targetId: student.userId, ...device },
    {
      at,
      action: 'signed_in',
      actorId: student.userId,
      targetId: student.userId,
      ...device,
      address: '198.51.100.4',
    },
  ])

  const entries = JSON.parse((await archiveOf(student.userId))['data/audit_log.json']!) as unknown

  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'role_changed', sessionId: null, address: '', userAgent: '' }),
      expect.objectContaining({ action: 'signed_in', ...device, address: '198.51.100.4' }),
    ]),
  )
})

test('that it was downloaded is written down, and nobody downloads without signing in', async () => {
  const { userId } = await givenUser(app.db, 'student')
  await archiveOf(userId)

  const written = await app.db.select().from(auditLog).where(eq(auditLog.actorId, userId))
  expect(written.map(({ action }) => action)).toEqual(['archive_downloaded'])
  expect((await app.app.inject('/api/v1/me/archive')).statusCode).toBe(401)
})

const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Visit' }] }
const words = { type: 'text', text: 'Ask about labs', marks: [{ type: 'bold' }] }
const item = { type: 'listItem', content: [{ type: 'paragraph', content: [words] }] }
const list = { type: 'bulletList', content: [item] }

/** Returns the text of a Word document in an archive that this test has read byte by byte. */
function documentIn(file: string): string {
  return unzip(strToU8(file, true))['word/document.xml']!
}

test('each side takes along what they wrote to each other, also what was for many, and once it has ended', async () => {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Carla Counselor' })
  const student = await givenUser(app.db, 'student', { fullName: 'Nadia New' })
  const { id } = await givenLink(app.db, { advisor, student })
  await givenMessage(app.db, { advisor, student }, { body: 'When do we meet?' })
  const said = { subject: 'Dates', body: 'On Monday, {first name}.', kind: 'threads' as const }
  const asAdvisor = await app.as(advisor)
  const studentIds = [student.userId]
  await asAdvisor('PUT /messages/broadcasts/{id}', { id: randomUUID(), studentIds, ...said })
  await app.db.delete(advisorLinks).where(eq(advisorLinks.id, id))

  const ofStudent = (await archiveOf(student.userId))['messages/Carla Counselor.md']
  expect(ofStudent).toMatch(/\*\*You\*\*.+\n\nWhen do we meet\?/)
  expect(ofStudent).toMatch(/\*\*Carla Counselor\*\*.+\n\nDates\n\nOn Monday, Nadia\./)
  const ofAdvisor = (await archiveOf(advisor.userId))['messages/Nadia New.md']
  expect(ofAdvisor).toMatch(/\*\*You\*\*.+\n\nDates/)
})

test('nobody learns from their file what the other has read or muted, nor when a mother read along', async () => {
  const { db } = app
  const [advisor, student] = [await givenUser(db, 'advisor'), await givenUser(db, 'student')]
  const mother = await givenUser(db, 'guardian')
  await givenLink(db, { advisor, student })
  const { threadId } = await givenMessage(db, { advisor, student })
  const link = await givenGuardian(db, { guardian: mother, student })
  await givenReader(db, { threadId, linkId: link.id, since: new Date(now) })

  for (const { userId } of [advisor, student]) {
    const files = await archiveOf(userId)
    expect(files['data/message_threads.json']).toContain(threadId)
    expect(files['data/message_threads.json']).not.toMatch(/readAt|muted/i)
    expect(files['data/message_readers.json'] ?? '[]').not.toContain(threadId)
  }
  expect((await archiveOf(mother.userId))['data/message_readers.json']).toContain(threadId)
})

async function archiveOf(userId: string): Promise<Record<string, string>> {
  const token = await accessTokenFor({ db: app.db, now: () => new Date(now), config: app.config }, userId)
  const response = await app.app.inject({
    url: '/api/v1/me/archive',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.statusCode).toBe(200)
  const files = unzipSync(new Uint8Array(response.rawPayload))
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, strFromU8(content, name.endsWith('.docx'))]),
  )
}
