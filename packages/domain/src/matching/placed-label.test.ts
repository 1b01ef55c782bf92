import { expect, test } from 'vitest'
import { flagship, jordan } from './arbitraries.ts'
import { labelRuleWords } from './label-rule-words.ts'
import { placedLabels } from './options.ts'
import { placedLabel } from './placed-label.ts'
import { place } from './placement.ts'
import { saidInWords } from './said.ts'

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

test('a student reads of what was said on the day of sending the rule, or the range of the estimate, and never both', () => {
  const said = { madeOn: '2026-11-01', method: '2026-12-01', label: 'Very likely' as const }
  const odds = { low: 0.95, middle: 0.95, high: 0.95 }
  expect(saidInWords({ ...said, ...odds, kind: 'guaranteed' })).toBe('admitted by a published rule')
  expect(saidInWords({ ...said, ...odds, kind: 'estimated' })).toBe('about 95%')
})

test('people find the rule of every label that a college can have, and that a published rule makes one very likely', () => {
  expect(placedLabels.filter((label) => !labelRuleWords[label])).toEqual([])
  expect(labelRuleWords['Very likely']).toMatch(/Also where you meet a published rule of admission\.$/)
})
