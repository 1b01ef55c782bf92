import { expect, test, vi } from 'vitest'
import { addDays, dateInWords, daysBetween, instantIn, todayIn } from './today.ts'

const zones = ['America/New_York', 'Pacific/Apia', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC']
const strange = ['0001-01-01', '0026-11-30', '0999-12-31', '1582-10-10', '9999-12-31', 'infinity', '']

test.each(strange)('a date from anywhere can be reckoned with: %j', (date) => {
  for (const zone of zones)
    for (const days of [-400, -1, 0, 1, 400])
      expect(instantIn(zone, addDays(date, days), '00:00').getTime()).not.toBeNaN()
  expect(daysBetween('2026-11-21', date)).not.toBeNaN()
  expect(addDays(date, 1)).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('the calendar begins and ends where it can be written', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01')
})

test('a day that a place skipped begins with the next one', () => {
  expect(instantIn('Pacific/Apia', '2011-12-30', '00:00').toISOString()).toBe('2011-12-30T10:00:00.000Z')
})

test('a day begins where the person is, on both sides of a change of the clocks', () => {
  expect(instantIn('America/New_York', '2026-10-31', '00:00').toISOString()).toBe('2026-10-31T04:00:00.000Z')
  expect(instantIn('America/New_York', '2026-11-02', '00:00').toISOString()).toBe('2026-11-02T05:00:00.000Z')
  expect(todayIn('America/New_York', new Date('2026-11-02T04:59:00Z'))).toBe('2026-11-01')
})

test('of the many ways to write a time zone only so many are remembered, and the date stays right', () => {
  const evening = new Date('2026-11-02T04:59:00Z')
  const written = Array.from({ length: 1500 }, (_, way) => {
    // Each bit of the number says whether one letter is a capital.
    let bit = 0
    const cased = (letter: string) => ((way >> bit++) & 1 ? letter.toUpperCase() : letter)
    return 'america/new_york'.replaceAll(/[a-z]/g, cased)
  })
  const { DateTimeFormat } = Intl
  let made = 0
  const counted = function (...given: ConstructorParameters<typeof DateTimeFormat>) {
    made++
    return new DateTimeFormat(...given)
  }
  const spy = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(counted)

  const dates = written.map((zone) => todayIn(zone, evening))
  const before = made
  todayIn(written[0]!, evening)

  expect(new Set(dates)).toEqual(new Set(['2026-11-01']))
  expect(made).toBe(before + 1)
  spy.mockRestore()
})

test('what is no date is shown as it is', () => {
  expect(dateInWords('2027-01-05')).toBe('Jan 05, 2027')
  expect(dateInWords('infinity')).toBe('infinity')
})
