import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
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

test('the embedded database’s thread gives its memory back, too', async () => {
  const script = `
    const { parentPort } = require('node:worker_threads')
    let read = Array.from({ length: 200_000 }, (_, row) => ({ row, name: 'College ' + row }))
    read = read.length
    parentPort.on('message', () => parentPort.postMessage(process.memoryUsage().heapTotal))
    parentPort.postMessage(process.memoryUsage().heapTotal)`
  const worker = new Worker(script, { eval: true })
  const [during] = (await once(worker, 'message')) as [number]

  await giveBackMemory()

  worker.postMessage('how much')
  const [after] = (await once(worker, 'message')) as [number]
  expect(after).toBeLessThan(during)
  await worker.terminate()
})
