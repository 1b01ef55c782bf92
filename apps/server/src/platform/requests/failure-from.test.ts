import type { FastifyError } from 'fastify'
import { expect, test } from 'vitest'
import { failureFrom } from './failure-from.ts'

test('of a request that is wrong in thousands of places, the caller hears the first of them', () => {
  const validation = Array.from({ length: 10_000 }, (_, index) => ({
    keyword: 'invalid_type',
    instancePath: `/schools/${index}`,
    schemaPath: '',
    params: {},
    message: 'Not a school',
  }))

  const { body } = failureFrom(Object.assign(new Error(), { validation }) as unknown as FastifyError)

  expect(body.error.fields).toHaveLength(50)
  expect(body.error.fields![0]).toEqual({ path: 'schools.0', message: 'Not a school' })
})
