import { expect, test } from 'vitest'
import { internalPath } from './rules.ts'

test.each(['/', '/profile', '/essays?open=1#comments', '/p/a//b'])('%j leads to a page of ours', (link) => {
  expect(link).toMatch(internalPath)
})

test.each([
  '',
  'profile',
  'https://example.org/',
  'javascript:alert(1)',
  '//example.org',
  '/\\example.org',
  '/\t/example.org',
  '/profile\n',
])('%j leads nowhere', (link) => {
  expect(link).not.toMatch(internalPath)
})
