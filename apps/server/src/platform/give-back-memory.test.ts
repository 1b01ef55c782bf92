import { expect, test } from 'vitest'
import { giveBackMemory } from './give-back-memory.ts'

test('a machine gets back the memory that starting took', async () => {
  const megabytes = () => process.memoryUsage().heapTotal / 2 ** 20
  let read: unknown = Array.from({ length: 200_000 }, (_, row) => ({ row, name: `College ${row}` }))
  const during = megabytes()
  expect(read).toBeDefined()
  read = undefined

  await giveBackMemory()

  expect(megabytes()).toBeLessThan(during)
})
