import { expect, test } from 'vitest'
import { corrections, plain, searchTextOf, wordsOf, searchWordsIn } from './rules.ts'

test.each([
  ["St. John's University-New York", 'st johns university new york'],
  ['Texas A & M', 'texas am'],
  ['Texas A&M University', 'texas am university'],
  ['Washington & Lee', 'washington and lee'],
  ['M.I.T.', 'mit'],
  ['Universidad de Puerto Rico, Mayagüez', 'universidad de puerto rico mayaguez'],
  ['  Yale  ', 'yale'],
  ['100% | # _', '100'],
])('%j reads as %j', (text, words) => {
  expect(plain(text)).toBe(words)
})

test('a name is found as people shorten it, and by its place', () => {
  expect(
    searchTextOf(['University of Virginia-Main Campus', 'UVA'], ['Charlottesville', 'VA', 'Virginia']),
  ).toBe(
    '| university of virginia main campus | virginia main campus | university of virginia | virginia | uva | ' +
      '# charlottesville va virginia',
  )
})

test('a saint is found as St and as Saint', () => {
  const words = wordsOf(searchTextOf(['Saint Louis University']))
  expect(words).toEqual(expect.arrayContaining(['saint', 'st', 'louis', 'university']))
})

test.each([
  ['standford', ['stanford'], 'a letter too many'],
  ['havard', ['harvard'], 'a letter too few'],
  ['stanfrod', ['stanford'], 'two letters swapped'],
  ['univeristy', ['university'], 'two letters swapped in a long word'],
  ['dartmo', ['dartmouth'], 'the beginning of a word'],
  ['mti', [], 'a short word has to be right'],
  ['xyzzy', [], 'nothing is near'],
])('%s may mean %j: %s', (typed, meant) => {
  const known = ['stanford', 'harvard', 'university', 'dartmouth', 'mit', 'yale']
  expect(corrections(typed, known)).toEqual(meant)
})

test('of several known words the nearest are meant', () => {
  expect(corrections('berkley', ['berkeley', 'berklee', 'barclay'])).toEqual(['berklee', 'berkeley'])
})

test.each([
  ['Evanston Twp HS', ['evanston', 'township', 'high', 'school']],
  ['the bronx high school of science', ['bronx', 'high', 'school', 'of', 'science']],
  ['the', ['the']],
  // Every object of the language has a member by this name.
  ['constructor', ['constructor']],
])('someone who types "%s" looks for %j', (typed, words) => {
  expect(searchWordsIn(typed)).toEqual(words)
})
