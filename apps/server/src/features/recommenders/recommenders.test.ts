import { randomUUID } from 'node:crypto'
import type { Sharing } from '@bearings/domain/advising/options'
import { limits } from '@bearings/domain/recommenders/options'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statements } from '#database/statements.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { listEntries } from '#database/tables/list.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { users } from '#database/tables/users.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import { givenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const catalog = givenOnce(() => givenCatalog(app.db))

/** A student with two schools on the list. */
async function givenStudent() {
  const student = await givenUser(app.db, 'student')
  const [hillside, lakeside] = [
    await givenEntry(app.db, student, {
      name: 'Hillside College',
      deadline: '2026-12-01',
      deadlineState: 'own',
    }),
    await givenEntry(app.db, student, { name: 'Lakeside College' }),
  ]
  return { student, hillside, lakeside, call: await app.as(student) }
}

const missing = { code: 'NOT_FOUND' }

test('a student writes down who writes for which schools, changes it, ticks off a letter and deletes a person', async () => {
  const { call, hillside, lakeside } = await givenStudent()

  const teacher = await call('POST /recommenders', {
    name: ' Ms. Rivera ',
    kind: 'teacher',
    knownFrom: 'AP Chemistry, 11th grade',
    letters: [{ entryId: hillside.id }, { entryId: lakeside.id }],
  })
  // Added a minute later, because the list is in the order of adding.
  app.setNow('2026-11-01T12:01:00Z')
  const counselor = await call('POST /recommenders', { name: 'Mr. Dietz', kind: 'counselor' })
  expect(teacher).toEqual({
    id: teacher.id,
    name: 'Ms. Rivera',
    kind: 'teacher',
    knownFrom: 'AP Chemistry, 11th grade',
    state: 'planned',
    askedOn: null,
    note: '',
    thanked: false,
    letters: [
      { entryId: hillside.id, sentOn: null, saidBy: null },
      { entryId: lakeside.id, sentOn: null, saidBy: null },
    ],
  })

  const letter = { id: teacher.id, entryId: hillside.id }
  await call('PUT /recommenders/{id}/letters/{entryId}', { ...letter, sentOn: '2026-10-30' })
  const changed = await call('PATCH /recommenders/{id}', {
    id: teacher.id,
    state: 'agreed',
    askedOn: '2026-09-10',
    note: 'Wants a week’s notice.',
    thanked: true,
  })
  expect(changed).toMatchObject({
    name: 'Ms. Rivera',
    state: 'agreed',
    askedOn: '2026-09-10',
    note: 'Wants a week’s notice.',
    thanked: true,
    letters: [{ sentOn: '2026-10-30' }, { sentOn: null }],
  })
  const only = await call('PATCH /recommenders/{id}', {
    id: teacher.id,
    letters: [{ entryId: hillside.id, sentOn: '2026-10-31' }],
  })
  expect(only.letters).toEqual([{ entryId: hillside.id, sentOn: '2026-10-31', saidBy: 'student' }])
  await call('PUT /recommenders/{id}/letters/{entryId}', { ...letter, sentOn: null })

  const read = await call('GET /recommenders')
  expect(read.recommenders.map(({ name, letters }) => [name, letters])).toEqual([
    ['Ms. Rivera', [{ entryId: hillside.id, sentOn: null, saidBy: null }]],
    ['Mr. Dietz', []],
  ])
  expect(read.schools).toEqual([
    {
      entryId: hillside.id,
      name: 'Hillside College',
      deadline: '2026-12-01',
      status: 'Not Started',
      teachers: null,
      counselor: null,
    },
    expect.objectContaining({ entryId: lakeside.id, deadline: null }),
  ])

  await call('DELETE /recommenders/{id}', { id: counselor.id })
  expect((await call('GET /recommenders')).recommenders).toHaveLength(1)
  await expect(call('DELETE /recommenders/{id}', { id: counselor.id })).rejects.toMatchObject(missing)
})

test('of a college of the catalog it is known how many letters it asks for', async () => {
  const student = await givenUser(app.db, 'student')
  await givenEntry(app.db, student, { schoolId: catalog.mit })
  await givenEntry(app.db, student, { schoolId: catalog.amherst })

  const { schools } = await (await app.as(student))('GET /recommenders')

  const asked = schools.filter(({ teachers, counselor }) => teachers !== null && counselor !== null)
  expect(asked.map(({ name }) => name)).toContain('Amherst College')
})

