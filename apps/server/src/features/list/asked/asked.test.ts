import { randomUUID } from 'node:crypto'
import { limits } from '@bearings/domain/essays/options'
import { checklistChanges } from '@bearings/domain/list/checklist/changes'
import { expect, test } from 'vitest'
import { givenEssay } from '#testing/given-essays.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog, type GivenCatalog } from '#testing/given-schools.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const colleges = givenOnce(() => givenCatalog(app.db))

async function givenSenior(...names: (keyof GivenCatalog)[]) {
  const { student, call } = await givenStudent(app)
  const ids: string[] = []
  for (const name of names) ids.push((await call('POST /schools/list', { schoolId: colleges[name] })).id)
  /** All that is offered, as the page sends it. */
  const offered = async () =>
    (await call('GET /schools/list/asked')).map(({ entryId, asked, items }) => {
      const { add, remove } = checklistChanges(asked, items, [])
      return { entryId, add: add.map(({ kind }) => kind), remove: remove.map(({ id }) => id) }
    })
  const state = async () => ({
    essays: (await call('GET /essays')).map(({ asked }) => asked),
    checklists: (await call('GET /schools/list/asked')).map(({ items }) => items.map(({ kind }) => kind)),
  })
  return { student, call, ids, offered, state }
}

const six = ['yale', 'brown', 'duke', 'amherst', 'berkeley', 'ucla'] as const

test('one press adds the required essays and checklist items of six colleges, and Undo takes all of it back', async () => {
  const { call, offered, state } = await givenSenior(...six)
  const before = await state()
  const schools = await offered()

  const taken = await call('POST /schools/list/asked', { schools })

  const after = await state()
  expect(after.essays).toHaveLength(taken.essays.length)
  expect(after.essays.filter((key) => key === 'common-app')).toHaveLength(1)
  expect(after.essays.filter((key) => key?.startsWith('uc-'))).toHaveLength(4)
  expect(taken.items).toHaveLength(schools.flatMap(({ add }) => add).length)
  expect(taken.removed).toHaveLength(schools.flatMap(({ remove }) => remove).length)
  expect((await offered()).flatMap(({ add, remove }) => [...add, ...remove])).toEqual([])

  await call('POST /schools/list/asked/undo', taken)
  expect(await state()).toEqual(before)
  await call('POST /schools/list/asked/undo', taken)
  expect(await state()).toEqual(before)
})

test('pressed in two tabs at once, everything is added once', async () => {
  const { call, offered } = await givenSenior('yale', 'brown')
  const schools = await offered()

  const both = await Promise.all([
    call('POST /schools/list/asked', { schools }),
    call('POST /schools/list/asked', { schools }),
  ])

  expect(both.map(({ essays, items }) => essays.length + items.length > 0).filter(Boolean)).toHaveLength(1)
  const keys = (await call('GET /essays')).map(({ asked }) => asked)
  expect(new Set(keys).size).toBe(keys.length)
})

test('Undo leaves what was begun since', async () => {
  const { call, offered, ids } = await givenSenior('brown')
  const taken = await call('POST /schools/list/asked', { schools: await offered() })
  const { revision } = await call('GET /essays/{id}', { id: taken.essays[0]! })
  await call('PUT /essays/{id}/text', { id: taken.essays[0]!, content: 'I began.', basedOn: revision })
  await call('PATCH /schools/list/{id}/checklist/{itemId}', {
    id: ids[0]!,
    itemId: taken.items[0]!,
    done: true,
  })

  await call('POST /schools/list/asked/undo', taken)

  expect((await call('GET /essays')).map(({ id }) => id)).toEqual([taken.essays[0]])
  const { items } = await call('GET /schools/list/{id}', { id: ids[0]! })
  expect(items.filter(({ id }) => taken.items.includes(id)).map(({ id }) => id)).toEqual([taken.items[0]])
})

test('where the essays would be too many, nothing is changed', async () => {
  const { call, student, offered, state } = await givenSenior('yale', 'brown')
  for (let essay = 0; essay < limits.essays - 3; essay++) await givenEssay(app.db, student)
  const before = await state()

  await expect(call('POST /schools/list/asked', { schools: await offered() })).toBeRefused('essays-full')
  expect(await state()).toEqual(before)
})

test('what is sent already is not spoken of, and a school of another student is not found', async () => {
  const { call, ids } = await givenSenior('yale', 'brown')
  await call('PATCH /schools/list/{id}', { id: ids[0]!, status: 'Submitted' })
  expect((await call('GET /schools/list/asked')).map(({ entryId }) => entryId)).toEqual([ids[1]])

  const other = await app.as(await givenUser(app.db, 'student'))
  for (const entryId of [ids[1]!, randomUUID()])
    await expect(
      other('POST /schools/list/asked', { schools: [{ entryId, add: ['css_profile'], remove: [] }] }),
    ).toBeRefused('NOT_FOUND')
})

test('once a student has committed to a college, the others ask for nothing more', async () => {
  const { call, ids } = await givenSenior('yale', 'brown')
  await call('PATCH /schools/list/{id}', { id: ids[0]!, status: 'Committed' })
  expect(await call('GET /schools/list/asked')).toEqual([])
})

test('nobody undoes what another student added', async () => {
  const { call, offered, state } = await givenSenior('brown')
  const taken = await call('POST /schools/list/asked', { schools: await offered() })
  const before = await state()

  const other = await app.as(await givenUser(app.db, 'student'))
  await other('POST /schools/list/asked/undo', taken)

  expect(await state()).toEqual(before)
})
