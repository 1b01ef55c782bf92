import { expect, test } from 'vitest'
import { courseWords } from './course-words.ts'

test.each([
  ['APUSH', 'ap us history'],
  ['apes', 'ap environmental science'],
  ['AP CSA', 'AP computer science a'],
  ['pre calc', 'precalculus'],
  ['AP Pre-Calculus', 'AP precalculus'],
  ['IB TOK', 'IB theory of knowledge'],
  ['calc bc', 'calc bc'],
  ['constructor', 'constructor'],
])('a student who types “%s” looks for “%s”', (typed, words) => {
  expect(courseWords(typed)).toBe(words)
})
