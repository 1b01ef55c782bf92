import { bounds, limits } from '@bearings/domain/essays/options'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { essays, essayVersions } from '#database/tables/essays.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { sweepEssays } from './jobs.ts'

const now = '2026-10-28T16:00:00.000Z'

const app = useTestApp({ now })

describe('adding', () => {
  test('a student begins an essay for a school: drafting, without a word', async () => {
    const { student, call } = await givenStudent(app)
    const entry = await givenEntry(app.db, student, { name: 'Hillside College' })

    const added = await call('POST /essays', {
      entryId: entry.id,
      promptName: '  Why Hillside?  ',
      wordLimit: 300,
      deadline: '2026-11-01',
    })

    expect(added).toEqual({
      id: added.id,
      entryId: entry.id,
      schoolName: 'Hillside College',
      promptName: 'Why Hillside?',
      wordLimit: 300,
      characterLimit: null,
      asked: null,
      deadline: '2026-11-01',
      status: 'drafting',
      required: true,
      content: '',
      words: 0,
      revision: 1,
      openComments: 0,
      student: { id: student.userId, fullName: 'A student', timeZone: student.timeZone },
      createdAt: now,
      updatedAt: now,
    })
    const { content: _content, student: _student, ...summary } = added
    expect(await call('GET /essays')).toEqual([summary])
  })

  test('a prompt alone makes a shared essay without limit or deadline', async () => {
    const { call } = await givenStudent(app)

    expect(await call('POST /essays', { promptName: 'Personal statement' })).toMatchObject({
      entryId: null,
      schoolName: null,
      wordLimit: null,
      deadline: null,
    })
  })

  test.each([
    ['without a prompt', { promptName: '   ' }, 'Please fill in the essay prompt.'],
    [
      'with too long a prompt',
      { promptName: 'x'.repeat(bounds.promptName.max + 1) },
      'Keep it to 2,000 characters or fewer.',
    ],
    ['with a null character in its prompt', { promptName: 'A \0 in it' }, expect.any(String)],
    ['without words', { promptName: 'Why us?', wordLimit: 0 }, expect.any(String)],
    ['with half a word', { promptName: 'Why us?', wordLimit: 12.5 }, expect.any(String)],
    ['for a day that no calendar has', { promptName: 'Why us?', deadline: '2026-02-30' }, expect.any(String)],
  ])('one %s is refused with a reason', async (_, essay, message) => {
    const { call } = await givenStudent(app)

    await expect(call('POST /essays', essay)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ message }],
    })
  })

  test('a school of another student, or one in the trash, is not found', async () => {
    const { student, call } = await givenStudent(app)
    const foreign = await givenEntry(app.db, await givenUser(app.db, 'student'))
    const trashed = await givenEntry(app.db, student, { trashedAt: new Date(now) })

    for (const entryId of [foreign.id, trashed.id])
      await expect(call('POST /essays', { promptName: 'Why us?', entryId })).toBeRefused('NOT_FOUND')
  })

  test('of two additions at once that reach the limit, one is refused', async () => {
    const { student, call } = await givenStudent(app)
    const trashed = await givenEntry(app.db, student, { trashedAt: new Date(now) })
    const all = Array.from({ length: limits.essays - 1 }, (_, index) => ({
      userId: student.userId,
      promptName: `Prompt ${index}`,
      // It would come back with its school, so it counts.
      entryId: index === 0 ? trashed.id : null,
    }))
    await app.db.insert(essays).values(all)

    const answers = await Promise.allSettled(
      [1, 2].map((number) => call('POST /essays', { promptName: `One more ${number}` })),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { rule: 'essays-full' },
    })
  })
})

