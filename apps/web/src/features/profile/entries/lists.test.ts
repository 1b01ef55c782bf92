import { expect, test } from 'vitest'
import { linesIn, newFor, textsIn, withAdded, withAt, withMoved, without, withReplaced } from './lists.ts'

const letters = ['a', 'b', 'c']

test('a text is listed trimmed and once, whatever its case', () => {
  expect(newFor(['AP Biology'], ' Spanish IV ')).toBe('Spanish IV')
  expect(newFor(['AP Biology'], 'ap biology ')).toBeNull()
  expect(newFor([], '  ')).toBeNull()
})

test.each([
  ['English 11, Chemistry, Pre-calc, Spanish 3', ['English 11', 'Chemistry', 'Pre-calc', 'Spanish 3']],
  ['English 12', ['English 12']],
  ['Government, Honors', ['Government, Honors']],
  ['Band (wind, brass), Chorus', ['Band (wind, brass)', 'Chorus']],
  ['AP US History; AP Biology,', ['AP US History', 'AP Biology']],
])('a student who writes the courses “%s” in one line means %j', (line, texts) => {
  expect(textsIn(line)).toEqual(texts)
})

test('of a schedule that is pasted, each line with something in it counts', () => {
  expect(linesIn('English 11\r\n\r\n  Chemistry \n')).toEqual(['English 11', 'Chemistry'])
})

test('a full list takes no more', () => {
  expect(withAdded(letters, 'd', 4)).toEqual(['a', 'b', 'c', 'd'])
  expect(withAdded(letters, 'd', 3)).toEqual(letters)
})

test('what was removed comes back to its place', () => {
  expect(withAt(without(letters, 1), 1, 'b')).toEqual(letters)
})

test('an item moves up and down, and not over the ends', () => {
  expect(withMoved(letters, 1, -1)).toEqual(['b', 'a', 'c'])
  expect(withMoved(letters, 1, 1)).toEqual(['a', 'c', 'b'])
  expect(withMoved(letters, 0, -1)).toEqual(letters)
  expect(withMoved(letters, 2, 1)).toEqual(letters)
})

test('an edited item stays where it was', () => {
  expect(withReplaced(letters, 1, 'x')).toEqual(['a', 'x', 'c'])
})
