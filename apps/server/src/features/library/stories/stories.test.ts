import { usualSharing } from '@bearings/domain/advising/options'
import type { StoryDraft } from '@bearings/domain/library/stories/schema'
import { eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { stories } from '#database/tables/stories.ts'
import { users } from '#database/tables/users.ts'
import { passagesFor } from '#features/navigator/library-index.ts'
import { givenEach, givenOnce } from '#testing/given-once.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenSchool, givenSchoolPerson } from '#testing/given-school.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenDemo, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

/** A draft of this test alone, told apart by its major. */
let draft: StoryDraft
let tests = 0
const app = useTestApp()
const admin = givenOnce(() => givenUser(app.db, 'admin'))
const student = givenEach(() => givenAdmitted())
beforeEach(() => {
  draft = { ...written, intendedMajor: `Biology ${++tests}` }
})

const written: StoryDraft = {
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
    const advisor = await app.as(await givenUser(app.db, 'advisor'))
    const { profiles: read } = await advisor('GET /library/profiles', {})
    expect(read.map(({ intendedMajor }) => intendedMajor)).not.toContain(draft.intendedMajor)
    const { stories: moderated } = await (await app.as(admin))('GET /library/stories', {})
    expect(moderated.map(({ profile }) => profile.intendedMajor)).not.toContain(draft.intendedMajor)
  })

  test('offers it, an admin publishes it, others read it, and it is gone once it is withdrawn', async () => {
    const call = await app.as(student)
    const reader = await app.as(await givenUser(app.db, 'student'))
    const moderator = await app.as(admin)
    const id = await offered()
    await expect(reader('GET /library/profiles/{id}', { id })).toBeRefused('NOT_FOUND')
    const { stories: waiting } = await moderator('GET /library/stories', {})
    expect(waiting.find(({ profile }) => profile.id === id)).toMatchObject({
      state: 'offered',
      profile: { name: 'N. H.' },
    })

    await moderator('POST /library/stories/{id}/approve', { id })

    expect(await reader('GET /library/profiles/{id}', { id })).toMatchObject({
      isSample: false,
      name: 'N. H.',
    })
    expect((await reader('GET /library/profiles', {})).profiles.map((one) => one.id)).toContain(id)
    expect(await call('GET /library/story')).toMatchObject({ state: 'published', offered: { id } })
    const { notifications } = await call('GET /notifications')
    expect(notifications.map(({ title }) => title)).toContain('Your story is published')

    expect(await call('POST /library/story/withdraw')).toMatchObject({ state: 'draft', draft, offered: null })
    await expect(reader('GET /library/profiles/{id}', { id })).toBeRefused('NOT_FOUND')
    const { stories: left } = await moderator('GET /library/stories', { state: 'published' })
    expect(left.map(({ profile }) => profile.id)).not.toContain(id)
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.targetId, student.userId))
    expect(acts.map(({ action }) => action)).toEqual(['story_offered', 'story_approved', 'story_withdrawn'])
    // The log says who, when, and from where, and nothing of what was written.
    expect(acts.map(({ detail }) => detail)).toEqual([{}, {}, {}])
  })

  test('who changes the draft changes nothing that is published, and who offers anew takes it down', async () => {
    const call = await app.as(student)
    const moderator = await app.as(admin)
    const first = await offered()
    await moderator('POST /library/stories/{id}/approve', { id: first })
    expect(await call('GET /library/story')).toMatchObject({ isOffered: true })

    expect(await call('PUT /library/story', { ...draft, shownName: 'first-name' })).toMatchObject({
      isOffered: false,
    })
    expect(await call('GET /library/profiles/{id}', { id: first })).toMatchObject({ name: 'N. H.' })

    const { offered: second } = await offer()
    expect(second).toMatchObject({ name: 'Noor' })
    await expect(call('GET /library/profiles/{id}', { id: first })).toBeRefused('NOT_FOUND')
    // The offer that the admin has read is no longer the current one.
    await expect(moderator('POST /library/stories/{id}/approve', { id: first })).toBeRefused('NOT_FOUND')
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
    expect(await offer()).toMatchObject({ state: 'offered', reason: null })
  })

  test('who was admitted nowhere, tells how to be reached, or has saved nothing cannot offer', async () => {
    const call = await app.as(student)
    const { preview: seen } = await (await app.as(await givenSaved()))('GET /library/story')
    await expect(call('POST /library/story/offer', { seen: seen! })).toBeRefused('story-not-saved')
    await call('PUT /library/story', { ...draft, advice: 'Write to noor@example.org' })
    await expect(offer()).toBeRefused('story-tells')

    const waiting = await givenUser(app.db, 'student')
    await givenEntry(app.db, waiting, { name: 'Reed College', status: 'Submitted' })
    const other = await app.as(waiting)
    await other('PUT /library/story', draft)
    await expect(offer(waiting)).toBeRefused('story-needs-admission')
  })

  test('offers what they have seen, and nothing that has changed since', async () => {
    const call = await app.as(student)
    const { preview } = await call('PUT /library/story', draft)
    await givenEntry(app.db, student, { name: 'Tulane University', status: 'Accepted' })

    await expect(call('POST /library/story/offer', { seen: preview! })).toBeRefused('story-changed')

    expect(await call('GET /library/story')).toMatchObject({ state: 'draft', offered: null })
    expect(await offer()).toMatchObject({ state: 'offered' })
  })

  test('of a demo cannot save one', async () => {
    const demoId = await givenDemo(app.db)
    const call = await app.as(await givenUser(app.db, 'student', { demoId }))

    await expect(call('PUT /library/story', draft)).toBeRefused('demo-not-possible')
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

  await expect(reader('GET /library/profiles/{id}', { id })).toBeRefused('NOT_FOUND')
})