describe('saving', () => {
  test('the text is kept with its words counted, and any status can be given with it', async () => {
    const { student, call } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student, { status: 'submitted' })
    app.setNow('2026-10-28T17:00:00Z')

    const saved = await call('PUT /essays/{id}/text', {
      id,
      content: 'I come from\na town of bridges.',
      basedOn: 1,
      status: 'drafting',
    })

    expect(saved).toMatchObject({
      content: 'I come from\na town of bridges.',
      words: 7,
      revision: 2,
      status: 'drafting',
      updatedAt: '2026-10-28T17:00:00.000Z',
    })
    expect(await call('GET /essays/{id}', { id })).toEqual(saved)
  })

  test('the second of two tabs is told, and nothing of the first is lost', async () => {
    const { student, call } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student)
    await call('PUT /essays/{id}/text', { id, content: 'From the first tab', basedOn: 1 })

    await expect(
      call('PUT /essays/{id}/text', { id, content: 'From the second', basedOn: 1, status: 'complete' }),
    ).rejects.toMatchObject({ code: 'RULE_BROKEN', rule: 'essay-saved-elsewhere' })

    expect(await call('GET /essays/{id}', { id })).toMatchObject({
      content: 'From the first tab',
      status: 'drafting',
      revision: 2,
    })
  })

  test('of two saves at the same instant one is taken and one is told', async () => {
    const { student, call } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student)

    const answers = await Promise.allSettled(
      ['One', 'Two'].map((content) => call('PUT /essays/{id}/text', { id, content, basedOn: 1 })),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await call('GET /essays/{id}/versions', { id })).versions).toHaveLength(1)
  })

  test('the same text again, its answer having been lost, is taken and makes no second version', async () => {
    const { student, call } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student)
    const save = () => call('PUT /essays/{id}/text', { id, content: 'Once', basedOn: 1 })

    const first = await save()

    expect(await save()).toEqual(first)
    expect((await call('GET /essays/{id}/versions', { id })).versions).toHaveLength(1)
  })

  test('a text longer than an essay can be is refused', async () => {
    const { student, call } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student)
    const content = 'x'.repeat(limits.content + 1)

    await expect(call('PUT /essays/{id}/text', { id, content, basedOn: 1 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'content' }],
    })
  })
})

describe('changing', () => {
  test('prompt, limit, deadline, status and school change, each for itself', async () => {
    const { student, call } = await givenStudent(app)
    const entry = await givenEntry(app.db, student, { name: 'Hillside College' })
    const { id } = await givenEssay(app.db, student, { content: 'Some words', wordLimit: 250 })

    await call('PATCH /essays/{id}', { id, promptName: 'Why us?', entryId: entry.id })
    const changed = await call('PATCH /essays/{id}', { id, wordLimit: null, deadline: '2026-12-01' })

    expect(changed).toMatchObject({
      promptName: 'Why us?',
      schoolName: 'Hillside College',
      wordLimit: null,
      deadline: '2026-12-01',
      words: 2,
      revision: 1,
    })
  })

  test('a school of another student cannot be given', async () => {
    const { student, call } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student)
    const foreign = await givenEntry(app.db, await givenUser(app.db, 'student'))

    await expect(call('PATCH /essays/{id}', { id, entryId: foreign.id })).toBeRefused('NOT_FOUND')
  })
})

describe('deleting', () => {
  test('it waits in the trash, is brought back as it was, and is gone from the list meanwhile', async () => {
    const { student, call } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student, { content: 'Two words' })
    const before = await call('GET /essays/{id}', { id })

    app.setNow('2026-10-28T16:30:00Z')
    await call('DELETE /essays/{id}', { id })

    expect(await call('GET /essays')).toEqual([])
    await expect(call('GET /essays/{id}', { id })).toBeRefused('NOT_FOUND')
    expect(await call('GET /essays/trash')).toEqual([
      {
        id,
        promptName: before.promptName,
        schoolName: null,
        words: 2,
        trashedAt: '2026-10-28T16:30:00.000Z',
        goneAfter: '2026-11-27T16:30:00.000Z',
      },
    ])

    await call('POST /essays/{id}/restore', { id })
    expect(await call('GET /essays/{id}', { id })).toEqual(before)
    expect(await call('GET /essays/trash')).toEqual([])
  })

  test('it can be brought back for 30 days; then it is gone with its versions', async () => {
    const lastMoment = new Date('2026-11-27T15:59:59Z')
    const over = new Date('2026-11-27T16:00:00Z')
    app.setNow(lastMoment.toISOString())
    const { student, call } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student, { content: 'Kept', trashedAt: new Date(now) })

    await sweepEssays(app.db, lastMoment)
    expect(await call('GET /essays/trash')).toHaveLength(1)

    app.setNow(over.toISOString())
    expect(await call('GET /essays/trash')).toEqual([])
    await expect(call('POST /essays/{id}/restore', { id })).toBeRefused('NOT_FOUND')

    await sweepEssays(app.db, over)
    expect(await app.db.select().from(essays).where(eq(essays.id, id))).toEqual([])
    expect(await app.db.select().from(essayVersions).where(eq(essayVersions.essayId, id))).toEqual([])
  })

  test('an essay that is not in the trash cannot be brought back from it', async () => {
    const { student, call } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student)

    await expect(call('POST /essays/{id}/restore', { id })).toBeRefused('NOT_FOUND')
  })

  test('with as many essays as fit, none comes back', async () => {
    const { student, call } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student, { trashedAt: new Date(now) })
    await app.db
      .insert(essays)
      .values(Array.from({ length: limits.essays }, () => ({ userId: student.userId, promptName: 'Why?' })))

    await expect(call('POST /essays/{id}/restore', { id })).toBeRefused('essays-full')
    expect(await call('GET /essays/trash')).toHaveLength(1)
  })
})

