import type { Deadline } from '@bearings/domain/colleges/schema'
import { expect, test } from 'vitest'
import { hintInWords, reliabilityInWords, undatedInWords } from './deadline-words.ts'

const known: Deadline & { date: string } = {
  round: 'early_action',
  cycle: '2026-27',
  date: '2026-11-01',
  timeZone: null,
  state: 'carried_over',
  source: 'Common App',
  checkedOn: null,
}

test.each([
  [
    '2026-11-25',
    '2027-28',
    /^This year’s date is Nov 01, 2026 .* You apply in a later year, .* from August 2027\.$/,
  ],
  // A junior, in a year whose own dates are not known either.
  [
    '2028-02-29',
    '2028-29',
    /^Last year’s date was Nov 01, 2026 .* You apply in a later year, .* from August 2028\.$/,
  ],
  [
    '2027-11-01',
    '2027-28',
    /^Last year’s date was Nov 01, 2026 .* Check this year’s date with the college\.$/,
  ],
  [
    '2028-11-01',
    '2028-29',
    /^An earlier year’s date was Nov 01, 2026 .* Check this year’s date with the college\.$/,
  ],
])('on %s a student who applies in %s reads whose date it is', (today, cycle, words) => {
  expect(hintInWords(known, { today, cycle })).toMatch(words)
})

test('a student reads that a college without a closing date is open only when it says so for this year', () => {
  const rolling: Deadline = { ...known, round: 'rolling', cycle: '2025-26', date: null }
  const words = (deadline: Deadline) => [undatedInWords(deadline), reliabilityInWords(deadline, '2026-11-21')]

  expect(words(rolling)).toEqual(['Check', 'As of last year'])
  expect(words({ ...rolling, cycle: '2026-27', state: 'typical' })).toEqual(['Check', 'Typically'])
  expect(words({ ...rolling, cycle: '2026-27', state: 'reported' })).toEqual(['Open', 'Reported'])
})
