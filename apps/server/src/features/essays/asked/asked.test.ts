import { randomUUID } from 'node:crypto'
import { limits } from '@bearings/domain/essays/options'
import { expect, test } from 'vitest'
import { givenEssay } from '#testing/given-essays.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog, type GivenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const colleges = givenOnce(() => givenCatalog(app.db))

async function givenSenior(...names: (keyof GivenCatalog)[]) {
  const student = await givenUser(app.db, 'student')
  const entryIds = await Promise.all(
    names.map(async (name) => (await givenEntry(app.db, student, { schoolId: colleges[name] })).id),
  )
  return { student, entryIds, call: await app.as(student) }
}

test('a senior reads what each school on the list asks, with its page and the day it was checked', async () => {
  const { call, entryIds } = await givenSenior('yale')

  const [yale] = await call('GET /essays/asked')

  expect(yale).toMatchObject({ entryId: entryIds[0], form: { personalEssayRequired: true } })
  expect(yale!.own).toMatchObject({ cycle: '2026-27', certainty: 'sure', checkedOn: '2026-09-12' })
  expect(yale!.own!.essays.map(({ limit }) => limit!.most)).toEqual([200, 200, 200, 200, 400])
  expect(yale!.own!.essays[1]!.limit!.unit).toBe('characters')
})

test('one press adds everything that is required, in the order of the application', async () => {
  const { call, entryIds } = await givenSenior('yale')

  const { added } = await call('POST /essays/asked', { entryIds })

  expect(added.map(({ asked }) => asked)).toEqual([
    'common-app',
    ...[1, 2, 3, 4, 5].map((number) => `130794-2026-27-${number}`),
  ])
  expect(added[0]).toMatchObject({ entryId: null, promptName: 'Common App personal statement' })
  expect(added[2]).toMatchObject({ entryId: entryIds[0], wordLimit: null, characterLimit: 200 })
  expect(await call('GET /essays')).toEqual(added)
})

test('pressed twice, and by two tabs at once, it adds them once', async () => {
  const { call, entryIds } = await givenSenior('brown')

  const both = await Promise.all([
    call('POST /essays/asked', { entryIds }),
    call('POST /essays/asked', { entryIds }),
  ])

  expect(both.map(({ added }) => added.length).toSorted((one, other) => one - other)).toEqual([0, 5])
  expect(await call('POST /essays/asked', { entryIds })).toEqual({ added: [] })
  expect(await call('GET /essays')).toHaveLength(5)
})

test('an essay in the official words is not added again, and one in the trash is', async () => {
  const { call, entryIds } = await givenSenior('duke')
  const { added } = await call('POST /essays/asked', { entryIds })
  const [first, second] = added.filter(({ entryId }) => entryId !== null)
  await call('PATCH /essays/{id}', { id: first!.id, promptName: 'The official words of the college' })
  await call('DELETE /essays/{id}', { id: second!.id })

  const again = await call('POST /essays/asked', { entryIds })

  expect(again.added.map(({ asked }) => asked)).toEqual([second!.asked])
})

test('the four answers for the University of California and the personal statement serve all schools', async () => {
  const { call, student, entryIds } = await givenSenior('berkeley', 'ucla', 'duke')
  await givenEntry(app.db, student, {
    schoolId: colleges.brown,
    deadline: '2027-01-05',
    deadlineState: 'own',
  })
  const cal = entryIds[0]!
  await call('PATCH /schools/list/{id}', { id: cal, deadline: '2026-12-01' })

  const { added } = await call('POST /essays/asked', { entryIds })

  const shared = added.filter(({ entryId }) => entryId === null)
  expect(shared.map(({ asked, deadline }) => [asked, deadline])).toEqual([
    ['uc-1', '2026-12-01'],
    ['uc-2', '2026-12-01'],
    ['uc-3', '2026-12-01'],
    ['uc-4', '2026-12-01'],
    ['common-app', '2027-01-05'],
  ])
})

test('an optional essay is added only when it is chosen', async () => {
  const { call, entryIds } = await givenSenior('amherst')
  const { own } = (await call('GET /essays/asked'))[0]!
  const optional = own!.essays.find(({ need }) => need === 'optional')!

  const { added } = await call('POST /essays/asked', { entryIds, keys: [optional.key] })

  expect(added.map(({ promptName }) => promptName)).toEqual([optional.topic])
})

test('a school with nothing known, by hand or in the catalog, adds nothing', async () => {
  const { call, student } = await givenSenior()
  const [byHand, unknown] = [
    await givenEntry(app.db, student),
    await givenEntry(app.db, student, { schoolId: colleges.collegeOfAlameda }),
  ]

  expect(await call('GET /essays/asked')).toMatchObject([
    { form: null, own: null, page: null },
    { own: null, page: expect.stringContaining('http') as string },
  ])
  expect(await call('POST /essays/asked', { entryIds: [byHand.id, unknown.id] })).toEqual({ added: [] })
})

test('none is added where all would be too many, and the rule is named', async () => {
  const { call, student, entryIds } = await givenSenior('yale')
  for (let essay = 0; essay < limits.essays - 3; essay++) await givenEssay(app.db, student)

  await expect(call('POST /essays/asked', { entryIds })).toBeRefused('essays-full')
  expect(await call('GET /essays')).toHaveLength(limits.essays - 3)
})

test('the schools of another student, and those in the trash, are not found', async () => {
  const { entryIds } = await givenSenior('yale')
  const { call, student } = await givenSenior('duke')
  const trashed = await givenEntry(app.db, student, { schoolId: colleges.yale, trashedAt: new Date() })

  for (const id of [entryIds[0]!, trashed.id, randomUUID()])
    await expect(call('POST /essays/asked', { entryIds: [id] })).toBeRefused('NOT_FOUND')
  expect((await call('GET /essays/asked')).map(({ own }) => own?.essays[0]?.key)).toEqual([
    '198419-2026-27-1',
  ])
})
