import { describe, expect, test } from 'vitest'
import { checkOf, isSending, undoneBy, wasAdmitted } from './rules.ts'

describe('the days of an application', () => {
  test('a deferral keeps the day of sending, and an answer that was a mistake goes', () => {
    expect(undoneBy('Deferred')).toEqual(['Waitlisted', 'Accepted', 'Rejected', 'Committed', 'Withdrawn'])
    expect(undoneBy('Accepted')).toEqual(['Rejected', 'Committed', 'Withdrawn'])
    expect(undoneBy('Rejected')).not.toContain('Waitlisted')
  })

  test('an offer that came unasked stays when the student applies there, and an application stays under an offer', () => {
    expect(undoneBy('Submitted')).not.toContain('Offered')
    expect(undoneBy('Offered')).not.toContain('Submitted')
    expect(undoneBy('Offered')).toContain('Accepted')
  })

  test('an application that is not sent after all has no days left', () => {
    expect(undoneBy('In Progress')).toHaveLength(8)
  })
})

test.each([
  [null, 'Submitted', true],
  ['In Progress', 'Submitted', true],
  // The answer is known by then, so an estimate would be no forecast.
  ['Accepted', 'Submitted', false],
  ['In Progress', 'Deferred', false],
] as const)('from %s to %s an estimate is kept: %s', (before, after, isKept) => {
  expect(isSending(before, after)).toBe(isKept)
})

test.each([
  ['Committed', true, true],
  ['Waitlisted', false, false],
  ['Withdrawn', true, true],
  ['Withdrawn', false, null],
  ['Deferred', false, null],
  // Nobody applied, so the offer answers no estimate.
  ['Offered', false, null],
] as const)('%s, accepted before %s, counts as %s', (status, hasBeenAccepted, admitted) => {
  expect(wasAdmitted(status, hasBeenAccepted)).toBe(admitted)
})

describe('what was said beside what came', () => {
  const answered = (count: number, students: number) =>
    Array.from({ length: count }, (_, index) => ({
      label: 'Target' as const,
      middle: 0.4,
      studentId: String(index % students),
      admitted: index % 2 === 0,
    }))

  test('ten applications of five students are compared, by label and by odds', () => {
    const check = checkOf(14, answered(10, 5))
    const group = { applications: 10, expected: expect.closeTo(0.4), admitted: 0.5 }
    expect(check).toMatchObject({ sent: 14, answered: 10, brier: expect.closeTo(0.26) })
    expect(check.byLabel.filter((each) => each.group)).toEqual([{ label: 'Target', group }])
    expect(check.byOdds.filter((each) => each.group)).toEqual([{ from: 0.4, to: 0.5, group }])
  })

  test.each([
    [9, 9],
    [40, 4],
  ])('%i applications of %i students say nothing', (count, students) => {
    const check = checkOf(count, answered(count, students))
    expect([...check.byLabel, ...check.byOdds].filter(({ group }) => group)).toEqual([])
    expect(check.brier).toBeNull()
  })
})
