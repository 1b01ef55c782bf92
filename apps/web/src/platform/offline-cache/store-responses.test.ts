import { expect, test } from 'vitest'
import { isStored } from './store-responses.ts'

test.each([
  'GET /library/profiles',
  'GET /library/profiles/{id}',
  'GET /library/stories',
  'GET /library/answer-editions',
  'GET /library/editions',
  'GET /people',
])('what others may take back, or only admins read, is not left on a device: %s', (endpoint) => {
  expect(isStored([endpoint, { id: 'story-1' }])).toBe(false)
})

test.each(['GET /library/story', 'GET /library/guides', 'GET /schools/list'])(
  'what a student reads of their own, and what is everybody’s, is there without a network: %s',
  (endpoint) => {
    expect(isStored([endpoint])).toBe(true)
  },
)