test('however many people and schools there are, they are read with the same few statements', async () => {
  const { student, call, hillside } = await givenStudent()
  await givenRecommender(app.db, student, { letters: { [hillside.id]: null } })
  const count = async () => {
    const before = statements.sent
    await call('GET /recommenders')
    return statements.sent - before
  }
  await count()
  const few = await count()
  const entries = await Promise.all(Array.from({ length: 20 }, () => givenEntry(app.db, student)))
  const letters = Object.fromEntries(entries.map(({ id }) => [id, null]))
  for (let person = 0; person < 10; person++) await givenRecommender(app.db, student, { letters })

  expect(await count()).toBe(few)
})

test('a letter waits in the trash with its school, whatever is changed meanwhile, and goes when the school is gone', async () => {
  const { call, hillside, lakeside } = await givenStudent()
  const { id } = await call('POST /recommenders', {
    name: 'Ms. Rivera',
    kind: 'teacher',
    letters: [{ entryId: hillside.id, sentOn: '2026-10-30' }, { entryId: lakeside.id }],
  })

  await call('DELETE /schools/list/{id}', { id: hillside.id })
  expect((await call('GET /recommenders')).recommenders[0]!.letters).toEqual([
    { entryId: lakeside.id, sentOn: null, saidBy: null },
  ])
  await expect(
    call('PUT /recommenders/{id}/letters/{entryId}', { id, entryId: hillside.id, sentOn: null }),
  ).rejects.toMatchObject(missing)
  await call('PATCH /recommenders/{id}', { id, letters: [] })
  await call('POST /schools/list/{id}/restore', { id: hillside.id })
  expect((await call('GET /recommenders')).recommenders[0]!.letters).toEqual([
    { entryId: hillside.id, sentOn: '2026-10-30', saidBy: 'student' },
  ])

  await app.db.delete(listEntries).where(eq(listEntries.id, hillside.id))
  const left = await app.db.select().from(recommenderLetters).where(eq(recommenderLetters.recommenderId, id))
  expect(left).toEqual([])
})

test('a recommender deleted by mistake comes back, though a school they write for was removed meanwhile', async () => {
  const { call, hillside } = await givenStudent()
  const rivera = { name: 'Ms. Rivera', kind: 'teacher', note: 'Has my lab book' } as const
  await call('DELETE /schools/list/{id}', { id: hillside.id })

  await call('POST /recommenders', { ...rivera, letters: [{ entryId: hillside.id, sentOn: '2026-10-30' }] })

  expect((await call('GET /recommenders')).recommenders).toMatchObject([{ ...rivera, letters: [] }])
  await call('POST /schools/list/{id}/restore', { id: hillside.id })
  expect((await call('GET /recommenders')).recommenders[0]!.letters).toEqual([
    { entryId: hillside.id, sentOn: '2026-10-30', saidBy: 'student' },
  ])
})

test('a school of somebody else’s list, or of none, is refused, and nothing is kept', async () => {
  const { call, hillside } = await givenStudent()
  const other = await givenStudent()
  const { id } = await call('POST /recommenders', { name: 'Ms. Rivera', kind: 'teacher' })

  for (const entryId of [other.hillside.id, randomUUID()]) {
    const letters = [{ entryId: hillside.id }, { entryId }]
    await expect(
      call('POST /recommenders', { name: 'Mr. Okafor', kind: 'teacher', letters }),
    ).rejects.toMatchObject(missing)
    await expect(call('PATCH /recommenders/{id}', { id, name: 'Changed', letters })).rejects.toMatchObject(
      missing,
    )
    await expect(
      call('PUT /recommenders/{id}/letters/{entryId}', { id, entryId, sentOn: null }),
    ).rejects.toMatchObject(missing)
  }
  const twice = [{ entryId: hillside.id }, { entryId: hillside.id }]
  await expect(call('PATCH /recommenders/{id}', { id, letters: twice })).toBeRefused('INVALID_INPUT')
  expect((await call('GET /recommenders')).recommenders).toMatchObject([{ name: 'Ms. Rivera', letters: [] }])
})

test('who writes for a student is nobody else’s', async () => {
  const { student, hillside } = await givenStudent()
  const { id } = await givenRecommender(app.db, student, { letters: { [hillside.id]: null } })
  const other = await givenStudent()

  expect((await other.call('GET /recommenders')).recommenders).toEqual([])
  await expect(other.call('PATCH /recommenders/{id}', { id, name: 'Mine' })).rejects.toMatchObject(missing)
  await expect(other.call('DELETE /recommenders/{id}', { id })).rejects.toMatchObject(missing)
  await expect(
    other.call('PUT /recommenders/{id}/letters/{entryId}', { id, entryId: hillside.id, sentOn: null }),
  ).rejects.toMatchObject(missing)
  const advisor = await app.as(await givenUser(app.db, 'advisor'))
  await expect(advisor('GET /recommenders')).toBeRefused('FORBIDDEN')
})

