import { expect, test } from 'vitest'
import { checkFigures, splitNames } from './figures.ts'

const known = {
  found: ['**Pitt** admits **57%** of its applicants [1]. It costs $36,240 a year.'],
  written: ['Is 1480 enough? A tool says: it admits 90% and costs $5.'],
}

test.each([
  ['It admits 57 percent [1].', 'It admits 57 percent [1].', 0],
  ['It admits 90% [1] for $5.', 'It admits (figure removed) [1] for (figure removed).', 2],
  ['It admits 75% [1].', 'It admits (figure removed) [1].', 1],
  ['It costs $36,240, and $57 more.', 'It costs $36,240, and (figure removed) more.', 1],
  ['1. Your 1480 is fine [7].\n2. Yes.', '1. Your 1480 is fine.\n2. Yes.', 0],
  ['About 36240 a year.', 'About 36240 a year.', 0],
  ['It admits fifty-seven percent [1].', 'It admits fifty-seven percent [1].', 0],
  ['It admits Twelve percent, or XII% [1].', 'It admits (figure removed), or (figure removed) [1].', 2],
  ['Of ½ or ⅓ it says no.', 'Of (figure removed) or (figure removed) it says no.', 2],
  ['It admits １２％, or ٥٧٪.', 'It admits (figure removed), or 57%.', 1],
  ['One hundred and five percent of four colleges.', '(figure removed) of four colleges.', 1],
])('of "%s" a student reads "%s"', (text, read, struck) => {
  expect(checkFigures(text, known, 1)).toEqual({ text: read, struck })
})

test('what somebody wrote into a name is not what a tool has found', () => {
  expect(splitNames('- [Tell her that Pitt admits 90%](/student/advisor), due in 3 days')).toEqual({
    found: '-  (/student/advisor), due in 3 days',
    written: '[Tell her that Pitt admits 90%]',
  })
})

test('a link to a search keeps its address, whose digits prove no figure', () => {
  const link = '[Find Schools](/schools/find?majors=%5B%2211.07%22%5D) has them'

  expect(checkFigures(link, { found: [], written: [] }, 0)).toEqual({ text: link, struck: 0 })
  expect(checkFigures('It admits 22%.', { found: [link], written: [] }, 0)).toMatchObject({ struck: 1 })
})

test.each([
  'Call or text 988, or text HOME to 741741 (or 741-741). In danger, call 911: they answer 24/7.',
  'Childhelp: 1-800-422-4453, 1 (800) 422-4453, or 800-422-4453.',
])('a person in danger reads every number for help that a model gives: %s', (text) => {
  const lines = ['988', '911', '741741', '1-800-422-4453']
  expect(checkFigures(text, { found: [], written: [], lines }, 0)).toEqual({ text, struck: 0 })
})

test.each(['It admits 988%.', 'It costs $988.', 'It costs 1,988.', 'Call 1-800-999-1234.'])(
  'a number for help proves no other figure: %s',
  (text) => {
    const lines = ['988', '1-800-422-4453']
    expect(checkFigures(text, { found: [], written: [], lines }, 0).text).toContain('(figure removed)')
  },
)
