import { expect, test } from 'vitest'
import { checkLinks, targetsIn } from './links.ts'

const allowed = new Set(['/essays', 'https://www.commonapp.org/apply'])

test.each([
  ['Open [your essays](/essays).', 'Open [your essays](/essays).'],
  ['See https://www.commonapp.org/apply.', 'See https://www.commonapp.org/apply.'],
  ['[Sign in](https://evil.example/auth) again.', 'Sign in again.'],
  ['![](https://evil.example/a.png?of=you)', ''],
  ['Go to www.evil.example or <https://evil.example>.', 'Go to (link removed) or <(link removed)>.'],
  ['[Go](//evil.example), [run](javascript:alert(1)), [leave](/auth/sign-out).', 'Go, run), leave.'],
  [
    '[Sign in. Again](//evil.example/auth) or [now [or] later](//evil.example).',
    'Sign in. Again or [now [or] later].',
  ],
  ['[Open\nyour essays](/essays) or [leave](\n//evil.example).', '[Open\nyour essays](/essays) or leave.'],
  ['[Go][1]\n[1]: https://evil.example', '[Go][1]\n[1]: (link removed)'],
])('of "%s" a student reads "%s"', (text, read) => {
  expect(checkLinks(text, allowed)).toBe(read)
})

test('what a tool has linked to may be repeated', () => {
  expect(targetsIn('- [Hill](/schools/1/research): sent\n\n[All](/schools)')).toEqual([
    '/schools/1/research',
    '/schools',
  ])
})
