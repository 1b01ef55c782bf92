import { mostSaved } from '@bearings/domain/colleges/find/options'
import { expect, test } from 'vitest'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-11-22T16:00:00Z' })

async function student() {
  return app.as(await givenUser(app.db, 'student'))
}

const nearHome = { name: 'Near home', filters: { states: ['OH'], sizes: ['small' as const], price: 20_000 } }

test('a student keeps a search, renames it, gives it other filters and deletes it', async () => {
  const call = await student()
  const { id } = await call('POST /schools/find/searches', nearHome)
  await call('POST /schools/find/searches', { name: 'Anywhere', filters: {} })
  await call('PATCH /schools/find/searches/{id}', { id, name: 'Zero miles away' })
  await call('PATCH /schools/find/searches/{id}', { id, filters: { q: 'ohio' } })
  expect(await call('GET /schools/find/searches')).toMatchObject([
    { name: 'Anywhere', filters: {} },
    { id, name: 'Zero miles away', filters: { q: 'ohio' } },
  ])
  await call('DELETE /schools/find/searches/{id}', { id })
  expect(await call('GET /schools/find/searches')).toHaveLength(1)
})

test('searches come by name, the numbers in them by value', async () => {
  const call = await student()
  for (const name of ['Under 10 miles', 'under 9 miles', 'Élite'])
    await call('POST /schools/find/searches', { name, filters: {} })

  expect((await call('GET /schools/find/searches')).map(({ name }) => name)).toEqual([
    'Élite',
    'under 9 miles',
    'Under 10 miles',
  ])
})

test('nobody reads, changes or deletes what somebody else was looking for', async () => {
  const owner = await student()
  const { id } = await owner('POST /schools/find/searches', nearHome)
  const other = await student()
  expect(await other('GET /schools/find/searches')).toEqual([])
  await expect(other('PATCH /schools/find/searches/{id}', { id, name: 'Mine' })).toBeRefused('NOT_FOUND')
  await expect(other('DELETE /schools/find/searches/{id}', { id })).toBeRefused('NOT_FOUND')
  expect(await owner('GET /schools/find/searches')).toMatchObject([{ name: 'Near home' }])
})

test('two searches of a student never have one name, not even of two that are saved at once', async () => {
  const call = await student()
  const both = await Promise.allSettled([
    call('POST /schools/find/searches', nearHome),
    call('POST /schools/find/searches', { ...nearHome, name: 'NEAR HOME' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(call('POST /schools/find/searches', nearHome)).toBeRefused('search-name-taken')
})

test('a name that a database takes for one that is there is refused in plain words, and never an error', async () => {
  const call = await student()
  const names = ['ΟΔΟΣ', 'οδοσ', 'οδος']
  const said = []
  for (const name of names)
    said.push(
      await call('POST /schools/find/searches', { ...nearHome, name }).then(
        () => 'kept',
        ({ rule }: { rule?: string }) => rule,
      ),
    )
  // The database decides which of them are the same.
  expect(said).toEqual(['kept', expect.stringMatching(/^(kept|search-name-taken)$/), 'search-name-taken'])
})

test('a student saves as many as one can look through', async () => {
  const call = await student()
  for (let at = 0; at < mostSaved; at++)
    await call('POST /schools/find/searches', { name: `Search ${at}`, filters: {} })
  await expect(call('POST /schools/find/searches', nearHome)).toBeRefused('searches-full')
})

test.each([
  ['no name', { name: ' ', filters: {} }],
  ['a filter that does not exist', { name: 'Odd', filters: { sizes: ['enormous'] } }],
  ['a price beyond what can be asked for', { name: 'Odd', filters: { price: 1e12 } }],
])('%s is refused, and nothing is kept', async (_, given) => {
  const call = await student()
  await expect(call('POST /schools/find/searches', given as never)).toBeRefused('INVALID_INPUT')
  expect(await call('GET /schools/find/searches')).toEqual([])
})
