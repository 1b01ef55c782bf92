import { expect, test } from 'vitest'
import { isOpenTo, pathToReturnTo } from './guard.ts'

const ours = 'https://bearings.example'

test('someone comes back to the page they asked for, with its search and place', () => {
  expect(pathToReturnTo('/schools?plan=early#list', ours)).toBe('/schools?plan=early#list')
})

test.each([
  ['another site', 'https://evil.example/schools'],
  ['another site without its protocol', '//evil.example/schools'],
  ['another site behind a backslash', '/\\evil.example'],
  ['another site behind a tab', '/\t/evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['the sign-in page', '/auth?next=/schools'],
  ['a page of the sign-in', '/auth/reset'],
  ['something that is no text', 7],
  ['nothing', undefined],
])('%s is not a place to come back to', (_, next) => {
  expect(pathToReturnTo(next, ours)).toBeNull()
})

test('a page that only begins like the sign-in page may be asked for', () => {
  expect(pathToReturnTo('/authors', ours)).toBe('/authors')
})

test('a person who has to set up two-factor sign-in finds only the settings open', () => {
  const open = (needsTwoFactor: boolean) =>
    ['/settings', '/settings/', '/dashboard', '/advisor/students', '/settings-of-others'].filter((path) =>
      isOpenTo({ needsTwoFactor }, path),
    )

  expect(open(true)).toEqual(['/settings', '/settings/'])
  expect(open(false)).toHaveLength(5)
})
