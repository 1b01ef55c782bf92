import { bounds, limits } from '@bearings/domain/essays/comments/options'
import type { Failure } from '@bearings/domain/failure'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advisorLinks, advisorViews, sharedEssays } from '#database/tables/advising.ts'
import { essayComments } from '#database/tables/essay-comments.ts'
import { essays } from '#database/tables/essays.ts'
import { notificationMails } from '#database/tables/notification-mails.ts'
import { sweepTrash } from '#features/list/trash/jobs.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenComment } from '#testing/given-comments.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { sweepEssays } from '../jobs.ts'

const now = '2026-11-02T16:00:00.000Z'
const content = 'My grandmother kept bees behind the house.'
const anchor = { quote: 'kept bees', before: 'My grandmother ', after: ' behind the house.', start: 15 }

const app = useTestApp({ now })

/** A student, and the advisor to whom they show one of two essays. */
async function givenReading() {
  const student = await givenUser(app.db, 'student', {
    fullName: 'Maya Okafor',
    timeZone: 'Pacific/Honolulu',
  })
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Omar Haddad' })
  const essay = await givenEssay(app.db, student, { promptName: 'A community', content })
  const { id: linkId } = await givenLink(app.db, { student, advisor })
  await app.db.insert(sharedEssays).values({ linkId, essayId: essay.id, createdAt: new Date(now) })
  const [maya, omar] = [await app.as(student), await app.as(advisor)]
  return { student, advisor, essay, linkId, id: essay.id, maya, omar }
}

describe('reading', () => {
  test('an advisor reads an essay that is shown to them, and the student sees that they did', async () => {
    const { student, advisor, id, omar } = await givenReading()

    expect(await omar('GET /essays/{id}', { id })).toMatchObject({
      content,
      // Its deadline ends on the student's day.
      student: { id: student.userId, fullName: 'Maya Okafor', timeZone: 'Pacific/Honolulu' },
    })

    // The open page reads the comments again whenever one is made.
    app.setNow('2026-11-02T16:40:00Z')
    await omar('GET /essays/{id}/comments', { id })
    const views = await app.db.select().from(advisorViews).where(eq(advisorViews.studentId, student.userId))
    expect(views).toMatchObject([{ advisorId: advisor.userId, what: 'essay', subjectId: id, times: 1 }])
  })

  test('nothing else of that student is there for them: another essay, versions, the trash', async () => {
    const { student, id, omar } = await givenReading()
    const other = await givenEssay(app.db, student, { content: 'Not shown' })

    expect(
      await outcomes(
        omar('GET /essays/{id}', { id: other.id }),
        omar('GET /essays/{id}/comments', { id: other.id }),
        omar('POST /essays/{id}/comments', { id: other.id, body: 'Seen?' }),
      ),
    ).toEqual(['NOT_FOUND'])
    expect(
      await outcomes(
        omar('GET /essays/{id}/versions', { id }),
        omar('PUT /essays/{id}/text', { id, content: 'Mine', basedOn: 1 }),
        omar('PATCH /essays/{id}', { id, status: 'complete' }),
        omar('DELETE /essays/{id}', { id }),
        omar('GET /essays/trash'),
      ),
    ).toEqual(['FORBIDDEN'])
  })

  test.each(['the link ends', 'the essay is no longer shown', 'it is deleted', 'its school is removed'])(
    'once %s, neither the essay nor what was said is there for the advisor',
    async (happening) => {
      const { student, id, linkId, maya, omar } = await givenReading()
      const comment = await omar('POST /essays/{id}/comments', { id, body: 'Begin here.' })
      if (happening === 'the link ends')
        await app.db
          .update(advisorLinks)
          .set({ endedAt: new Date(now) })
          .where(eq(advisorLinks.id, linkId))
      if (happening === 'the essay is no longer shown')
        await app.db
          .delete(sharedEssays)
          .where(and(eq(sharedEssays.linkId, linkId), eq(sharedEssays.essayId, id)))
      if (happening === 'it is deleted') await maya('DELETE /essays/{id}', { id })
      if (happening === 'its school is removed') {
        const entry = await givenEntry(app.db, student, { trashedAt: new Date(now) })
        await app.db.update(essays).set({ entryId: entry.id }).where(eq(essays.id, id))
      }

      const one = { id, commentId: comment.id }
      expect(
        await outcomes(
          omar('GET /essays/{id}', { id }),
          omar('GET /essays/{id}/comments', { id }),
          omar('POST /essays/{id}/comments', { id, body: 'Still here?' }),
          omar('PATCH /essays/{id}/comments/{commentId}', { ...one, body: 'Changed' }),
          omar('DELETE /essays/{id}/comments/{commentId}', one),
          omar('POST /essays/{id}/comments/{commentId}/resolve', one),
          omar('POST /essays/{id}/comments/{commentId}/reopen', one),
        ),
      ).toEqual(['NOT_FOUND'])
    },
  )

  test('a student keeps what a former advisor said; the next advisor does not see it', async () => {
    const { student, essay, id, linkId, maya, omar } = await givenReading()
    const old = await omar('POST /essays/{id}/comments', { id, body: 'From Omar' })
    await maya('POST /essays/{id}/comments', { id, body: 'To Omar', parentId: old.id })
    const own = await maya('POST /essays/{id}/comments', { id, body: 'Does this work?' })
    await omar('POST /essays/{id}/comments', { id, body: 'It does', parentId: own.id })
    await app.db
      .update(advisorLinks)
      .set({ endedAt: new Date(now) })
      .where(eq(advisorLinks.id, linkId))
    const next = await givenUser(app.db, 'advisor')
    const link = await givenLink(app.db, { student, advisor: next })
    await app.db.insert(sharedEssays).values({ linkId: link.id, essayId: essay.id, createdAt: new Date(now) })
    const call = await app.as(next)

    expect((await call('GET /essays/{id}/comments', { id })).map(({ body }) => body)).toEqual([
      'Does this work?',
    ])
    expect(await maya('GET /essays/{id}/comments', { id })).toHaveLength(4)
    expect(
      await outcomes(
        call('POST /essays/{id}/comments', { id, body: 'And I say', parentId: old.id }),
        call('POST /essays/{id}/comments/{commentId}/resolve', { id, commentId: old.id }),
      ),
    ).toEqual(['NOT_FOUND'])
  })
})

