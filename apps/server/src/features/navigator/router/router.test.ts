import { expect, test } from 'vitest'
import { library } from '#features/library/content/library.ts'
import { createRouter, type Reading } from './router.ts'

const { answers } = await library()
const router = await createRouter(answers)
const nameOf = (reading: Reading | undefined) =>
  reading === undefined
    ? null
    : 'card' in reading
      ? reading.card.slug
      : (reading.tool.fact ?? reading.tool.kind)

test.each([
  ['what is the fafsa', 'what-is-the-fafsa'],
  ['shuold i waive my rigth to read the leters', 'waive-right-to-see-letters'],
  ['que es la fafsa', 'what-is-the-fafsa'],
  ['collegename acceptance rate please', 'admission-rate'],
  ['is collegename test optional this year', 'test-policy'],
])('a student who types “%s” asks for %s', (question, name) => {
  expect(nameOf(router.read(question)[0])).toBe(name)
})

test('the chances of all readings are those of one question', () => {
  const all = router.read('should i take a gap year', 1000)
  expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(all[0]!.chance).toBeGreaterThan(all[1]!.chance)
})
