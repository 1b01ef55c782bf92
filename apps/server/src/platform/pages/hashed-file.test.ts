import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { hashedFile } from './hashed-file.ts'

test('who asks first gets the file before it is as small as it will be', async () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `college ${(at * 7919) % 10_007}`).join()

  const file = await hashedFile(text)
  const first = file.br

  expect(brotliDecompressSync(first).toString()).toBe(text)
  await vi.waitFor(() => expect(file.br.length).toBeLessThan(first.length), 60_000)
  expect(brotliDecompressSync(file.br).toString()).toBe(text)
})
