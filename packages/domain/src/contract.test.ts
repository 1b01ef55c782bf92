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

const inputs = endpoints.flatMap(([key, { params, query, body }]) =>
  [params, query, body].filter((part) => part !== undefined).map((part) => [key, part] as const),
)

/** Texts that are only compared and never stored: passwords, codes, and what a reader has seen before. */
const compared = /^\/(password|code|seen|before)\b/

test.each(inputs)('%s takes no text that the database cannot keep', (_, input) => {
  expect(takingAnyText(input).filter((path) => !compared.test(path))).toEqual([])
})

/** Returns the texts of an input that accept a NUL or a lone surrogate, which PostgreSQL refuses. */
function takingAnyText(schema: z.core.$ZodType, path = ''): string[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, member]) => takingAnyText(member, `${path}/${name}`))
    case 'array':
      return takingAnyText(def.element, `${path}/*`)
    case 'record':
      return [def.keyType, def.valueType].flatMap((part) => takingAnyText(part, `${path}/*`))
    case 'tuple':
      return def.items.flatMap((part, index) => takingAnyText(part, `${path}/${index}`))
    case 'union':
      return def.options.flatMap((option) => takingAnyText(option, path))
    case 'intersection':
      return [def.left, def.right].flatMap((part) => takingAnyText(part, path))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return takingAnyText(def.innerType, path)
    case 'pipe':
      // A text that is transformed may be refused before or after.
      return takes(schema) ? takingAnyText(def.in, path) : []
    case 'string':
      return takes(schema) ? [path] : []
    default:
      return []
  }
}

function takes(schema: z.core.$ZodType): boolean {
  return ['a\0b', 'a\ud800b'].some((text) => z.safeParse(schema, text).success)
}
