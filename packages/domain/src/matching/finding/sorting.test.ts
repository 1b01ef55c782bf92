import { expect, test } from 'vitest'
import { unknownCollege } from './fixtures.ts'
import type { PlacedCollege } from './placed.ts'
import { sorted } from './sorting.ts'

function named(name: string): PlacedCollege {
  return { college: { ...unknownCollege, name } } as PlacedCollege
}

test('a student who sorts by name finds accents and small letters where the alphabet has them', () => {
  const colleges = ['Zane State', 'eCornell', 'École', 'Earlham', 'Emory'].map(named)

  expect(sorted(colleges, 'name').map(({ college }) => college.name)).toEqual([
    'Earlham',
    'École',
    'eCornell',
    'Emory',
    'Zane State',
  ])
})
