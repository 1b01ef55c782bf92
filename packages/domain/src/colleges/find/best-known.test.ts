import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prominenceOf } from '../search/prominence.ts'
import { findable } from './arbitraries.ts'
import { bestKnownFirst } from './best-known.ts'
import type { FindableCollege } from './schema.ts'

test('colleges come in the order of how well known they are, and equal ones by their federal number', () => {
  const known = (college: FindableCollege) =>
    prominenceOf({
      ...college,
      distanceOnly: college.isOnlineOnly,
      isCommonApp: college.applicationSystem === 'common_app',
    })
  fc.assert(
    fc.property(fc.uniqueArray(findable, { selector: ({ unitid }) => unitid, maxLength: 30 }), (colleges) => {
      const inOrder = colleges.toSorted(
        (one, other) => known(other) - known(one) || one.unitid - other.unitid,
      )
      expect(bestKnownFirst(colleges)).toEqual(inOrder)
    }),
  )
})

const ordinary: FindableCollege = {
  ...fc.sample(findable, 1)[0]!,
  undergraduates: 4000,
  admissionRate: 0.5,
  yieldRate: 0.3,
  level: 'bachelor',
  control: 'public',
  isOnlineOnly: false,
  applicationSystem: null,
}
const better: [string, Partial<FindableCollege>, Partial<FindableCollege>][] = [
  ['more students', { undergraduates: 8000 }, {}],
  ['fewer admitted', { admissionRate: 0.2 }, {}],
  ['more applicants for each who comes', { yieldRate: 0.2 }, {}],
  ['four years', {}, { level: 'associate' }],
  ['no profit', {}, { control: 'private_for_profit' }],
  ['a campus', {}, { isOnlineOnly: true }],
  ['the Common App', { applicationSystem: 'common_app' }, {}],
]

test.each(better)(
  'a college with %s is better known than one that is the same otherwise',
  (_, one, other) => {
    const first = { ...ordinary, ...one, unitid: 2 }
    const second = { ...ordinary, ...other, unitid: 1 }
    expect(bestKnownFirst([second, first])).toEqual([first, second])
  },
)
