import { broken, Failure } from '@bearings/domain/failure'
import { expect, test } from 'vitest'
import { demoWords } from '#product/demo-words.ts'
import { explain } from './call.ts'

test.each([
  ['no demo is offered', broken('demo-switched-off'), /^The demo is turned off here/],
  ['all demos are in use', broken('demos-full'), /^All demos are in use right now/],
  ['something else is wrong', new Failure('INTERNAL'), /^Something went wrong on our side\.$/],
  ['the server is out of reach', new TypeError('Failed to fetch'), /^The server could not be reached/],
])('a visitor whose demo does not open is told that %s', (_, error, words) => {
  expect(explain(error, demoWords)).toMatch(words)
})
