import { expect, test } from 'vitest'
import { majorsCalled } from './major-search.ts'
import { decodeMajors, encodeMajors, type MajorNames } from './majors-file.ts'
import { type Taught, taughtCodes } from './taught.ts'

const none: Taught = { unitid: 1, bachelorFamilies: [], associateFamilies: [], bachelorFields: [] }
const sources = {
  fields: { source: 'College Scorecard', year: '2015-16 and 2016-17' },
  families: { source: 'College Scorecard', year: '2023-24' },
}
const majors: MajorNames[] = [
  { code: '11.07', title: 'Computer Science', names: ['computer science', 'cs', 'comp sci'] },
  { code: '11.01', title: 'Information Sciences', names: ['computer and information sciences', 'computing'] },
  { code: '51.38', title: 'Nursing', names: ['registered nursing', 'nursing'] },
  { code: '11', title: 'Computing, any field', names: ['computer and information sciences'] },
]
const colleges: Taught[] = [
  { ...none, unitid: 300, bachelorFamilies: ['11'], bachelorFields: ['11.07'] },
  { ...none, unitid: 100, bachelorFamilies: ['11', '51'], bachelorFields: ['11.01', '11.07'] },
  { ...none, unitid: 200, associateFamilies: ['11'] },
]

test('a field that was awarded counts as long as its family is offered, and a family with either degree', () => {
  const awarded = { ...none, bachelorFields: ['11.07'] }
  expect(taughtCodes(awarded).has('11.07')).toBe(false)
  expect(taughtCodes({ ...awarded, bachelorFamilies: ['11'] }).has('11.07')).toBe(true)
  expect(taughtCodes({ ...none, bachelorFamilies: ['11'] }).has('11.07')).toBe(false)
  expect(taughtCodes({ ...none, associateFamilies: ['11'] }).has('11')).toBe(true)
  expect(taughtCodes(none).has('11')).toBe(false)
})

test('who teaches what comes out of the file as it went in, without what nobody teaches', () => {
  const decoded = decodeMajors(encodeMajors(colleges, majors, sources))
  expect(decoded.sources).toEqual(sources)
  expect(decoded.majors.map(({ code, at }) => [code, [...at]])).toEqual([
    ['11.07', [100, 300]],
    ['11.01', [100]],
    ['11', [100, 200, 300]],
  ])
})

test.each([
  ['cs', ['11.07']],
  ['CS', ['11.07']],
  ['comp', ['11', '11.07', '11.01']],
  ['sciences information', ['11', '11.01']],
  ['nursing', []],
  ['', []],
])('who types "%s" is offered %s', (typed, codes) => {
  const { majors: taught } = decodeMajors(encodeMajors(colleges, majors, sources))
  expect(majorsCalled(taught, typed).map(({ code }) => code)).toEqual(codes)
})
