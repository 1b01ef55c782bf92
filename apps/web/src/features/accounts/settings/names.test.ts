import { expect, test } from 'vitest'
import { joinName, splitName } from './names.ts'

test.each([
  ['Maya Okafor', 'Maya', 'Okafor'],
  ['Ana María de la Cruz', 'Ana María de la', 'Cruz'],
  ['Sukarno', 'Sukarno', ''],
  ['', '', ''],
])('%j is asked as %j and %j, and put together again', (fullName, first, last) => {
  expect(splitName(fullName)).toEqual({ first, last })
  expect(joinName(first, last)).toBe(fullName)
})
