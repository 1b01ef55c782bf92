import { expect, test } from 'vitest'
import { askedFor, checklistChanges } from './changes.ts'
import { labelOf } from './labels.ts'
import type { AskedItem, AskedKind, ChecklistItem } from './schema.ts'

const ask = (kind: AskedKind, need: AskedItem['need'] = 'required'): AskedItem => ({
  kind,
  label: labelOf(kind),
  need,
  note: null,
  basis: null,
})
const item = (kind: ChecklistItem['kind'] & AskedKind, over: Partial<ChecklistItem> = {}): ChecklistItem => ({
  id: `the ${kind}`,
  kind,
  label: labelOf(kind),
  done: false,
  dueOn: null,
  ...over,
})
const kindsOf = (items: readonly { kind: string }[]) => items.map(({ kind }) => kind)

test('a student is offered what the checklist lacks, and not what is optional', () => {
  const { add } = checklistChanges([ask('css_profile'), ask('interview', 'optional')], [item('essays')], [])
  expect(kindsOf(add)).toEqual(['css_profile'])
})

test('a student who wrote it down in other words is not offered it again', () => {
  const own = {
    ...item('essays'),
    kind: 'custom' as const,
    label: 'Ask my counselor for the mid-year report',
  }
  expect(checklistChanges([ask('midyear_report')], [own], []).add).toEqual([])
  expect(askedFor(own, [ask('midyear_report')])?.kind).toBe('midyear_report')
})

test('what was added in one press and then renamed is still of its kind', () => {
  const renamed = item('css_profile', { label: 'Form for the college in Boston' })
  expect(checklistChanges([ask('css_profile')], [renamed], []).add).toEqual([])
  expect(askedFor(renamed, [ask('css_profile')])?.kind).toBe('css_profile')
})

test('what was added in one press is offered to be taken off when the plan no longer asks for it', () => {
  const added = item('early_agreement')
  const { remove, kinds } = checklistChanges([ask('early_agreement', 'none')], [added], [])
  expect(remove).toEqual([added])
  expect(kinds).toEqual(['early_agreement'])
})

test('what is not asked is offered to be taken off', () => {
  const { remove } = checklistChanges([ask('interview', 'none')], [item('interview')], [])
  expect(kindsOf(remove)).toEqual(['interview'])
})

test.each([
  ['ticked', { done: true }],
  ['dated', { dueOn: '2026-12-01' }],
  ['renamed', { label: 'Interview with Ms. Ortiz' }],
])('what a student has %s stays', (_, own) => {
  expect(checklistChanges([ask('interview', 'none')], [item('interview', own)], []).remove).toEqual([])
})

test('of a kind that a student left alone nothing is offered any more', () => {
  const asked = [ask('css_profile'), ask('interview', 'none')]
  expect(checklistChanges(asked, [item('interview')], ['css_profile', 'interview'])).toEqual({
    add: [],
    remove: [],
    kinds: [],
  })
})
