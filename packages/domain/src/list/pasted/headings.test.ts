import { expect, test } from 'vitest'
import { readPasted } from './pasted.ts'

const cycle = '2026-27'

test.each([
  'REACH',
  'Reaches (4)',
  'Far reach:',
  'My reach schools',
  'Reach/Target',
  'TARGETS – 3',
  'Match schools:',
  'Likelies & Safeties',
  '**Safety**',
  '# My safeties',
  'Safe',
  'DREAM SCHOOLS!!',
  'Back-ups',
  'Backup',
  'In state (Texas)',
  'Out-of-State:',
  'Other colleges',
  'My college list',
  'Early',
  'Applied:',
])('the heading “%s” of a list is no school', (heading) => {
  expect(readPasted(`${heading}\nColby`, cycle)).toMatchObject([{ name: 'Colby', lines: [1] }])
})

test.each(['Reach University', 'Regular College of Arts', 'Safe Harbor', 'Dreamland State', 'W&L', 'Maine'])(
  '“%s” may be the name of a college',
  (name) => {
    expect(readPasted(name, cycle)).toMatchObject([{ name }])
  },
)

test('a plan over some lines is the plan of each that has none of its own, up to the next heading or gap', () => {
  const text = [
    'Early Action (due Nov 1):',
    '- Colby',
    '- Bates, ED2, Jan 3',
    '',
    'Bowdoin',
    'Regular Decision',
    '',
    'Tufts',
    'Safeties',
    'Maine',
  ].join('\n')

  expect(readPasted(text, cycle)).toMatchObject([
    { name: 'Colby', plan: 'early_action', deadline: '2026-11-01', lines: [1] },
    { name: 'Bates', plan: 'early_decision_2', deadline: '2027-01-03' },
    { name: 'Bowdoin', plan: null, deadline: null },
    { name: 'Tufts', plan: 'regular', deadline: null },
    { name: 'Maine', plan: null, deadline: null },
  ])
})

test('a heading on the line of a school is set apart from its name', () => {
  expect(
    readPasted(
      'Reach: Bowdoin (ED)\nSafety school - Maine\nEA (11/1): Colby\nBates, target, RD\nTufts (reach)',
      cycle,
    ),
  ).toMatchObject([
    { name: 'Bowdoin', plan: 'early_decision' },
    { name: 'Maine', plan: null },
    { name: 'Colby', plan: 'early_action', deadline: '2026-11-01' },
    { name: 'Bates', plan: 'regular', others: ['target'] },
    { name: 'Tufts', others: ['reach'] },
  ])
})

test('a column that says how likely a college is does not name it', () => {
  expect(readPasted('Reach\tBowdoin\tED\nSafety\tMaine\tRD', cycle)).toMatchObject([
    { name: 'Bowdoin', plan: 'early_decision' },
    { name: 'Maine', plan: 'regular' },
  ])
})

test('an unknown line with a colon at its end is shown as what may be a heading', () => {
  expect(readPasted('New England:\nColby', cycle)).toMatchObject([
    { name: 'New England', mayBeHeading: true },
    { name: 'Colby', mayBeHeading: false },
  ])
})
