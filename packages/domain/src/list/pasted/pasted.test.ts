import { expect, test } from 'vitest'
import { mostAddedAtOnce } from '../options.ts'
import { readPasted, withoutLines } from './pasted.ts'

const cycle = '2026-27'

test.each([
  ['Tufts (ED2)', 'Tufts', 'early_decision_2'],
  ['1. Ohio State - EA', 'Ohio State', 'early_action'],
  ['- [x] Boston University, Boston, MA, RD', 'Boston University, Boston, MA', 'regular'],
  ['• University of California, Los Angeles', 'University of California, Los Angeles', null],
  ['Yale: Single-Choice Early Action', 'Yale', 'restrictive_early_action'],
  ['Rice, E.D., in progress', 'Rice', 'early_decision'],
  ['Miami University (Ohio)', 'Miami University (Ohio)', null],
  ['Pitt – rolling admission', 'Pitt', 'rolling'],
  ['Tufts ED2', 'Tufts', 'early_decision_2'],
  ['brown ed2', 'brown', 'early_decision_2'],
  ['Duke Early Decision', 'Duke', 'early_decision'],
  ['Notre Dame – REA', 'Notre Dame', 'restrictive_early_action'],
  ['Harvard School of Ed', 'Harvard School of Ed', null],
  ['Washington and Lee', 'Washington and Lee', null],
  ['Wisconsin - Madison - EA - Nov 1', 'Wisconsin - Madison', 'early_action'],
  ['Michigan — regular — in progress', 'Michigan', 'regular'],
] as const)('a student who keeps “%s” in a list means %s', (line, name, plan) => {
  expect(readPasted(line, cycle)).toMatchObject([{ name, plan }])
})

test.each([
  ['Rice, E.D., in progress', 'Rice', 'early_decision', 'In Progress'],
  ['Tufts (ED2) - submitted', 'Tufts', 'early_decision_2', 'Submitted'],
  ['Tufts (ED2), denied', 'Tufts', 'early_decision_2', 'Rejected'],
  ['Michigan State: Got in', 'Michigan State', null, 'Accepted'],
  ['Reed, wait-listed, EA', 'Reed', 'early_action', 'Waitlisted'],
  ['College of Applied Arts', 'College of Applied Arts', null, null],
] as const)('a student who keeps “%s” in a list means %s, %s and %s', (line, name, plan, status) => {
  expect(readPasted(line, cycle)).toMatchObject([{ name, plan, status }])
})

test('rows of a spreadsheet are read by their heads, wherever the names stand', () => {
  const rows = 'Rank\tStatus\tCollege\tPlan\n1\tDeferred\tEmory\tEarly Decision\n\n2\tnot started\tUC Davis\t'
  expect(readPasted(rows, cycle)).toMatchObject([
    { name: 'Emory', plan: 'early_decision', status: 'Deferred' },
    { name: 'UC Davis', plan: null, status: null },
  ])
})

test('rows without heads begin with the first cell that can be a name', () => {
  expect(readPasted('1\tRD\tSubmitted\tMacalester College\tSt. Paul', cycle)).toMatchObject([
    { name: 'Macalester College', plan: 'regular', status: 'Submitted' },
  ])
})

test.each([
  ['Tufts, ED2, Jan 4', '2027-01-04'],
  ['Tufts (ED2, 1/4)', '2027-01-04'],
  ['Tufts (ED, due Nov. 1st)', '2026-11-01'],
  ['Tufts - November 15, 2026', '2026-11-15'],
  ['Tufts, 2027-01-04', '2027-01-04'],
  ['Tufts, 11/1/26', '2026-11-01'],
  ['Tufts – ED2 – 1/4', '2027-01-04'],
  ['Tufts ED2 Jan 4', '2027-01-04'],
  ['Tufts (ED2) due 1/4/27', '2027-01-04'],
  ['Tufts, RD, Sept 31', null],
  ['Tufts, RD, sometime in fall', null],
] as const)('a student who keeps “%s” applies by %s', (line, deadline) => {
  expect(readPasted(line, cycle)).toMatchObject([{ name: 'Tufts', deadline }])
})

test('a column of majors and one of deadlines are read, and a date that is none is kept as text', () => {
  const rows =
    'School\tIntended major\tDeadline\tPlace\nReed\tLinguistics\t1/15\tPortland\nRice\t\tsoon\tHouston'
  expect(readPasted(rows, cycle)).toMatchObject([
    { name: 'Reed', major: 'Linguistics', deadline: '2027-01-15', others: [], unreadDate: null },
    { name: 'Rice', major: null, deadline: null, unreadDate: 'soon' },
  ])
})

test('beside a plan, a text that may be a major is kept', () => {
  expect(readPasted('Tufts (ED2), computer science', cycle)).toMatchObject([
    { name: 'Tufts', plan: 'early_decision_2', others: ['computer science'] },
  ])
})

test('lines that are done leave the others as they are', () => {
  const text = 'Reed\n\nRice (ED)\nreed\nYale'
  const [reed] = readPasted(text, cycle)
  expect(reed).toMatchObject({ lines: [0, 3] })
  expect(withoutLines(text, reed!.lines)).toBe('\nRice (ED)\nYale')
})

test('a school that stands there twice is one, and lines without a name are none', () => {
  expect(readPasted('Reed\r\n\r\n  reed \n12/01/2026\n---', cycle)).toMatchObject([
    { name: 'Reed', plan: null },
  ])
})

test('of a whole book only the first lines are read', () => {
  const lines = Array.from({ length: 500 }, (_, index) => `College ${'x'.repeat(index)}`)
  expect(readPasted(lines.join('\n'), cycle)).toHaveLength(mostAddedAtOnce)
})