test('a story is taken down with its owner’s role, and does not come back with it', async () => {
  const moderator = await app.as(admin)
  const id = await published()

  await moderator('PUT /people/{id}/role', { id: student.userId, role: 'advisor' })
  await moderator('PUT /people/{id}/role', { id: student.userId, role: 'student' })

  await expect(moderator('GET /library/profiles/{id}', { id })).toBeRefused('NOT_FOUND')
  const call = await app.as(student)
  expect(await call('GET /library/story')).toMatchObject({ state: 'declined', draft, offered: null })
})

test('a person who looks around in a demo reads no student’s story', async () => {
  const id = await published()
  const demoId = await givenDemo(app.db)
  const visitor = await app.as(await givenUser(app.db, 'student', { demoId }))

  const { profiles } = await visitor('GET /library/profiles', {})

  expect(profiles.filter(({ isSample }) => !isSample)).toEqual([])
  await expect(visitor('GET /library/profiles/{id}', { id })).toBeRefused('NOT_FOUND')
})

test('the navigator quotes no student’s story, whatever it is asked', async () => {
  draft = { ...draft, intendedMajor: 'Chronometry' }
  await published()

  const passages = await passagesFor(
    app,
    'Which admitted students wanted to study Chronometry at Reed College?',
  )

  expect(passages.filter(({ text }) => text.includes('Chronometry'))).toEqual([])
})

test('an admin who has an old page open cannot publish a story whose owner is disabled', async () => {
  const moderator = await app.as(admin)
  const id = await offered()
  await app.db
    .update(users)
    .set({ bannedUntil: new Date('2037-11-01T12:00:00Z') })
    .where(eq(users.id, student.userId))

  await expect(moderator('POST /library/stories/{id}/approve', { id })).toBeRefused('NOT_FOUND')

  const [row] = await app.db.select().from(stories).where(eq(stories.userId, student.userId))
  expect(row!.state).toBe('offered')
})

test('every story is in a list, however many there are', async () => {
  const newest = await published()
  const [row] = await app.db.select().from(stories).where(eq(stories.userId, student.userId))
  const older = await app.db
    .insert(users)
    .values(
      Array.from({ length: 201 }, (_, at) => ({
        role: 'student' as const,
        fullName: `Older ${at}`,
        email: `older-${at}@example.org`,
      })),
    )
    .returning({ id: users.id })
  const ids = older.map((_, at) => `story-older-${at}`)
  await app.db.insert(stories).values(
    older.map((owner, at) => ({
      ...row!,
      userId: owner.id,
      publicId: ids[at]!,
      offered: { ...row!.offered!, id: ids[at]! },
      // Many have the same time, as after an import.
      offeredAt: new Date(`2026-10-0${1 + (at % 3)}T12:00:00Z`),
    })),
  )
  const [reader, moderator] = [await app.as(student), await app.as(admin)]

  const first = await moderator('GET /library/stories', { state: 'published' })
  expect(first.stories.map(({ profile }) => profile.id)).toContain(newest)
  const moderated = await everyPage(async (after) => {
    const page = await moderator('GET /library/stories', { state: 'published', ...(after && { after }) })
    return { ids: page.stories.map(({ profile }) => profile.id), next: page.next }
  })
  expect(moderated.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted())
  const read = await everyPage(async (after) => {
    const { profiles, next } = await reader('GET /library/profiles', after ? { after } : {})
    return { ids: profiles.map(({ id }) => id), next }
  })
  expect(read.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted())
  expect(new Set(read).size).toBe(read.length)
  await app.db.delete(stories).where(like(stories.publicId, 'story-older-%'))
})