describe('commenting', () => {
  test('an advisor comments on some words, the student is told and sees which words they are', async () => {
    const { student, advisor, id, maya, omar } = await givenReading()

    const comment = await omar('POST /essays/{id}/comments', { id, body: '  Which bees?  ', anchor })

    expect(comment).toEqual({
      id: comment.id,
      parentId: null,
      author: { id: advisor.userId, fullName: 'Omar Haddad', role: 'advisor' },
      body: 'Which bees?',
      anchor,
      resolvedAt: null,
      resolvedBy: null,
      createdAt: now,
      updatedAt: now,
    })
    expect(await maya('GET /essays/{id}/comments', { id })).toEqual([comment])
    expect(await maya('GET /essays')).toMatchObject([{ id, openComments: 1 }])
    expect((await maya('GET /notifications')).notifications).toMatchObject([
      {
        type: 'essay-feedback',
        title: 'New Essay Comment',
        message: 'Omar Haddad commented on “A community”: Which bees?',
        link: `/essays/${id}`,
        subjectId: comment.id,
      },
    ])
    expect((await omar('GET /notifications')).notifications).toEqual([])
    expect(student.userId).not.toBe(advisor.userId)
  })

  test('the student answers, and the advisor is told; both stand in one thread', async () => {
    const { student, id, maya, omar } = await givenReading()
    const first = await omar('POST /essays/{id}/comments', { id, body: 'Which bees?', anchor })

    app.setNow('2026-11-02T16:01:00Z')
    const answer = await maya('POST /essays/{id}/comments', { id, body: 'Carniolan.', parentId: first.id })

    expect(await omar('GET /essays/{id}/comments', { id })).toEqual([first, answer])
    expect(await maya('GET /essays')).toMatchObject([{ openComments: 1 }])
    expect((await omar('GET /notifications')).notifications).toMatchObject([
      {
        type: 'essay-feedback',
        title: 'New Reply to a Comment',
        link: `/advisor/students/${student.userId}/essays/${id}`,
      },
    ])
  })

  test('on an essay that nobody else reads, a student tells nobody', async () => {
    const student = await givenUser(app.db, 'student')
    const { id } = await givenEssay(app.db, student, { content })
    const call = await app.as(student)

    await call('POST /essays/{id}/comments', { id, body: 'Find a better end.' })

    expect(await call('GET /essays/{id}', { id })).toMatchObject({ openComments: 1 })
  })

  test('an answer cannot be answered, nor a comment on another essay', async () => {
    const { student, id, maya, omar } = await givenReading()
    const other = await givenEssay(app.db, student)
    const first = await omar('POST /essays/{id}/comments', { id, body: 'Which bees?' })
    const answer = await maya('POST /essays/{id}/comments', { id, body: 'All.', parentId: first.id })

    expect(
      await outcomes(
        omar('POST /essays/{id}/comments', { id, body: 'So?', parentId: answer.id }),
        maya('POST /essays/{id}/comments', { id: other.id, body: 'So?', parentId: first.id }),
        maya('GET /essays/{id}/comments', { id: '00000000-0000-4000-8000-000000000000' }),
        maya('POST /essays/{id}/comments/{commentId}/resolve', { id, commentId: answer.id }),
      ),
    ).toEqual(['NOT_FOUND'])
  })

  test.each([
    [{ body: '   ' }, 'body'],
    [{ body: 'x'.repeat(bounds.body.max + 1) }, 'body'],
    [{ body: 'A \0 in it' }, 'body'],
    [{ body: 'Why?', anchor: { ...anchor, quote: 'x'.repeat(limits.quote + 1) } }, 'anchor.quote'],
    [{ body: 'Why?', anchor: { ...anchor, quote: '' } }, 'anchor.quote'],
    [{ body: 'Why?', anchor: { ...anchor, before: 'x'.repeat(limits.around + 1) } }, 'anchor.before'],
    [{ body: 'Why?', anchor: { ...anchor, start: -1 } }, 'anchor.start'],
    [{ body: 'Why?', anchor, parentId: '00000000-0000-4000-8000-000000000000' }, 'anchor'],
  ])('%j is refused', async (said, path) => {
    const { id, omar } = await givenReading()

    await expect(omar('POST /essays/{id}/comments', { id, ...said })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path }],
    })
  })

  test('the longest comment on the longest words fits, and of two that fill the essay one is refused', async () => {
    const { id, essay, advisor, omar } = await givenReading()
    await app.db.insert(essayComments).values(
      Array.from({ length: limits.comments - 1 }, () => ({
        essayId: essay.id,
        authorId: advisor.userId,
        body: 'x',
      })),
    )
    const around = '🐝'.repeat(limits.around / 2)
    const longest = {
      body: 'é'.repeat(bounds.body.max),
      anchor: { quote: 'é'.repeat(limits.quote), before: around, after: around, start: 0 },
    }

    const answers = await Promise.allSettled([
      omar('POST /essays/{id}/comments', { id, ...longest }),
      omar('POST /essays/{id}/comments', { id, ...longest }),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { rule: 'comments-full' },
    })
    expect(await omar('GET /essays/{id}/comments', { id })).toHaveLength(limits.comments)
  })
})

