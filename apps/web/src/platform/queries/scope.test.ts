import { expect, test } from 'vitest'
import { isSequential, scopeOf } from './scope.ts'

test('changes of one list arrive in their order, whichever school they are of', () => {
  expect(scopeOf('PATCH /schools/list/{id}')).toEqual({ id: 'schools/list' })
  expect(scopeOf('DELETE /schools/list/{id}')).toEqual({ id: 'schools/list' })
  expect(scopeOf('PATCH /me')).toEqual({ id: 'me' })
})

test('changes of something else wait for none of these', () => {
  expect(scopeOf('PUT /schools/list/target')).toEqual({ id: 'schools/list/target' })
  expect(scopeOf('DELETE /schools/list/{id}/checklist/{itemId}')).toEqual({ id: 'schools/list/checklist' })
  expect(scopeOf('PUT /money/steps/{step}')).not.toEqual(scopeOf('PUT /money/scholarships/{id}/saved'))
})

test('a school is added while somebody has still to answer a question about another one', () => {
  expect(isSequential('POST /schools/list')).toBe(false)
  expect(isSequential('PATCH /schools/list/{id}')).toBe(true)
})
