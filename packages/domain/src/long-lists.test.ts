import { expect, test } from 'vitest'
import { z } from 'zod'
import { ArchivedText, ArchiveFrame } from './archive/schema.ts'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { Question } from './navigator/schema.ts'

/* A list without an end, read item by item, lets one short request keep everybody else waiting. */

const inputs: (readonly [string, z.core.$ZodType])[] = [
  ...Object.entries<Endpoint>(contract).flatMap(([key, { params, query, body }]) =>
    [params, query, body].flatMap((part) => (part ? [[key, part] as const] : [])),
  ),
  ['an archive', ArchiveFrame],
  ['a text of an archive', ArchivedText],
  ['a question', Question],
]
const lists = inputs.flatMap(([key, input]) =>
  listsIn(input).map(([path, list]): [string, z.core.$ZodType] => [`${key} ${path}`, list]),
)

test('the lists of every input are found', () => {
  expect(lists.length).toBeGreaterThan(40)
})

test.each(lists)('%s of 100,000 items is refused in one sentence, before its items are read', (_, list) => {
  for (const item of [0, null, '', 'x', {}, []])
    expect(issuesIn(z.safeParse(list, Array(100_000).fill(item)).error)).toBe(1)
})

test('a list whose length comes second is noticed', () => {
  const input = z.object({
    ids: z
      .array(z.uuid())
      .refine(() => true)
      .max(5),
  })

  const [[, list]] = listsIn(input) as [[string, z.core.$ZodType]]

  expect(issuesIn(z.safeParse(list, Array(100).fill(0)).error)).toBeGreaterThan(99)
})

/** Counts the faults of an input, those of the alternatives of a union as well. */
function issuesIn(error: { issues: readonly z.core.$ZodIssue[] } | undefined): number {
  return (error?.issues ?? []).reduce((sum, issue) => {
    const within = issue.code === 'invalid_union' ? issue.errors : []
    return sum + 1 + within.reduce((inner, issues) => inner + issuesIn({ issues }), 0)
  }, 0)
}

/** Returns every list, record, map and set in a schema with its path, also within others. */
function listsIn(schema: z.core.$ZodType, path = ''): [string, z.core.$ZodType][] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, member]) => listsIn(member, `${path}/${name}`))
    case 'array':
      return [[path, schema], ...listsIn(def.element, `${path}/*`)]
    case 'record':
    case 'map':
      return [[path, schema], ...listsIn(def.valueType, `${path}/*`)]
    case 'set':
      return [[path, schema], ...listsIn(def.valueType, `${path}/*`)]
    case 'tuple':
      return def.items.flatMap((part, index) => listsIn(part, `${path}/${index}`))
    case 'union':
      return def.options.flatMap((option) => listsIn(option, path))
    case 'intersection':
      return [def.left, def.right].flatMap((part) => listsIn(part, path))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return listsIn(def.innerType, path)
    case 'pipe':
      return [def.in, def.out].flatMap((part) => listsIn(part, path))
    case 'lazy':
      return listsIn(def.getter(), path)
    default:
      return []
  }
}
