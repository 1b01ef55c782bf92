import fc from 'fast-check'

/** Texts that hardly anybody sends by accident. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD83D',
  '\uDE00\uD83D',
  '\u202Eמימין\u202C',
  '😀'.repeat(200),
  '"\'`;--',
  '%',
  '\\',
  '../../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'line\r\nbreak',
  '0026-11-30',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '+010000-01-01',
  '2026-02-30',
  'infinity',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '99999999999999_ffffffff-ffff-ffff-ffff-ffffffffffff',
]
const oddNumbers = [-1, 0, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308, -1e-308]

const longText = fc.constantFrom(10_000, 120_000, 1_000_000).map((length) => 'x'.repeat(length))
/** A placeholder for deeply nested brackets, which `withDeepLists` expands in JSON text only. */
const deepList = fc.constantFrom('deep:50', 'deep:20000')

export function withDeepLists(json: string): string {
  return json.replace(/"deep:(\d+)"/g, (_, depth) => '['.repeat(Number(depth)) + ']'.repeat(Number(depth)))
}

export const oddText = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 20, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  // Includes lone surrogates.
  {
    weight: 10,
    arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  },
  { weight: 1, arbitrary: longText },
)

/** Generates any JSON value, with troublesome ones more likely. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 20, arbitrary: oddText },
  { weight: 10, arbitrary: fc.constantFrom(...oddNumbers) },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      [],
      {},
      [null],
      [[]],
      { length: -1 },
      { type: 'doc', content: [null] },
    ),
  },
  { weight: 5, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: deepList },
)

export type JsonSchema = {
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** Returns existing values for fields of this name: an id, an address, a token. */
export type Known = (name: string) => readonly string[]

const days = [
  '2026-11-02',
  '2026-11-09',
  '2027-01-04',
  '2026-11-30',
  '2000-01-01',
  '2100-12-31',
  '2028-02-29',
]

/** Generates values that mostly fit a field's schema; refinements are not known here. */
export function fitting(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((one) => fitting(one, known, name)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const named = known(name)
  if (schema.type === 'string' && named.length > 0) return fc.constantFrom(...named)
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...known('id')), fc.uuid())
  if (schema.format === 'date') return fc.constantFrom(...days)
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'number' || schema.type === 'integer') return number(schema)
  if (schema.type === 'array')
    return fc.array(fitting(schema.items ?? {}, known, name), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 4, 4),
    })
  if (schema.type === 'object') return object(schema, known)
  return odd
}

function object({ properties = {}, required = [] }: JsonSchema, known: Known): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, fitting(schema, known, name)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
}

function text({ minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) })
}

function number({ type, minimum = -5, maximum = 5 }: JsonSchema): fc.Arbitrary<number> {
  if (type === 'integer')
    return fc.integer({ min: Math.max(minimum, -5), max: Math.min(maximum, 2_147_483_647) })
  return fc.double({ min: minimum, max: maximum, noNaN: true })
}
