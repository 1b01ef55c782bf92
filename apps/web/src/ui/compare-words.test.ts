import { expect, test } from 'vitest'
import { compareWords, type Part } from './compare-words.ts'

/** Marks words that only one text has: [-…-] in the first, {+…+} in the second. */
async function marked(one: string, other: string): Promise<string> {
  const marks = { both: ['', ''], one: ['[-', '-]'], other: ['{+', '+}'] }
  return (await compareWords(one, other)).map(({ text, in: where }) => marks[where].join(text)).join('')
}

test.each([
  ['I come from here', 'I come from here', 'I come from here'],
  ['I come from here', 'I came from here', 'I [-come-]{+came+} from here'],
  ['I come from here', 'I once went away from here', 'I [-come-]{+once went away+} from here'],
  ['One.\n\nTwo.', 'One.\n\nNew.\n\nTwo.', 'One.\n\n{+New.\n\n+}Two.'],
  ['', 'All new', '{+All new+}'],
  ['All gone', '', '[-All gone-]'],
])('%j beside %j', async (one, other, expected) => {
  expect(await marked(one, other)).toBe(expected)
})

test('the parts of each text make up that text', async () => {
  const one = 'My grandmother kept bees behind the garage, and I was afraid of them for years.'
  const other = 'Behind the garage my grandmother kept bees. I was afraid of them, for years and years.'
  const parts = await compareWords(one, other)
  const textOf = (which: Part['in']) =>
    parts
      .filter((part) => part.in === 'both' || part.in === which)
      .map(({ text }) => text)
      .join('')

  expect([textOf('one'), textOf('other')]).toEqual([one, other])
})
