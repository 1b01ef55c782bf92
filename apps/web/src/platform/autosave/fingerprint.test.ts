import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test.each([
  [{ a: 1, b: [{ c: null, d: 2 }] }, { b: [{ d: 2, c: null }], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 1 }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
])('%j and %j are the same: %j', (one, other, same) => {
  expect(fingerprint(one) === fingerprint(other)).toBe(same)
})
