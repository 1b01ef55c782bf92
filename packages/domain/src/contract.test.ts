import { expect, test } from 'vitest'
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
