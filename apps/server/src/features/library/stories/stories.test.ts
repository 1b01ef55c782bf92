import type { Actor } from '@bearings/domain/actor'
import type { StoryDraft } from '@bearings/domain/library/stories/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { stories } from '#database/tables/stories.ts'
import { demos, users } from '#database/tables/users.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let student: Actor
let admin: Actor
beforeAll(async () => {
  app = await createTestApp()
  admin = await givenUser(app.db, 'admin')
})
beforeEach(async () => {
  student = await givenAdmitted()
})
afterAll(() => app.close())

const draft: StoryDraft = {
  shownName: 'initials',
  highSchool: null,
  graduationYear: 2027,
  intendedMajor: 'Biology',
  backgroundStory: 'I counted herons on a salt marsh for three years, and wrote down what I saw. '
    .repeat(2)
    .trim(),
  advice: 'Begin early, and ask.',
  parts: ['activities'],
}

describe('a student', () => {
  test('saves a draft, sees it as others would, and nobody else sees anything', async () => {
    const call = await app.as(student)
    expect(await call('GET /library/story')).toMatchObject({ state: 'draft', draft: null, preview: null })

    const saved = await call('PUT /library/story', draft)

    expect(saved).toMatchObject({
      state: 'draft',
      draft,
      offered: null,
      preview: {
        name: 'N. H.',
        highSchool: null,
        gpaUnweighted: null,
        collegesAdmitted: [{ school: 'Reed College', program: null }],
        activities: [{ name: 'School newspaper' }, { name: 'Food pantry' }],
      },
    })
    expect(await titlesFor('advisor')).not.toContain('N. H.')
    expect(await (await app.as(admin))('GET /library/stories')).not.toContainEqual(
      expect.objectContaining({ profile: expect.objectContaining({ intendedMajor: 'Biology' }) }),
    )
  })

  test('offers it, an admin publishes it, others read it, and it is gone once it is withdrawn', async () => {
    const call = await app.as(student)
    const reader = await app.as(await givenUser(app.db, 'student'))
    const moderator = await app.as(admin)
    const id = await offered()
    await expect(reader('GET /library/profiles/{id}', { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const waiting = await moderator('GET /library/stories')
    expect(waiting.find(({ profile }) => profile.id === id)).toMatchObject({
      state: 'offered',
      profile: { name: 'N. H.' },
    })

    await moderator('POST /library/stories/{id}/approve', { id })

    expect(await reader('GET /library/profiles/{id}', { id })).toMatchObject({
      isSample: false,
      name: 'N. H.',
    })
    expect((await reader('GET /library/profiles')).map((one) => one.id)).toContain(id)
    expect(await call('GET /library/story')).toMatchObject({ state: 'published', offered: { id } })
    const { notifications } = await call('GET /notifications')
    expect(notifications.map(({ title }) => title)).toContain('Your story is published')

    expect(await call('POST /library/story/withdraw')).toMatchObject({ state: 'draft', draft, offered: null })
    await expect(reader('GET /library/profiles/{id}', { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await moderator('GET /library/stories')).map(({ profile }) => profile.id)).not.toContain(id)
    const written = await app.db.select().from(auditLog).where(eq(auditLog.targetId, student.userId))
    expect(written.map(({ action }) => action)).toEqual([
      'story_offered',
      'story_approved',
      'story_withdrawn',
    ])
    expect(JSON.stringify(written)).not.toContain('heron')
  })

  test('who changes the draft changes nothing that is published, and who offers anew takes it down', async () => {
    const call = await app.as(student)
    const moderator = await app.as(admin)
    const first = await offered()
    await moderator('POST /library/stories/{id}/approve', { id: first })

    await call('PUT /library/story', { ...draft, shownName: 'first-name' })
    expect(await call('GET /library/profiles/{id}', { id: first })).toMatchObject({ name: 'N. H.' })

    const { offered: second } = await call('POST /library/story/offer')
    expect(second).toMatchObject({ name: 'Noor' })
    await expect(call('GET /library/profiles/{id}', { id: first })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    // What the admin has read is not what is offered now.
    await expect(moderator('POST /library/stories/{id}/approve', { id: first })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('reads why it was sent back, and offers it again', async () => {
    const call = await app.as(student)
    const id = await offered()

    await (
      await app.as(admin)
    )('POST /library/stories/{id}/decline', { id, reason: 'It names your teacher.' })

    expect(await call('GET /library/story')).toMatchObject({
      state: 'declined',
      offered: null,
      reason: 'It names your teacher.',
    })
    expect(await call('POST /library/story/offer')).toMatchObject({ state: 'offered', reason: null })
  })

  test('who was admitted nowhere, tells how to be reached, or has saved nothing cannot offer', async () => {
    const call = await app.as(student)
    await expect(call('POST /library/story/offer')).rejects.toMatchObject({ rule: 'story-not-saved' })
    await call('PUT /library/story', { ...draft, advice: 'Write to noor@example.org' })
    await expect(call('POST /library/story/offer')).rejects.toMatchObject({ rule: 'story-tells' })

    const waiting = await givenUser(app.db, 'student')
    await givenEntry(app.db, waiting, { name: 'Reed College', status: 'Submitted' })
    const other = await app.as(waiting)
    await other('PUT /library/story', draft)
    await expect(other('POST /library/story/offer')).rejects.toMatchObject({ rule: 'story-needs-admission' })
  })

  test('of a demo cannot save one', async () => {
    const expiresAt = new Date('2026-12-02T12:00:00Z')
    const [demo] = await app.db.insert(demos).values({ expiresAt }).returning()
    const call = await app.as(await givenUser(app.db, 'student', { demoId: demo!.id }))

    await expect(call('PUT /library/story', draft)).rejects.toMatchObject({ rule: 'demo-not-possible' })
  })
})

test.each<[string, Partial<typeof users.$inferInsert>]>([
  ['asks for the account to be erased', { eraseAfter: new Date('2027-11-15T12:00:00Z') }],
  ['is disabled by an admin', { bannedUntil: new Date('2037-11-01T12:00:00Z') }],
  ['is no student any more', { role: 'advisor' }],
])('nobody reads a published story from the moment that its owner %s', async (_, change) => {
  const reader = await app.as(await givenUser(app.db, 'student'))
  const id = await offered()
  await (
    await app.as(admin)
  )('POST /library/stories/{id}/approve', { id })
  await reader('GET /library/profiles/{id}', { id })

  await app.db.update(users).set(change).where(eq(users.id, student.userId))

  await expect(reader('GET /library/profiles/{id}', { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an erased account leaves no story', async () => {
  await offered()

  await app.db.delete(users).where(eq(users.id, student.userId))

  expect(await app.db.$count(stories, eq(stories.userId, student.userId))).toBe(0)
})

test('an admin takes a published story down', async () => {
  const moderator = await app.as(admin)
  const id = await offered()
  await moderator('POST /library/stories/{id}/approve', { id })

  await moderator('POST /library/stories/{id}/decline', { id, reason: 'It names a minor.' })

  await expect(moderator('GET /library/profiles/{id}', { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the database itself refuses a story that is published and says nothing', async () => {
  await expect(
    app.db.insert(stories).values({ userId: student.userId, draft, state: 'published' }),
  ).rejects.toMatchObject({ cause: { code: '23514' } })
})

async function givenAdmitted() {
  const somebody = await givenUser(app.db, 'student', { fullName: 'Noor Haddad' })
  await givenProfile(app.db, somebody)
  await givenEntry(app.db, somebody, { name: 'Reed College', status: 'Accepted' })
  await givenEntry(app.db, somebody, { name: 'Stanford University', status: 'Rejected' })
  return somebody
}

/** The student saves and offers; answers where it would be read. */
async function offered(): Promise<string> {
  const call = await app.as(student)
  await call('PUT /library/story', draft)
  const { offered: story } = await call('POST /library/story/offer')
  return story!.id
}

async function titlesFor(role: 'advisor') {
  const call = await app.as(await givenUser(app.db, role))
  return (await call('GET /library/profiles')).map(({ name }) => name)
}
