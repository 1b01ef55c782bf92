import { expect, test } from 'vitest'
import { beginsThread, mayChange, ruleAgainstDeleting } from './policy.ts'

const [maya, omar] = [{ id: 'maya' }, { id: 'omar' }]
const first = { id: '1', parentId: null, author: omar }

test('a person who wrote a comment may change it, and nobody else', () => {
  expect(mayChange({ userId: 'omar' }, first)).toBe(true)
  expect(mayChange({ userId: 'maya' }, first)).toBe(false)
})

test('a comment that the other side has answered stays; one answered by its author only does not have to', () => {
  const own = { id: '2', parentId: '1', author: omar }

  expect(ruleAgainstDeleting(first, [first, own])).toBeNull()
  expect(ruleAgainstDeleting(first, [first, own, { id: '3', parentId: '1', author: maya }])).toBe(
    'comment-answered',
  )
})

test('an answer begins no thread', () => {
  expect(beginsThread(first)).toBe(true)
  expect(beginsThread({ parentId: '1' })).toBe(false)
})
