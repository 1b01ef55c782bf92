import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract, nouns } from './contract.ts'
import type { Endpoint } from './endpoint.ts'

const endpoints = Object.entries<Endpoint>(contract)

test('no endpoint belongs to two nouns', () => {
  const claimed = Object.values(nouns).flatMap((noun) => Object.keys(noun))
  expect(claimed.filter((key, index) => claimed.indexOf(key) !== index)).toEqual([])
})

test.each(endpoints)('%s describes each name in its path, and nothing else there', (key, { params }) => {
  const named = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(Object.keys(params?.shape ?? {})).toEqual(named)
})

test.each(endpoints)('%s describes no field twice', (_, { params, query, body }) => {
  const names = [params, query, body].flatMap((part) => Object.keys(part?.shape ?? {}))
  expect(new Set(names).size).toBe(names.length)
})

test.each(endpoints)(
  '%s has a query only where it is read, a body only where it is written',
  (key, { query, body }) => {
    const reads = /^(GET|DELETE) /.test(key)
    expect(reads ? body : query).toBeUndefined()
  },
)

test.each(endpoints.filter(([, { body }]) => body))('%s takes no list without an end', (_, { body }) => {
  expect(endlessIn(z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }))).toEqual([])
})

/** Where the JSON schema of a body has a list of any length. */
function endlessIn(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isEndless =
    'type' in schema && schema.type === 'array' && !('maxItems' in schema) && 'items' in schema
  const within = Object.entries(schema).flatMap(([name, member]) => endlessIn(member, `${path}/${name}`))
  return isEndless ? [path, ...within] : within
}
