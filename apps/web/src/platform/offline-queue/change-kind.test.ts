import { expect, test } from 'vitest'
import { conflictsBetween, fieldsOf } from './change-kind.ts'

const input = { id: '1', status: 'Submitted' }

test('a status that is as it was may be changed', () => {
  expect(conflictsBetween(input, { status: 'Not Started' }, { status: 'Not Started' })).toEqual({
    fields: [],
    isDone: false,
  })
})

test('a status that another device has set to something else meanwhile is a conflict', () => {
  expect(conflictsBetween(input, { status: 'Not Started' }, { status: 'Withdrawn' }).fields).toEqual([
    'status',
  ])
})

test('what another device has set to the same is done already', () => {
  expect(conflictsBetween(input, { status: 'Not Started' }, { status: 'Submitted' })).toEqual({
    fields: [],
    isDone: true,
  })
})

test('only the fields that are changed count, and never the id', () => {
  expect(fieldsOf({ id: '1', status: 'Not Started', plan: 'ea' }, { ...input, major: undefined })).toEqual({
    id: '1',
    status: 'Not Started',
  })
  expect(conflictsBetween(input, { id: '1', status: 'A' }, { id: '2', status: 'A' }).fields).toEqual([])
})
