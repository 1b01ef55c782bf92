import { expect, test } from 'vitest'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

const advisor = async () => app.as(await givenUser(app.db, 'advisor'))
const early = {
  name: 'Early, no transcript',
  filter: { graduationYear: 2027, ask: { plan: ['early_decision' as const], gpaFrom: 3.5 } },
  columns: ['needs' as const, 'letters' as const],
}

test('an advisor saves a view with its columns, renames it, gives it another filter and deletes it', async () => {
  const call = await advisor()
  const { id } = await call('POST /advising/views', early)
  await call('POST /advising/views', { ...early, name: 'Applications', filter: { by: 'application' } })
  expect((await call('GET /advising/views')).views).toEqual([
    { id, ...early },
    { ...early, name: 'Applications', filter: { by: 'application' }, id: expect.any(String) },
  ])
  await call('PATCH /advising/views/{id}', { id, name: 'Early', filter: { q: 'ada' }, columns: [] })
  expect((await call('GET /advising/views')).views[0]).toEqual({
    id,
    name: 'Early',
    filter: { q: 'ada' },
    columns: [],
  })
  await call('DELETE /advising/views/{id}', { id })
  expect((await call('GET /advising/views')).views).toHaveLength(1)
})

test('an advisor has one view of a name, and nobody else has it', async () => {
  const call = await advisor()
  const { id } = await call('POST /advising/views', early)
  await expect(call('POST /advising/views', { ...early, name: 'EARLY, no transcript' })).toBeRefused(
    'view-name-taken',
  )
  const other = await advisor()
  expect((await other('GET /advising/views')).views).toEqual([])
  await expect(other('PATCH /advising/views/{id}', { id, name: 'Mine' })).toBeRefused('NOT_FOUND')
  await expect(other('DELETE /advising/views/{id}', { id })).toBeRefused('NOT_FOUND')
})

test('the columns without a view are an advisor’s own, for each of the two tables', async () => {
  const call = await advisor()
  await call('PUT /advising/columns', { by: 'student', columns: ['tasks', 'needs'] })
  await call('PUT /advising/columns', { by: 'student', columns: ['needs'] })
  await call('PUT /advising/columns', { by: 'application', columns: ['status'] })
  expect((await call('GET /advising/views')).usual).toEqual({ student: ['needs'], application: ['status'] })
  expect((await (await advisor())('GET /advising/views')).usual).toEqual({ student: [], application: [] })
})