describe('with its school', () => {
  test('an essay goes into the trash and comes back; one deleted before stays deleted', async () => {
    const { student, call } = await givenStudent(app)
    const school = await givenEntry(app.db, student)
    const essay = await givenEssay(app.db, student, { entryId: school.id, content: 'For this school' })
    const shared = await givenEssay(app.db, student)
    const deleted = await givenEssay(app.db, student, { entryId: school.id, trashedAt: new Date(now) })
    const before = await call('GET /essays')

    await call('DELETE /schools/list/{id}', { id: school.id })

    expect(await call('GET /essays')).toMatchObject([{ id: shared.id }])
    expect(await call('GET /essays/trash')).toEqual([])
    for (const { id } of [essay, deleted])
      await expectNoneFound(
        call('GET /essays/{id}', { id }),
        call('PUT /essays/{id}/text', { id, content: 'Unseen', basedOn: 1 }),
        call('GET /essays/{id}/versions', { id }),
        call('POST /essays/{id}/restore', { id }),
      )

    await call('POST /schools/list/{id}/restore', { id: school.id })
    expect(await call('GET /essays')).toEqual(before)
    expect(await call('GET /essays/trash')).toMatchObject([{ id: deleted.id }])
  })
})

describe('a neighbor', () => {
  test('sees none of it and changes none of it', async () => {
    const { student, call } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student, { content: 'Mine alone' })
    const trashed = await givenEssay(app.db, student, { trashedAt: new Date(now) })
    const before = await call('GET /essays/{id}', { id })
    const { call: neighbor } = await givenStudent(app)

    expect(await neighbor('GET /essays')).toEqual([])
    expect(await neighbor('GET /essays/trash')).toEqual([])
    await expectNoneFound(
      neighbor('GET /essays/{id}', { id }),
      neighbor('PATCH /essays/{id}', { id, status: 'complete' }),
      neighbor('PUT /essays/{id}/text', { id, content: 'Theirs', basedOn: 1 }),
      neighbor('DELETE /essays/{id}', { id }),
      neighbor('POST /essays/{id}/restore', { id: trashed.id }),
    )
    expect(await call('GET /essays/{id}', { id })).toEqual(before)
  })

  test.each(['advisor', 'admin'] as const)('who is an %s is refused', async (role) => {
    const { student } = await givenStudent(app)
    const { id } = await givenEssay(app.db, student, { content: 'Mine alone' })
    const call = await app.as(await givenUser(app.db, role))

    await expect(call('GET /essays')).toBeRefused('FORBIDDEN')
    await expect(call('GET /essays/{id}', { id })).rejects.toMatchObject({
      code: role === 'advisor' ? 'NOT_FOUND' : 'FORBIDDEN',
    })
    await expect(call('PUT /essays/{id}/text', { id, content: '', basedOn: 1 })).toBeRefused('FORBIDDEN')
  })
})

async function expectNoneFound(...attempts: Promise<unknown>[]) {
  for (const answer of await Promise.allSettled(attempts))
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
}
