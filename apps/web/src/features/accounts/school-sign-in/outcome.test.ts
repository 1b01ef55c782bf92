import { expect, test } from 'vitest'
import { outcomeIn } from './outcome.ts'

test.each([
  ['code=a1', { is: 'signed-in', code: 'a1' }],
  ['link=b2&address=pia%40lincoln.example', { is: 'to-prove', code: 'b2', address: 'pia@lincoln.example' }],
  ['refused=unavailable', { is: 'refused', why: 'unavailable' }],
  ['refused=constructor', { is: 'refused', why: 'failed' }],
  ['link=b2', { is: 'refused', why: 'failed' }],
  ['', { is: 'refused', why: 'failed' }],
])('whoever comes back with %s sees what came of it', (fragment, outcome) => {
  expect(outcomeIn(fragment)).toEqual(outcome)
})
