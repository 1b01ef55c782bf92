import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findable } from './arbitraries.ts'
import { decodeFinding, encodeFinding } from './finding-file.ts'

test('every college comes out of the file as it went in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(findable, { selector: ({ unitid }) => unitid, maxLength: 30 }), (colleges) => {
      const sources = { admissionRate: { bachelor: { source: 'College Scorecard', year: 'fall 2024' } } }
      const decoded = decodeFinding(encodeFinding({ colleges, sources }))
      expect(decoded.sources).toEqual(sources)
      expect(decoded.colleges).toEqual(colleges.toSorted((one, other) => one.unitid - other.unitid))
    }),
  )
})

test('an empty catalog is a file too', () => {
  expect(decodeFinding(encodeFinding({ colleges: [], sources: {} }))).toEqual({ colleges: [], sources: {} })
})
