import { expect, test } from 'vitest'
import { isCollapsed, remembered } from './sidebar-cookie.ts'

test('someone new sees the sidebar expanded, and as a rail on a tablet', () => {
  expect(isCollapsed('', false)).toBe(false)
  expect(isCollapsed('', true)).toBe(true)
})

test('the sidebar comes back as it was left, on a tablet too', () => {
  const [collapsed] = remembered(true, true).split('; ')
  const [expanded] = remembered(false, true).split('; ')

  expect(isCollapsed(`another=1; ${collapsed}`, false)).toBe(true)
  expect(isCollapsed(`${expanded}; another=1`, true)).toBe(false)
})

test('it is remembered for seven days', () => {
  expect(remembered(true, true)).toContain('max-age=604800')
})

test('it is sent over TLS alone where the page came that way', () => {
  expect(remembered(true, true)).toMatch(/; secure$/)
  expect(remembered(true, false)).not.toContain('secure')
})
