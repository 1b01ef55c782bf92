import { describe, expect, test } from 'vitest'
import { limits } from './options.ts'
import { anchorOf, placeOf, threadsOf } from './rules.ts'

const text =
  'My grandmother kept bees behind the house. I was nine when she let me open the hive.\n\n' +
  'The smoke calmed them, she said, and it calmed me as well. Years later I keep bees behind the school.'

const given = (words: string, within = text, from = 0) => {
  const start = within.indexOf(words, from)
  return anchorOf(within, { start, end: start + words.length })!
}

/** Returns the words that are found in a text, or `null`. */
function found(words: string, now: string, from = 0): string | null {
  const place = placeOf(given(words, text, from), now)
  return place && now.slice(place.start, place.end)
}

describe('the words of a comment', () => {
  test('stand where they were in a text that nobody has touched', () => {
    expect(placeOf(given('open the hive'), text)).toEqual({
      start: text.indexOf('open the hive'),
      end: text.indexOf('open the hive') + 'open the hive'.length,
    })
  })

  test.each([
    ['typed before them', `First of all: ${text}`],
    ['typed after them', `${text} And so on.`],
    ['deleted before them', text.slice(30)],
    ['changed right beside them', text.replace('let me open the hive', 'dared me to open the hive')],
    ['changed in all that follows', `${text.slice(0, text.indexOf('hive') + 4)}, and I fainted.`],
  ])('are followed when something is %s', (_, now) => {
    expect(placeOf(given('open the hive'), now)).toMatchObject({ start: now.indexOf('open the hive') })
  })

  test('that stand there twice are told apart by their neighbors, even when the first are deleted', () => {
    const later = text.lastIndexOf('bees behind the')
    const now = text.replace('kept bees behind the house', 'kept chickens')

    expect(placeOf(given('bees behind the', text, later), text)).toMatchObject({ start: later })
    expect(placeOf(given('bees behind the', text, later), now)).toMatchObject({
      start: now.indexOf('bees behind the'),
    })
    expect(placeOf(given('bees'), now)).toBeNull()
  })

  test('that stand between the same neighbors in several places are the nearest ones', () => {
    const line = 'Row, row, row your boat, gently down the stream, and never ask who built it.\n'
    const song = line.repeat(5)
    const third = given('boat', song, 2 * line.length)

    expect(placeOf(third, `Sung:\n${song}`)).toEqual({
      start: third.start + 6,
      end: third.start + 10,
    })
  })

  test('of which some were changed are found between their neighbors', () => {
    const now = text.replace('when she let me open the hive', 'when she let me open a hive')

    expect(found('she let me open the hive', now)).toBe('she let me open a hive')
    expect(found(text, text.replace('nine', 'ten'))).toBe(text.replace('nine', 'ten'))
  })

  test.each([
    ['deleted', text.replace('open the hive', '')],
    ['replaced by others', text.replace('open the hive', 'feed her old goats')],
    ['deleted with all around them', 'Something else entirely.'],
    ['deleted with everything', ''],
  ])('are not found when they are %s', (_, now) => {
    expect(placeOf(given('open the hive'), now)).toBeNull()
  })

  test('are not mistaken for the same short word elsewhere', () => {
    expect(found('me', text.replace('calmed me as well', 'helped'), text.indexOf('calmed me') + 7)).toBeNull()
  })

  test('are found quickly in the longest text, where their first letter stands everywhere', () => {
    const long = 'a'.repeat(99_000) + text
    expect(placeOf(given('a', long, 500), `b${long}`)).not.toBeUndefined()
  })
})

describe('what is remembered of them', () => {
  test('is the words, and as much as fits on either side', () => {
    const { before, after, start } = given('calmed them')

    expect(before).toBe(text.slice(start - limits.around, start))
    expect(after).toBe(text.slice(start + 11, start + 11 + limits.around))
  })

  test('is not the white space that was selected along with them', () => {
    const start = text.indexOf('calmed')
    expect(anchorOf(text, { start: start - 1, end: start + 7 })).toEqual(given('calmed'))
  })

  test('is nothing of white space alone, nor of more words than fit', () => {
    const long = 'word'.repeat(limits.quote)

    expect(anchorOf('a  b', { start: 1, end: 3 })).toBeNull()
    expect(anchorOf(long, { start: 0, end: limits.quote + 1 })).toBeNull()
    expect(anchorOf(long, { start: 0, end: limits.quote })).not.toBeNull()
  })

  test('is never half an emoji', () => {
    const bees = '🐝'.repeat(50)
    const { before, after } = given('home', `x${bees}home${bees}`)

    expect([before, after]).toEqual(['🐝'.repeat(32), '🐝'.repeat(32)])
    expect(given('home', `${bees}xhome`).before).toBe(`${'🐝'.repeat(31)}x`)
  })
})

test('comments are told as threads with their answers, the open ones apart', () => {
  const comment = (id: string, parentId: string | null = null, resolvedAt: string | null = null) => ({
    id,
    parentId,
    resolvedAt,
  })
  const [one, two] = [comment('1'), comment('2', null, '2026-11-01T12:00:00Z')]
  const [answer, thanks] = [comment('3', '2'), comment('4', '2')]

  expect(threadsOf([one, two, answer, thanks])).toEqual({
    open: [{ first: one, answers: [] }],
    resolved: [{ first: two, answers: [answer, thanks] }],
  })
})
