import { expect, test } from 'vitest'
import type { AskedEssay, EssayLimit, Supplements } from './schema.ts'
import { additionInWords, limitInWords, supplementsInWords } from './words.ts'

const words = (most: number, fewest: number | null = null): EssayLimit => ({ unit: 'words', fewest, most })
const asked = (limit: EssayLimit | null, need: AskedEssay['need'] = 'required'): AskedEssay => ({
  key: 'a',
  topic: 'A topic',
  need,
  program: null,
  limit,
})
const supplements = (essays: AskedEssay[]): Supplements => ({
  cycle: '2026-27',
  certainty: 'sure',
  source: 'https://college.example',
  checkedOn: '2026-11-28',
  essays,
  programs: [],
  note: null,
})

test.each([
  [words(650), '650 words'],
  [words(250, 150), '150 to 250 words'],
  [{ unit: 'characters', fewest: null, most: 2500 } as const, '2,500 characters'],
  [null, 'no limit known'],
])('%j is said as “%s”', (limit, said) => {
  expect(limitInWords(limit)).toBe(said)
})

test.each([
  [
    [asked(words(150)), asked(words(500)), asked(words(90), 'optional')],
    '2 essays of its own, 650 words together',
  ],
  [[asked(words(300))], '1 essay of its own, 300 words'],
  [[asked(null)], '1 essay of its own'],
  [
    [asked(words(200)), asked({ unit: 'characters', fewest: null, most: 200 })],
    '2 essays of its own, 200 words and 200 characters together',
  ],
  [[asked(words(90), 'optional')], 'no essays of its own'],
])('a student reads what is required, and how much it is', (essays, said) => {
  expect(supplementsInWords(supplements(essays), '2026-27')).toBe(`For 2026–27, it requires ${said}.`)
})

test('what is known of an earlier year is not said of this one', () => {
  const said = supplementsInWords(supplements([asked(words(300))]), '2027-28')
  expect(said).toBe('In 2026–27, it required 1 essay of its own, 300 words.')
  expect(additionInWords(4, true)).toBe('Add 4 essays from an earlier year')
})

test('the button says how many are missing', () => {
  expect([1, 4].map((missing) => additionInWords(missing, false))).toEqual([
    'Add the required essay',
    'Add the 4 required essays',
  ])
})
