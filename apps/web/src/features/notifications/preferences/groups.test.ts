import { chosenTypes } from '@bearings/domain/notifications/options'
import { expect, test } from 'vitest'
import { groups } from './groups.ts'

test('a person finds each notification that they can turn off in one group of the settings', () => {
  expect(groups.flatMap(({ types }) => types).toSorted()).toEqual(chosenTypes.toSorted())
})
