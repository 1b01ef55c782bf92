import type { ListStatus } from '@bearings/domain/list/schema'
import { expect, test } from 'vitest'
import { satScaleOf } from './sat-scale.ts'

const school = (from: number | null, status: ListStatus = 'In Progress') => ({
  status,
  figures: {
    sat: from === null ? null : { from, to: from + 150, unit: 'score', label: 'SAT', source: '', year: '' },
  },
})

test.each([
  ['begins below the lowest band of the list', [school(1510), school(1180), school(null)], 1400, 1100],
  ['leaves out what is over', [school(1180), school(900, 'Rejected'), school(800, 'Withdrawn')], null, 1100],
  ['has room for the student’s own score', [school(1400)], 1010, 950],
  ['keeps a width where all bands are high', [school(1510)], 1540, 1150],
  ['has a width without any band', [school(null)], null, 1150],
])('the scale of a list %s', (_, entries, you, start) => {
  expect(satScaleOf(entries as never, you)).toEqual([start, 1600])
})
