import { expect, test } from 'vitest'
import { endpoint } from './endpoint.ts'

test('who may call an endpoint cannot be left out', () => {
  // @ts-expect-error -- without access first this does not compile, and that is what is tested.
  const described = endpoint({ summary: 'Something anybody could do' })

  expect(described).not.toHaveProperty('access', 'public')
})
