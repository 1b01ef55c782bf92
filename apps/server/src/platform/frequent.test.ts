import { expect, test, vi } from 'vitest'
import { type FrequentJob, runFrequently } from './frequent.ts'

test('a job that fails is logged, the ones after it run, and all of them again', async () => {
  const errors: unknown[] = []
  const log = { error: (error: unknown) => errors.push(error) }
  let rounds = 0
  const jobs: FrequentJob[] = [
    { name: 'failing', run: () => Promise.reject(new Error('no luck')) },
    { name: 'next', run: async () => ++rounds },
  ]

  const stop = runFrequently({ log } as never, jobs, 1)
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(1))
  await stop()

  expect(errors[0]).toMatchObject({ message: 'no luck' })
  expect(errors.length).toBe(rounds)
})

test('stopping waits for the job under way, which is told, and begins no other', async () => {
  const said: string[] = []
  const jobs: FrequentJob[] = [
    {
      name: 'long',
      run: (_, signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            said.push('told to stop')
            setImmediate(() => resolve(said.push('finished')))
          }),
        ),
    },
    { name: 'next', run: async () => said.push('begun') },
  ]

  const stop = runFrequently({} as never, jobs)
  await stop()

  expect(said).toEqual(['told to stop', 'finished'])
})
