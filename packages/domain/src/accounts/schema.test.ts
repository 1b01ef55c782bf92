import { expect, test } from 'vitest'
import { SignUpData } from './schema.ts'

test('a sign-up without a name is taken, one with a name of spaces is not', () => {
  expect(SignUpData.safeParse({ full_name: '' }).data).toEqual({})
  expect(SignUpData.safeParse({ full_name: '   ' }).error?.issues).toMatchObject([
    { path: ['full_name'], message: 'Enter a name.' },
  ])
})