test.each([{ authorId: null }, { body: null }])(
  'a comment does not lose its author or its text alone, whatever a program does (%o)',
  async (change) => {
    const { essay, advisor } = await givenReading()
    const { id } = await givenComment(app.db, { essay, author: advisor })
    const of = eq(essayComments.id, id)

    await expect(app.db.update(essayComments).set(change).where(of)).rejects.toMatchObject({
      cause: { constraint: 'essay_comments_author_check' },
    })
    await app.db.update(essayComments).set({ authorId: null, body: null }).where(of)
  },
)

describe('settling', () => {
  test('either side resolves a thread and reopens it; an answer reopens it too', async () => {
    const { id, maya, omar } = await givenReading()
    const { id: commentId } = await omar('POST /essays/{id}/comments', { id, body: 'Which bees?', anchor })
    app.setNow('2026-11-02T17:00:00Z')

    const resolved = await maya('POST /essays/{id}/comments/{commentId}/resolve', { id, commentId })

    expect(resolved).toMatchObject({
      resolvedAt: '2026-11-02T17:00:00.000Z',
      resolvedBy: 'Maya Okafor',
      updatedAt: now,
    })
    expect(await omar('POST /essays/{id}/comments/{commentId}/resolve', { id, commentId })).toEqual(resolved)
    expect(await maya('GET /essays')).toMatchObject([{ openComments: 0 }])

    await omar('POST /essays/{id}/comments/{commentId}/reopen', { id, commentId })
    expect(await maya('GET /essays')).toMatchObject([{ openComments: 1 }])
    await maya('POST /essays/{id}/comments/{commentId}/resolve', { id, commentId })
    await omar('POST /essays/{id}/comments', { id, body: 'Not quite.', parentId: commentId })

    const [first] = await maya('GET /essays/{id}/comments', { id })
    expect(first).toMatchObject({ resolvedAt: null, resolvedBy: null })
  })

  test('who resolves a comment is not told of it any more, and gets no mail about it', async () => {
    const { student, id, maya, omar } = await givenReading()
    const { id: commentId } = await omar('POST /essays/{id}/comments', { id, body: 'Which bees?', anchor })
    await omar('POST /essays/{id}/comments', { id, body: 'And where?', parentId: commentId })
    const mailsToMaya = () =>
      app.db.select().from(notificationMails).where(eq(notificationMails.userId, student.userId))
    expect(await mailsToMaya()).toHaveLength(2)

    await maya('POST /essays/{id}/comments/{commentId}/resolve', { id, commentId })

    expect((await maya('GET /notifications')).unread).toBe(0)
    expect(await mailsToMaya()).toEqual([])
  })

  test('a comment and a prompt whose emoji stands where the notification cuts them are still delivered', async () => {
    const { student, linkId, omar, maya } = await givenReading()
    const promptName = `${'p'.repeat(59)}🌊 and the rest of the prompt`
    const essay = await givenEssay(app.db, student, { promptName, content })
    await app.db.insert(sharedEssays).values({ linkId, essayId: essay.id, createdAt: new Date(now) })

    await omar('POST /essays/{id}/comments', { id: essay.id, body: `${'b'.repeat(119)}🐝 and more` })

    expect((await maya('GET /notifications')).notifications).toMatchObject([
      { message: `Omar Haddad commented on “${'p'.repeat(59)}…”: ${'b'.repeat(119)}…` },
    ])
  })

  test('people change and delete what they said themselves, and the notification goes with it', async () => {
    const { id, maya, omar } = await givenReading()
    const { id: commentId } = await omar('POST /essays/{id}/comments', { id, body: 'Wich bees?', anchor })
    app.setNow('2026-11-02T16:05:00Z')

    const changed = { id, commentId, body: 'Which bees?' }
    expect(await omar('PATCH /essays/{id}/comments/{commentId}', changed)).toMatchObject({
      body: 'Which bees?',
      anchor,
      createdAt: now,
      updatedAt: '2026-11-02T16:05:00.000Z',
    })
    expect((await maya('GET /notifications')).notifications).toMatchObject([
      { message: 'Omar Haddad commented on “A community”: Which bees?' },
    ])
    expect(
      await outcomes(
        maya('PATCH /essays/{id}/comments/{commentId}', { id, commentId, body: 'No' }),
        maya('DELETE /essays/{id}/comments/{commentId}', { id, commentId }),
      ),
    ).toEqual(['FORBIDDEN'])

    await omar('DELETE /essays/{id}/comments/{commentId}', { id, commentId })
    expect(await maya('GET /essays/{id}/comments', { id })).toEqual([])
    expect((await maya('GET /notifications')).notifications).toEqual([])
  })

  test('whose answer was lost sends the comment again, and it is there once', async () => {
    const { id, maya, omar } = await givenReading()
    const sent = { id, commentId: crypto.randomUUID(), body: 'Which bees?' }

    const said = await omar('POST /essays/{id}/comments', sent)
    expect(await omar('POST /essays/{id}/comments', sent)).toEqual(said)
    await expect(omar('POST /essays/{id}/comments', { ...sent, body: 'Where?' })).toBeRefused('sent-already')
    await expect(omar('POST /essays/{id}/comments', { ...sent, anchor })).toBeRefused('sent-already')
    expect(await outcomes(maya('POST /essays/{id}/comments', sent))).toEqual(['NOT_FOUND'])

    const quoting = { ...sent, commentId: crypto.randomUUID(), anchor }
    const quoted = await omar('POST /essays/{id}/comments', quoting)
    expect(await omar('POST /essays/{id}/comments', quoting)).toEqual(quoted)

    const read = await maya('GET /essays/{id}/comments', { id })
    // Both are of the same moment, so their order is that of random ids.
    expect(read).toHaveLength(2)
    expect(read).toEqual(expect.arrayContaining([said, quoted]))
    expect((await maya('GET /notifications')).notifications).toHaveLength(2)
  })

  test('what the other side has answered cannot be deleted, also when both happens at once', async () => {
    const { id, maya, omar } = await givenReading()

    for (let round = 0; round < 10; round++) {
      const { id: commentId } = await omar('POST /essays/{id}/comments', { id, body: `Round ${round}` })
      const [deleted, answered] = await Promise.allSettled([
        omar('DELETE /essays/{id}/comments/{commentId}', { id, commentId }),
        maya('POST /essays/{id}/comments', { id, body: 'Yes', parentId: commentId }),
      ])
      // Whichever came first, the other is refused, and never both are done.
      const refusals = [deleted, answered].flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(refusals).toHaveLength(1)
      expect(['comment-answered', undefined]).toContain(refusals[0].rule)
    }
  })
})

