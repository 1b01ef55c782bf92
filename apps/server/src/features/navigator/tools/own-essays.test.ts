import { expect, test } from 'vitest'
import { essayName } from './own-essays.ts'

test('a student reads that the name of an essay goes on, where there is no room for all of it', () => {
  const promptName =
    'Some students have a background, identity, interest, or talent that is so meaningful they believe their application would be incomplete without it'

  expect(essayName({ promptName, schoolName: 'Tufts University' })).toBe(
    'Tufts University: Some students have a background, identity, interest, or talent that is…',
  )
  expect(essayName({ promptName: 'Rain at noon', schoolName: null })).toBe('Rain at noon')
})
