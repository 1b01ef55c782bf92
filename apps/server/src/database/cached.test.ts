import { afterEach, expect, test, vi } from 'vitest'
import { clearCached, cached } from './cached.ts'
import type { Database } from './open.ts'

afterEach(() => vi.useRealTimers())

type Ask = (db: Database) => Promise<string>
const [one, other] = [{}, {}] as [Database, Database]

test('what everybody is shown is asked once a minute, of each database by itself', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const ask = vi.fn<Ask>(async (db) => (db === one ? 'one' : 'other'))
  const read = cached(ask)

  expect(await Promise.all([read(one), read(one), read(other)])).toEqual(['one', 'one', 'other'])
  vi.advanceTimersByTime(59_999)
  await read(one)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1)
  await read(one)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('what this process changed is asked for again at once', async () => {
  const ask = vi.fn<Ask>(async () => 'there')
  const read = cached(ask)

  await read(one)
  clearCached(one)
  await read(one)

  expect(ask).toHaveBeenCalledTimes(2)
})

test('what could not be read is asked for again', async () => {
  const ask = vi.fn<Ask>(async () => 'there').mockRejectedValueOnce(new Error('no connection'))
  const read = cached(ask)

  await expect(read(one)).rejects.toThrow('no connection')
  expect(await read(one)).toBe('there')
})