test('comments go into the trash and come back with their essay; they are gone for good with it', async () => {
  const { essay, advisor, id, maya, omar } = await givenReading()
  await givenComment(app.db, { essay, author: advisor })
  await omar('POST /essays/{id}/comments', { id, body: 'Which bees?' })
  await maya('POST /essays/{id}/comments', { id, body: 'The brown ones.' })
  const told = async (call: typeof maya) => (await call('GET /notifications')).notifications.length
  expect([await told(maya), await told(omar)]).toEqual([1, 1])
  const before = await omar('GET /essays/{id}/comments', { id })

  await maya('DELETE /essays/{id}', { id })
  expect(await outcomes(maya('GET /essays/{id}/comments', { id }))).toEqual(['NOT_FOUND'])
  // The student may bring it back; the advisor is not to read of it any more.
  expect([await told(maya), await told(omar)]).toEqual([1, 0])
  await maya('POST /essays/{id}/restore', { id })
  expect(await omar('GET /essays/{id}/comments', { id })).toEqual(before)

  await maya('DELETE /essays/{id}', { id })
  await sweepEssays(app.db, new Date('2026-12-02T16:00:00Z'))
  expect(await app.db.select().from(essayComments).where(eq(essayComments.essayId, id))).toEqual([])
  expect(await told(maya)).toBe(0)
})

test('what was told of comments goes with the school of their essay as with the essay itself', async () => {
  const { student, id, maya, omar } = await givenReading()
  const entry = await givenEntry(app.db, student)
  await maya('PATCH /essays/{id}', { id, entryId: entry.id })
  await omar('POST /essays/{id}/comments', { id, body: 'Which bees?' })
  await maya('POST /essays/{id}/comments', { id, body: 'The brown ones.' })
  const told = async (call: typeof maya) => (await call('GET /notifications')).notifications.length
  expect([await told(maya), await told(omar)]).toEqual([1, 1])

  await maya('DELETE /schools/list/{id}', { id: entry.id })
  expect([await told(maya), await told(omar)]).toEqual([1, 0])

  await sweepTrash(app.db, new Date('2026-12-02T16:00:00Z'))
  expect(await told(maya)).toBe(0)
})

/** Returns how these attempts ended, each outcome once. */
async function outcomes(...attempts: Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.all(
    attempts.map((attempt) =>
      attempt.then(
        () => 'done',
        ({ code }: Failure) => code,
      ),
    ),
  )
  return [...new Set(ends)]
}
