import { expect, test } from 'vitest'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenStudent } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { sweepTrash } from './jobs.ts'

const now = '2026-11-01T12:00:00Z'
const app = useTestApp({ now })
const catalog = givenOnce(() => givenCatalog(app.db))

test('a removed school comes back with its checklist as it was', async () => {
  const { call } = await givenStudent(app)
  const { id } = await call('POST /schools/list', { schoolId: catalog.cornell, plan: 'regular' })
  const { items } = await call('GET /schools/list/{id}', { id })
  await call('PATCH /schools/list/{id}/checklist/{itemId}', { id, itemId: items[0]!.id, done: true })
  const before = await call('GET /schools/list/{id}', { id })

  await call('DELETE /schools/list/{id}', { id })

  expect(await call('GET /schools/list')).toEqual([])
  await expect(call('GET /schools/list/{id}', { id })).toBeRefused('NOT_FOUND')
  expect(await call('GET /schools/list/trash')).toEqual([
    {
      id,
      schoolId: catalog.cornell,
      name: 'Cornell University',
      location: 'Ithaca, NY',
      trashedAt: '2026-11-01T12:00:00.000Z',
      goneAfter: '2026-12-01T12:00:00.000Z',
    },
  ])

  const restored = await call('POST /schools/list/{id}/restore', { id })

  expect(restored).toMatchObject({ id, plan: 'regular', checklist: { done: 1, total: 8 } })
  expect(await call('GET /schools/list/{id}', { id })).toEqual(before)
  expect(await call('GET /schools/list/trash')).toEqual([])
})

test('a removed school can be added anew, and then the old one stays where it is', async () => {
  const { call } = await givenStudent(app)
  const { id } = await call('POST /schools/list', { schoolId: catalog.yale })
  await call('DELETE /schools/list/{id}', { id })
  await call('POST /schools/list', { schoolId: catalog.yale })

  await expect(call('POST /schools/list/{id}/restore', { id })).rejects.toMatchObject({
    code: 'RULE_BROKEN',
    rule: 'already-on-list',
  })
})

test('a school committed to comes back only while there is no other', async () => {
  const { student, call } = await givenStudent(app)
  const { id } = await givenEntry(app.db, student, { status: 'Committed', trashedAt: new Date(now) })
  const other = await givenEntry(app.db, student, { status: 'Committed' })

  await expect(call('POST /schools/list/{id}/restore', { id })).toBeRefused('committed-elsewhere')
  await call('PATCH /schools/list/{id}', { id: other.id, status: 'Withdrawn' })
  expect(await call('POST /schools/list/{id}/restore', { id })).toMatchObject({ status: 'Committed' })
})

test('a school that is not in the trash cannot be restored, nor one in it be removed again', async () => {
  const { student, call } = await givenStudent(app)
  const { id } = await givenEntry(app.db, student)
  await expect(call('POST /schools/list/{id}/restore', { id })).toBeRefused('NOT_FOUND')
  await call('DELETE /schools/list/{id}', { id })
  await expect(call('DELETE /schools/list/{id}', { id })).toBeRefused('NOT_FOUND')
})

test('after thirty days it cannot be brought back, and the sweep deletes it for good', async () => {
  const { student, call } = await givenStudent(app)
  const old = await givenEntry(app.db, student, { trashedAt: new Date('2026-10-02T12:00:00Z') })
  const recent = await givenEntry(app.db, student, { trashedAt: new Date('2026-10-02T12:00:01Z') })

  await expect(call('POST /schools/list/{id}/restore', { id: old.id })).toBeRefused('NOT_FOUND')
  expect(await call('GET /schools/list/trash')).toMatchObject([{ id: recent.id }])

  expect(await sweepTrash(app.db, new Date(now))).toBe(1)
  expect(await sweepTrash(app.db, new Date(now))).toBe(0)
  expect(await call('POST /schools/list/{id}/restore', { id: recent.id })).toMatchObject({ id: recent.id })
})

test('to another student a removed school does not exist', async () => {
  const { student } = await givenStudent(app)
  const { call } = await givenStudent(app)
  const { id } = await givenEntry(app.db, student, { trashedAt: new Date(now) })
  expect(await call('GET /schools/list/trash')).toEqual([])
  await expect(call('POST /schools/list/{id}/restore', { id })).toBeRefused('NOT_FOUND')
})
