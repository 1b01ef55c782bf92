import { chosenTypes } from '@bearings/domain/notifications/options'
import { expect, test } from 'vitest'
import { groups, textFor } from './groups.ts'

test('a person finds each notification that they can turn off in one group of the settings', () => {
  expect(groups.flatMap(({ types }) => types).toSorted()).toEqual(chosenTypes.toSorted())
})

test('a student reads that an urgent message is mailed at night, too, which never is to a parent', () => {
  const messages = groups.find(({ types }) => types.includes('message'))!
  expect(textFor(messages, 'student')).toContain('at night unless your advisor marks it urgent')
  expect(textFor(messages, 'guardian')).toContain('none comes at night.')
})
