import type { z } from 'zod'

type Definition = {
  type: string
  format?: string
  innerType?: z.ZodType
  in?: z.ZodType
  getter?: () => z.ZodType
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  items?: z.ZodType[]
  entries?: Record<string, unknown>
  values?: unknown[]
  left?: z.ZodType
  right?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
}

const texts: Record<string, () => string> = {
  uuid: () => crypto.randomUUID(),
  date: () => '2026-10-01',
  datetime: () => '2026-10-01T12:00:00.000Z',
}

/**
 * Returns the least value of a schema, as a server with empty tables might answer: `null` where that is allowed,
 * empty lists and texts, 0, `false`, the first of several options. For tests, which then name only what matters.
 * @throws when the schema is of a kind that no response has.
 */
export function sampleOf(schema: z.ZodType): unknown {
  const definition = schema.def as unknown as Definition
  const { type, innerType, options, items, entries } = definition
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape!).flatMap(([name, field]) => {
          const value = sampleOf(field)
          return value === undefined ? [] : [[name, value]]
        }),
      )
    case 'string':
      return texts[definition.format ?? '']?.() ?? ''
    case 'number':
    case 'int':
      return 0
    case 'boolean':
      return false
    case 'array':
      return []
    case 'tuple':
      return items!.map(sampleOf)
    case 'record':
      return Object.fromEntries(
        keysOf(definition.keyType!).map((key) => [key, sampleOf(definition.valueType!)]),
      )
    case 'nullable':
    case 'null':
    case 'any':
    case 'unknown':
      return null
    case 'optional':
    case 'undefined':
    case 'void':
      return undefined
    case 'enum':
      return Object.values(entries!)[0]
    case 'literal':
      return definition.values![0]
    case 'union':
      return sampleOf(options![0]!)
    case 'lazy':
      return sampleOf(definition.getter!())
    case 'pipe':
      return sampleOf(definition.in!)
    case 'intersection':
      return { ...(sampleOf(definition.left!) as object), ...(sampleOf(definition.right!) as object) }
    case 'readonly':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'nonoptional':
      return sampleOf(innerType!)
    default:
      throw new Error(`No sample of a ${type}`)
  }
}

/** The keys that a record always has: those of a fixed list. */
function keysOf(schema: z.ZodType): string[] {
  const { type, entries } = schema.def as unknown as Definition
  return type === 'enum' ? Object.values(entries!).map(String) : []
}
