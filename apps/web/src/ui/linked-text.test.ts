import { expect, test } from 'vitest'
import { piecesOf } from './linked-text.ts'

const linksIn = (text: string) => piecesOf(text).flatMap(({ words, isLink }) => (isLink ? [words] : []))

test.each([
  ['See https://example.org/a?b=c#d.', ['https://example.org/a?b=c#d']],
  ['(http://example.org), then https://example.com!', ['http://example.org', 'https://example.com']],
  ['javascript:alert(1) data:text/html,x //example.org example.org', []],
  ['https:// is none, nor is https://[', []],
])('%j links to %j', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test('no word of the text is lost', () => {
  const text = 'First https://example.org/x, then\nthe rest.'
  expect(
    piecesOf(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text)
})
