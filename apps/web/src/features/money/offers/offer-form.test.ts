import { expect, test, vi } from 'vitest'
import { newAward, offerForm, problemsIn, schoolsWithoutOffer, termsOf } from './offer-form.ts'

const letter = {
  ...offerForm('6f1e7c0e-58d4-4a43-9d7c-0c1f2a3b4c5d', null),
  tuition: '$40,000',
  awards: [
    {
      key: 'a',
      name: ' Dean’s Grant ',
      kind: 'grant',
      amount: '30,000',
      renewal: 'unknown',
      condition: '',
    } as const,
    { key: 'b', name: '', kind: 'grant', amount: '', renewal: 'unknown', condition: '' } as const,
  ],
}

test('a letter is sent without the rows that nobody filled in', () => {
  expect(problemsIn(letter)).toEqual({})
  expect(termsOf(letter)).toEqual({
    costs: { tuition: 40_000, housing: null, books: null, other: null },
    awards: [{ name: 'Dean’s Grant', kind: 'grant', amount: 30_000, renewal: 'unknown', condition: '' }],
  })
})

test('what was entered is what is changed later', () => {
  expect(termsOf(offerForm(letter.entryId, termsOf(letter)))).toEqual(termsOf(letter))
})

test('a letter without a cost, and an award without a name or an amount, are said at their fields', () => {
  const [award] = letter.awards
  const broken = { ...letter, entryId: '', tuition: '', awards: [{ ...award!, name: '', amount: 'much' }] }
  expect(Object.keys(problemsIn(broken))).toEqual(['entryId', 'tuition', 'awards.0.name', 'awards.0.amount'])
})

test('a student who enters a letter is asked first about the school that admitted them', () => {
  const list = [
    { id: 'a', name: 'Adams College', status: 'Submitted' },
    { id: 'b', name: 'Baker College', status: 'Accepted' },
    { id: 'c', name: 'Cole College', status: 'Accepted' },
  ] as const
  expect(schoolsWithoutOffer(list, [{ entryId: 'b' }]).map(({ id }) => id)).toEqual(['c', 'a'])
})

test('a student whose school runs Bearings on plain HTTP can enter an award', () => {
  // The browser has `randomUUID` on HTTPS only.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newAward().key).not.toBe(newAward().key)
  vi.unstubAllGlobals()
})
