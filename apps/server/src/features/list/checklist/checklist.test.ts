import { mostOnChecklist } from '@bearings/domain/list/options'
import { expect, test } from 'vitest'
import { givenChecklistItem, givenEntry } from '#testing/given-schools.ts'
import { givenStudent } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

test('a student ticks off, renames and dates an item', async () => {
  const { call } = await givenStudent(app)
  const { id } = await call('POST /schools/list', { own: { name: 'Hillside College' } })
  const { items } = await call('GET /schools/list/{id}', { id })
  const itemId = items[2]!.id

  const changed = await call('PATCH /schools/list/{id}/checklist/{itemId}', {
    id,
    itemId,
    label: 'Transcript, sent by the counselor',
    done: true,
    dueOn: '2026-12-01',
  })

  expect(changed).toEqual({
    id: itemId,
    kind: 'transcript',
    label: 'Transcript, sent by the counselor',
    done: true,
    dueOn: '2026-12-01',
  })
  expect(await call('GET /schools/list')).toMatchObject([{ checklist: { done: 1, total: 8 } }])
})

test('an item of one’s own goes to the end, and can be taken off again', async () => {
  const { call } = await givenStudent(app)
  const { id } = await call('POST /schools/list', { own: { name: 'Hillside College' } })

  const added = await call('POST /schools/list/{id}/checklist', { id, label: 'Portfolio' })

  expect(added).toMatchObject({ kind: 'custom', label: 'Portfolio', done: false, dueOn: null })
  const page = await call('GET /schools/list/{id}', { id })
  expect(page.items.at(-1)).toEqual(added)

  await call('DELETE /schools/list/{id}/checklist/{itemId}', { id, itemId: added.id })
  await call('DELETE /schools/list/{id}/checklist/{itemId}', { id, itemId: page.items[0]!.id })
  expect(await call('GET /schools/list')).toMatchObject([{ checklist: { done: 0, total: 7 } }])
})

test('an item that was taken off by mistake comes back as done as it was, and still asks for essays', async () => {
  const { call } = await givenStudent(app)
  const { id } = await call('POST /schools/list', { own: { name: 'Hillside College' } })
  const { items } = await call('GET /schools/list/{id}', { id })
  const { id: itemId, ...essays } = items.find(({ kind }) => kind === 'essays')!
  const { id: otherId, ...form } = { ...items[0]!, done: true }

  for (const removed of [itemId, otherId])
    await call('DELETE /schools/list/{id}/checklist/{itemId}', { id, itemId: removed })
  for (const item of [essays, form]) await call('POST /schools/list/{id}/checklist', { ...item, id })

  expect(await call('GET /schools/list')).toMatchObject([
    { checklist: { done: 1, total: 8, asksForEssays: true } },
  ])
})

test('an item that was taken off by mistake comes back to its place, and to the end if the others are gone', async () => {
  const { call } = await givenStudent(app)
  const { id } = await call('POST /schools/list', { own: { name: 'Hillside College' } })
  const { items } = await call('GET /schools/list/{id}', { id })
  const labels = async () => (await call('GET /schools/list/{id}', { id })).items.map(({ label }) => label)
  const before = await labels()
  const remove = (itemId: string) => call('DELETE /schools/list/{id}/checklist/{itemId}', { id, itemId })

  for (const index of [0, 3, items.length - 1]) {
    const { id: itemId, ...item } = (await call('GET /schools/list/{id}', { id })).items[index]!
    await remove(itemId)
    await call('POST /schools/list/{id}/checklist', { ...item, index, id })
    expect(await labels()).toEqual(before)
  }

  const { items: now } = await call('GET /schools/list/{id}', { id })
  for (const { id: itemId } of now.slice(1)) await remove(itemId)
  await call('POST /schools/list/{id}/checklist', { label: 'Portfolio', index: 5, id })
  expect(await labels()).toEqual([before[0], 'Portfolio'])
  await expect(
    call('POST /schools/list/{id}/checklist', { label: 'Video', index: mostOnChecklist + 1, id }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'index' }] })
})

test('a checklist takes fifty items, and the rule is named', async () => {
  const { student, call } = await givenStudent(app)
  const { id } = await givenEntry(app.db, student)
  for (let item = 0; item < 50; item++) await givenChecklistItem(app.db, id)

  await expect(call('POST /schools/list/{id}/checklist', { id, label: 'One more' })).rejects.toMatchObject({
    code: 'RULE_BROKEN',
    rule: 'checklist-full',
  })
})

test('an item is found only under its own school', async () => {
  const { student, call } = await givenStudent(app)
  const { id } = await givenEntry(app.db, student)
  const other = await givenEntry(app.db, student)
  const item = await givenChecklistItem(app.db, other.id)

  await expect(
    call('PATCH /schools/list/{id}/checklist/{itemId}', { id, itemId: item.id, done: true }),
  ).toBeRefused('NOT_FOUND')
})

test('the checklist of a removed school is left as it is', async () => {
  const { student, call } = await givenStudent(app)
  const { id } = await givenEntry(app.db, student, { trashedAt: new Date() })
  const item = await givenChecklistItem(app.db, id)
  await expect(call('DELETE /schools/list/{id}/checklist/{itemId}', { id, itemId: item.id })).toBeRefused(
    'NOT_FOUND',
  )
})

test('to another student it does not exist', async () => {
  const { student } = await givenStudent(app)
  const { call } = await givenStudent(app)
  const { id } = await givenEntry(app.db, student)
  const item = await givenChecklistItem(app.db, id)

  await expect(call('POST /schools/list/{id}/checklist', { id, label: 'Mine' })).toBeRefused('NOT_FOUND')
  await expect(
    call('PATCH /schools/list/{id}/checklist/{itemId}', { id, itemId: item.id, done: true }),
  ).toBeRefused('NOT_FOUND')
})
