import { expect, test } from 'vitest'
import { isCollapsed, remembered } from './sidebar-cookie.ts'

test('someone new sees the sidebar expanded', () => {
  expect(isCollapsed('')).toBe(false)
})

test('the sidebar comes back as it was left', () => {
  const [collapsed] = remembered(true).split('; ')
  const [expanded] = remembered(false).split('; ')

  expect(isCollapsed(`another=1; ${collapsed}`)).toBe(true)
  expect(isCollapsed(`${expanded}; another=1`)).toBe(false)
})

test('it is remembered for seven days', () => {
  expect(remembered(true)).toContain('max-age=604800')
})
