import { expect, test } from 'vitest'
import { faultInPortalNote, faultInPortalUrl, hasPortal, portalHost, portalsToLookAt } from './portal.ts'
import type { ListStatus } from './schema.ts'

test.each(['https://apply.carleton.edu/status', ''])('%j is kept as the address of a portal', (url) => {
  expect(faultInPortalUrl(url)).toBeNull()
})

test.each([
  ['http://apply.carleton.edu', /^Enter the full address/],
  ['apply.carleton.edu', /^Enter the full address/],
  ['javascript:alert(1)', /^Enter the full address/],
  ['https://localhost/', /^Enter the full address/],
  ['https://maya:hunter2@apply.carleton.edu', /password/],
  ['https://apply.carleton.edu/login?user=maya&pwd=hunter2', /password/],
])('a student who enters %j as the address of a portal reads %s', (url, fault) => {
  expect(faultInPortalUrl(url)).toMatch(fault)
})

test('a student sees the host of a portal, whatever stands before it', () => {
  expect(portalHost('https://carleton.edu.example.org/carleton.edu')).toBe('carleton.edu.example.org')
})

test.each([
  'Password: hunter2',
  'my pw is tiger',
  'PIN 482913',
  'passcode=blue',
  'Tr0ub4dor&3',
  'log in with (Maple!2026)',
])('%j is not kept', (text) => {
  expect(faultInPortalNote(text)).toMatch(/password/)
})

test.each([
  'Mid-year report, second letter',
  'Transcript (2026-27) by 1/15',
  'Mail aid@carleton.edu about IDOC',
  'W-2 of 2025, FAFSA #1',
  'https://apply.carleton.edu/#a1b2',
  'They pin it on the board',
  '',
])('%j is kept', (text) => {
  expect(faultInPortalNote(text)).toBeNull()
})

test('a student looks again at each portal after a week, until the college has decided', () => {
  const school = (name: string, status: ListStatus, portalLookedOn: string | null) => ({
    name,
    status,
    portalLookedOn,
  })
  const list = [
    school('never', 'Submitted', null),
    school('a week ago', 'Deferred', '2026-11-21'),
    school('this week', 'Submitted', '2026-11-22'),
    school('decided', 'Accepted', null),
    school('unsent', 'In Progress', null),
  ]
  expect(portalsToLookAt(list, '2026-11-28').map(({ name }) => name)).toEqual(['never', 'a week ago'])
  expect(portalsToLookAt([...list, school('chosen', 'Committed', null)], '2026-11-28')).toEqual([])
  expect(hasPortal('Accepted')).toBe(true)
  expect(hasPortal('Rejected')).toBe(false)
})
