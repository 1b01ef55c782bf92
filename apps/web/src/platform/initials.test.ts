import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Maya Okafor', 'MO'],
  ['Maya', 'M'],
  ['  Ana María de la Cruz ', 'AC'],
  ['åsa öberg', 'ÅÖ'],
  ['𝒜da Lovelace', '𝒜L'],
  ['', ''],
])('%j becomes %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
