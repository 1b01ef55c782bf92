import { expect, test } from 'vitest'
import { readPasted } from './pasted.ts'

const cycle = '2026-27'

test.each([
  ['Colby, 2-Jan', '2027-01-02'],
  ['Colby 15-Nov', '2026-11-15'],
  ['Colby, 2-Jan-27, RD', '2027-01-02'],
  ['Colby (2 Jan 2027)', '2027-01-02'],
  ['Colby - RD - 2027/01/02', '2027-01-02'],
  ['Colby, January 2, 2027 11:59 PM EST', '2027-01-02'],
  ['Colby, Saturday, January 2, 2027', '2027-01-02'],
  ['Colby, Jan. 2nd, 2027, 11:59 p.m.', '2027-01-02'],
  ['Colby 1/2 11:59pm', '2027-01-02'],
  ['Colby due Jan. 2nd', '2027-01-02'],
  ['Colby, 15.01.2027', '2027-01-15'],
])('a student whose program writes “%s” applies by %s', (line, deadline) => {
  expect(readPasted(line, cycle)).toMatchObject([{ name: 'Colby', deadline, others: [] }])
})

test('a date that may be one of two days is said to be left out, and not guessed', () => {
  expect(readPasted('School\tDeadline\nColby\t02.01.2027', cycle)).toMatchObject([
    { name: 'Colby', deadline: null, unreadDate: '02.01.2027' },
  ])
})

test('a row in quotation marks keeps the commas of its cells', () => {
  const lines =
    '"University of Maine, Orono","Mar 1, 2027","Regular Decision"\n"Bates College",2-Jan,"RD"\nColby,"He said ""maybe""",EA'
  expect(readPasted(lines, cycle)).toMatchObject([
    { name: 'University of Maine, Orono', plan: 'regular', deadline: '2027-03-01', lines: [0] },
    { name: 'Bates College', plan: 'regular', deadline: '2027-01-02', lines: [1] },
    { name: 'Colby', plan: 'early_action', others: ['He said "maybe"'], lines: [2] },
  ])
})

test('a file of commas or semicolons is read by its first line', () => {
  for (const between of [',', ';']) {
    const lines = [
      ['College name', 'Major', 'Plan', 'Due date'],
      ['Bowdoin', 'Physics', 'ED II', '5-Jan-27'],
      ['', '', '', ''],
      ['Colby', '', 'RD', '2027/01/02'],
    ]
    expect(readPasted(lines.map((cells) => cells.join(between)).join('\r\n'), cycle)).toMatchObject([
      { name: 'Bowdoin', plan: 'early_decision_2', major: 'Physics', deadline: '2027-01-05' },
      { name: 'Colby', plan: 'regular', major: null, deadline: '2027-01-02' },
    ])
  }
})

test('a sentence in quotation marks, or with one inches sign, is no row of a file', () => {
  expect(readPasted('Tufts "maybe", Boston\n12" of snow, Colby', cycle)).toMatchObject([
    { name: 'Tufts "maybe", Boston' },
    { name: '12" of snow, Colby' },
  ])
})

test.each([
  '● Colby',
  '○ Colby',
  '■ Colby',
  '➢ Colby',
  '❖\tColby',
  '•\tColby',
  'o\tColby',
  '§\tColby',
  'Ø\tColby',
  '\uF0B7\tColby',
  '3.\tColby',
  'c.\tColby',
  'b) Colby',
  'iv. Colby',
  '✅ Colby',
  '⭐️ Colby',
  '\uFEFF- [ ] Colby',
])('“%s” is an item of a list in a document', (line) => {
  expect(readPasted(line, cycle)).toMatchObject([{ name: 'Colby', others: [], lines: [0] }])
})
