import { expect, test } from 'vitest'
import { CalendarDate, DueDate, Revision, Text, WholeNumberInQuery } from './fields.ts'

test.each(['with\0NUL', 'half \uD83D', '\uDE00 half', 'the wrong way round \uDE00\uD83D'])(
  'a text that no database keeps is refused: %j',
  (text) => {
    expect(Text({ max: 100, lines: 'many' }).safeParse(text).error?.issues[0]?.message).toBe(
      'It contains a character that cannot be stored.',
    )
  },
)

test('a text in any language is taken as it is, emoji and all', () => {
  const words = 'Zoë 😀 👩‍🎓 שלום \u200Fنمی\u200Cخواهم'
  expect(Text({ max: 100 }).parse(` ${words} `)).toBe(words)
})

test('a name copied from contacts loses the controls that would turn the line around it, and a long text keeps them', () => {
  const copied = '\u202A Noor \u2067חדד\u2069\u202E\u202C '
  expect(Text({ max: 9 }).parse(copied)).toBe('Noor חדד')
  expect(Text({ max: 100, lines: 'many' }).parse(copied)).toBe(copied.trim())
  expect(Text({ min: 1, max: 9, missing: 'Enter a name.' }).safeParse('\u202E').success).toBe(false)
})

test('white space at the ends counts only where it is kept', () => {
  expect(Text({ max: 3 }).parse('  abc  ')).toBe('abc')
  expect(Text({ max: 3, trimmed: false }).safeParse('  abc  ').success).toBe(false)
  expect(Text({ min: 1, max: 3, missing: 'Say something.' }).safeParse('  ').error?.issues[0]?.message).toBe(
    'Say something.',
  )
})

test('line breaks stand only in texts of several lines', () => {
  expect(Text({ max: 9 }).safeParse('a\nb').success).toBe(false)
  expect(Text({ max: 9, lines: 'many' }).parse('a\nb')).toBe('a\nb')
})

test.each(['0026-11-30', '0000-01-01', '1899-12-31', '2101-01-01', '9999-12-31'])(
  'a year that nobody means is refused, with what to write instead: %s',
  (date) => {
    expect(CalendarDate.safeParse(date).error?.issues.map(({ message }) => message)).toEqual([
      'Enter the year with four digits, from 1900 to 2100.',
    ])
  },
)

test.each(['2027-02-29', '2026-13-01', '2026-11-31', '11/30/26', '', 20261130, null])(
  'what is no day of the calendar is refused: %j',
  (date) => expect(CalendarDate.safeParse(date).success).toBe(false),
)

test('nothing is due before the year 2000', () => {
  expect(CalendarDate.parse('1999-12-31')).toBe('1999-12-31')
  expect(DueDate.safeParse('1999-12-31').success).toBe(false)
  expect(DueDate.parse('2028-02-29')).toBe('2028-02-29')
})

test('a revision fits its column', () => {
  expect(Revision.parse(2_147_483_647)).toBe(2_147_483_647)
  for (const wrong of [2_147_483_648, -1, 1.5, '1', Infinity])
    expect(Revision.safeParse(wrong).success).toBe(false)
})

test('a number in a query string is whole and within its bounds', () => {
  const Limit = WholeNumberInQuery({ min: 1, max: 20 })
  expect(Limit.parse('20')).toBe(20)
  for (const wrong of ['0', '21', '1.5', 'NaN', '1e999', ''])
    expect(Limit.safeParse(wrong).success).toBe(false)
})