test('a student keeps track of twelve at most, also when two are added at once', async () => {
  const { student, call } = await givenStudent()
  for (let person = 1; person < limits.recommenders; person++) await givenRecommender(app.db, student)

  const both = await Promise.allSettled(
    ['The last', 'One too many'].map((name) => call('POST /recommenders', { name, kind: 'other' })),
  )

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { rule: 'recommenders-full' },
  })
})

test.each([
  ['no name', { name: ' ' }],
  ['a name too long', { name: 'a'.repeat(121) }],
  ['another kind', { kind: 'parent' }],
  ['a day of no calendar', { askedOn: '0026-09-10' }],
  ['a note too long', { note: 'a'.repeat(501) }],
])('%s is refused', async (_, given) => {
  const { call } = await givenStudent()
  const person = { name: 'Ms. Rivera', kind: 'teacher', ...given } as never
  await expect(call('POST /recommenders', person)).toBeRefused('INVALID_INPUT')
})

describe('an advisor', () => {
  async function givenAdvised(sharing: Partial<Sharing>) {
    const own = await givenStudent()
    const advisor = await givenUser(app.db, 'advisor', { fullName: 'Ines Moreau' })
    await givenLink(app.db, { advisor, student: own.student }, sharing)
    await givenRecommender(app.db, own.student, {
      note: 'For me alone.',
      letters: { [own.hillside.id]: '2026-10-30' },
    })
    const ask = await app.as(advisor)
    const look = () => ask('GET /advising/students/{id}/letters', { id: own.student.userId })
    const logged = async () => (await own.call('GET /access-log')).views.map(({ what }) => what)
    return { ...own, look, logged }
  }

  test('to whom a student shows it sees who writes and what has been sent, without the notes, and it is logged', async () => {
    const { look, logged, hillside, lakeside } = await givenAdvised({ letters: true })

    const seen = await look()

    expect(seen).toMatchObject({
      shared: true,
      recommenders: [{ name: 'Ms. Rivera', letters: [{ entryId: hillside.id, sentOn: '2026-10-30' }] }],
      schools: [
        { entryId: hillside.id, status: 'Not Started' },
        { entryId: lakeside.id, status: 'Not Started' },
      ],
    })
    expect(JSON.stringify(seen)).not.toContain('For me alone.')
    expect(await logged()).toEqual(['letters'])
  })

  test('who does not see the list learns of no other school, nor where an application stands', async () => {
    const { look, hillside } = await givenAdvised({ letters: true, list: false })

    expect(await look()).toMatchObject({ schools: [{ entryId: hillside.id, status: null }] })
    expect(JSON.stringify(await look())).not.toContain('Lakeside')
  })

  test('without that part gets nothing, and nothing is logged', async () => {
    const { look, logged, call } = await givenAdvised({ letters: false })

    expect(await look()).toEqual({ shared: false })
    expect(await logged()).toEqual([])
    await call('PATCH /advising/link/sharing', { letters: true })
    expect(await look()).toMatchObject({ shared: true })
    await call('PATCH /advising/link/sharing', { letters: false })
    expect(await look()).toEqual({ shared: false })
  })

  test('of a link from before there was this part is shown none of it', async () => {
    const { student, call } = await givenStudent()
    const advisor = await givenUser(app.db, 'advisor')
    await app.db.insert(advisorLinks).values({ advisorId: advisor.userId, studentId: student.userId })

    expect((await call('GET /advising/link')).link!.sharing.letters).toBe(false)
    expect(
      await (
        await app.as(advisor)
      )('GET /advising/students/{id}/letters', { id: student.userId }),
    ).toEqual({ shared: false })
  })

  test('of somebody else finds no such student', async () => {
    const { student } = await givenStudent()
    const other = await app.as(await givenUser(app.db, 'advisor'))
    await expect(other('GET /advising/students/{id}/letters', { id: student.userId })).rejects.toMatchObject(
      missing,
    )
  })
})

test('what is said of another person cannot be read in the database, and goes with the account', async () => {
  const { student, call, hillside } = await givenStudent()
  const { id } = await call('POST /recommenders', {
    name: 'Ms. Rivera',
    kind: 'teacher',
    knownFrom: 'AP Chemistry',
    note: 'Was ill in fall.',
    letters: [{ entryId: hillside.id }],
  })

  const [row] = await app.db.select().from(recommenders).where(eq(recommenders.id, id))
  for (const sealed of [row!.name, row!.knownFrom, row!.note]) expect(sealed).toMatch(/^v1\./)
  await app.db.delete(users).where(eq(users.id, student.userId))
  expect(await app.db.select().from(recommenders).where(eq(recommenders.id, id))).toEqual([])
})
