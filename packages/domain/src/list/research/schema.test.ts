import { expect, test } from 'vitest'
import { limits } from './options.ts'
import { SaveNote } from './schema.ts'

const saved = (content: unknown[]) => SaveNote.safeParse({ content: { type: 'doc', content }, basedOn: 0 })

test('a note of the shortest blocks there are is taken up to its last character', () => {
  const block = { type: 'x' }
  const most = Math.floor(
    (limits.content - '{"type":"doc","content":[]}'.length + 1) / '{"type":"x"},'.length,
  )

  expect(saved(Array(most).fill(block)).success).toBe(true)
  expect(most).toBeLessThan(limits.blocks)
})

test.each([limits.blocks, 500_000])(
  'a note of %i blocks that are none is complained about once',
  (length) => {
    expect(saved(Array(length).fill(0)).error!.issues).toHaveLength(1)
  },
)
