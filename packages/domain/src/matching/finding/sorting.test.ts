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

test('a student who sorts by the best odds finds a promise before every estimate, and an admission rate among them', () => {
  const middle = (odds: number) => ({ odds: { low: odds, middle: odds, high: odds } })
  const placements: [string, object][] = [
    ['No data', { status: 'not_enough_data', missing: 'admission_rate' }],
    ['Estimate', { status: 'estimated', ...middle(0.05) }],
    ['By rate', { status: 'by_rate', ...middle(0.8) }],
    ['Nearly sure', { status: 'estimated', ...middle(0.99) }],
    ['Open', { status: 'open' }],
    ['Promise', { status: 'guaranteed' }],
  ]
  const colleges = placements.map(([name, placement]) => ({ ...named(name), placement }) as PlacedCollege)

  expect(sorted(colleges, 'odds').map(({ college }) => college.name)).toEqual([
    'Open',
    'Promise',
    'Nearly sure',
    'By rate',
    'Estimate',
    'No data',
  ])
})
