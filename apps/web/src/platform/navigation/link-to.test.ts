import { expect, test } from 'vitest'
import { linkTo } from './link-to.ts'

test.each([
  ['/deadlines', { to: '/deadlines', search: {} }],
  ['/student/advisor?task=7', { to: '/student/advisor', search: { task: '7' } }],
])('who follows %s gets to the page with what it asks for', (path, link) => {
  expect(linkTo(path)).toEqual(link)
})
