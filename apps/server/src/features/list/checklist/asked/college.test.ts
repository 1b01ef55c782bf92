import type { ApplicationPart } from '@bearings/domain/list/checklist/part'
import { expect, test } from 'vitest'
import { knownOf } from './college.ts'

const form = { personalEssayRequired: true, applicationSystem: 'common_app' } as Parameters<typeof knownOf>[1]
const own = {
  cycle: '2026-27',
  certainty: 'likely' as const,
  source: 'https://aster.example',
  checkedOn: '2026-11-28',
  essays: [],
  programs: [],
  note: null,
}
const nothing = { parts: null, supplements: null, major: null }

test('a portfolio is asked of those who apply to a program that takes one', () => {
  const portfolio = { part: 'portfolio', fields: ['architecture'] } as ApplicationPart
  const partsFor = (major: string | null) => knownOf({ ...nothing, parts: [portfolio], major }, form).parts
  expect(partsFor('Architecture')).toEqual([portfolio])
  expect(partsFor('Biology')).toEqual([])
  expect(partsFor(null)).toEqual([])
})

test('how many essays are required is said only where the form’s and the college’s own are known', () => {
  expect(knownOf({ ...nothing, supplements: own }, form).essays).toEqual({ ofForm: 1, own: 0 })
  expect(knownOf(nothing, form).essays).toBeNull()
  expect(knownOf({ ...nothing, supplements: { ...own, certainty: 'unsure' } }, form).essays).toBeNull()
  const unknown = { ...form!, personalEssayRequired: null }
  expect(knownOf({ ...nothing, supplements: own }, unknown).essays).toBeNull()
  expect(knownOf({ ...nothing, supplements: own }, { ...unknown, applicationSystem: 'uc' }).essays).toEqual({
    ofForm: 4,
    own: 0,
  })
})