test('an admin is told that a story waits and not whose, until it has been read or is taken back', async () => {
  const moderator = await app.as(admin)
  const call = await app.as(student)
  const told = async () => {
    const { notifications } = await moderator('GET /notifications')
    return notifications.filter(({ title }) => title === 'Story Waiting for You')
  }
  const before = await moderator('GET /library/stories/summary')
  const earlier = (await told()).length
  await offered()
  await offered()

  expect(await told()).toHaveLength(earlier + 1)
  expect((await told())[0]).toMatchObject({ link: '/admin/stories' })
  expect(JSON.stringify((await told())[0])).not.toMatch(/Noor|Haddad/)
  const { waiting } = await moderator('GET /library/stories/summary')
  expect(waiting).toBe(before.waiting + 1)

  await call('POST /library/story/withdraw')
  expect(await told()).toHaveLength(earlier)
  await published()
  expect(await told()).toHaveLength(earlier)
  expect(await moderator('GET /library/stories/summary')).toEqual({
    ...before,
    published: before.published + 1,
  })
})

test('a counselor still reads that a student has joined, once the student has taken back a story', async () => {
  await givenSchool(app.db)
  const counselor = await givenUser(app.db, 'advisor')
  const { id } = await givenSchoolPerson(app.db, { counselorEmail: counselor.email })
  const moderator = await app.as(admin)
  const { slips } = await moderator('POST /school/people/invitations', { ids: [id], by: 'paper' })
  const call = await app.as(student)
  const code = slips[0]!.code
  await call('POST /advising/invites/by-code/{code}/join', { code, sharing: usualSharing })
  await offered()

  await call('POST /library/story/withdraw')

  const { notifications } = await (await app.as(counselor))('GET /notifications')
  expect(notifications.map(({ title }) => title)).toEqual(['Student Joined'])
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

  await expect(moderator('GET /library/profiles/{id}', { id })).toBeRefused('NOT_FOUND')
})

test('the database itself refuses a story that is published and says nothing', async () => {
  await expect(
    app.db.insert(stories).values({ userId: student.userId, draft, state: 'published' }),
  ).rejects.toMatchObject({ cause: { code: '23514' } })
})

async function givenSaved() {
  const somebody = await givenAdmitted()
  await (
    await app.as(somebody)
  )('PUT /library/story', draft)
  return somebody
}

async function givenAdmitted() {
  const somebody = await givenUser(app.db, 'student', { fullName: 'Noor Haddad' })
  await givenProfile(app.db, somebody)
  await givenEntry(app.db, somebody, { name: 'Reed College', status: 'Accepted' })
  await givenEntry(app.db, somebody, { name: 'Stanford University', status: 'Rejected' })
  return somebody
}

/** Offers the story and has an admin publish it. Returns its public id. */
async function published(): Promise<string> {
  const id = await offered()
  await (
    await app.as(admin)
  )('POST /library/stories/{id}/approve', { id })
  return id
}

/** Saves and offers the draft. Returns its public id. */
async function offered(): Promise<string> {
  const call = await app.as(student)
  await call('PUT /library/story', draft)
  const { offered: story } = await offer()
  return story!.id
}

async function offer(owner = student) {
  const call = await app.as(owner)
  const { preview } = await call('GET /library/story')
  return call('POST /library/story/offer', { seen: preview! })
}

async function everyPage(read: (after: string | null) => Promise<{ ids: string[]; next: string | null }>) {
  const ids: string[] = []
  let after: string | null = null
  do {
    const page = await read(after)
    ids.push(...page.ids)
    after = page.next
  } while (after !== null)
  return ids
}
