import { expect, test } from 'vitest'
import { formOf, nobody, onList, rules, withLetter, withState } from './recommender-form.ts'

test('a person who is asked now was asked today, and a day that stands there stays', () => {
  expect(withState(nobody, 'asked', '2026-10-20').askedOn).toBe('2026-10-20')
  expect(withState({ ...nobody, askedOn: '2026-09-01' }, 'agreed', '2026-10-20').askedOn).toBe('2026-09-01')
  expect(withState({ ...nobody, state: 'asked' }, 'agreed', '2026-10-20').askedOn).toBe('')
  expect(withState({ ...nobody, state: 'asked' }, 'planned', '2026-10-20').askedOn).toBe('')
})

test('what a form holds is what is sent, and comes back as it was', () => {
  const form = withLetter(withLetter(nobody, 'one', true), 'other', true)
  const sent = rules.transformValues({
    ...form,
    name: ' Ms. Rivera ',
    letters: { ...form.letters, one: '2026-10-20' },
  })
  expect(sent).toMatchObject({
    name: 'Ms. Rivera',
    askedOn: null,
    letters: [
      { entryId: 'one', sentOn: '2026-10-20' },
      { entryId: 'other', sentOn: null },
    ],
  })
  const stored = sent.letters.map((letter) => ({ ...letter, saidBy: null }))
  expect(rules.transformValues(formOf({ id: 'id', ...sent, letters: stored }))).toEqual(sent)
  expect(onList(sent, [{ entryId: 'other' }]).letters).toEqual([{ entryId: 'other', sentOn: null }])
  expect(withLetter(form, 'one', false).letters).toEqual({ other: '' })
})

test.each([
  ['name', ' ', 'Enter their name.'],
  ['knownFrom', 'a'.repeat(121), 'Keep it to 120 characters or fewer.'],
  ['askedOn', '0202-01-01', 'Enter the year with four digits, from 1900 to 2100.'],
  ['note', 'a'.repeat(501), 'Keep it to 500 characters or fewer.'],
] as const)('%s cannot be %j', (field, text, words) => {
  expect(rules.validate[field](text)).toBe(words)
})

test('a letter cannot have been sent on a day of no calendar', () => {
  expect(rules.validate.letters({ one: '', other: '2026-10-20' })).toBeNull()
  expect(rules.validate.letters({ one: '', other: '0202-01-01' })).toMatch(/four digits/)
})
