import { expect, test } from 'vitest'
import { flagship, jordan } from './arbitraries.ts'
import { placedLabel } from './placed-label.ts'
import { place } from './placement.ts'

test('a student reads the label, or in a word why there is none', () => {
  expect(placedLabel(place(jordan, flagship))).toBe('Target')
  expect(placedLabel(place(jordan, { ...flagship, hasOpenAdmission: true }))).toBe('Open')
  expect(placedLabel(place(jordan, { ...flagship, admissionRate: null }))).toBe('Not enough data')
  expect(placedLabel(place({ ...jordan, gpa: null }, flagship))).toBe('Add your GPA')
})

test('a likely college is a safety only where its price is known to fit, and not without the major asked for', () => {
  const sure = place({ ...jordan, gpa: 4, sat: 1600 }, { ...flagship, admissionRate: 0.9 })
  expect(placedLabel(sure)).toBe('Very likely')
  expect(placedLabel(sure, { isAffordable: true, isTaught: true })).toBe('Safety')
  expect(placedLabel(sure, { isAffordable: true })).toBe('Safety')
  expect(placedLabel(sure, { isAffordable: true, isTaught: false })).toBe('Very likely')
})
