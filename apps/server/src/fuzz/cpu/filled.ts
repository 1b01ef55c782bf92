import type { JsonSchema, Known } from '../values.ts'

export type Filling = {
  text: string
  day: string
  /** The most characters of all texts together. */
  room: number
  /** Which list is filled, by its number in the order of the schema, with what, and to how many items; else one that fits. */
  list?: { at: number; most: number; item?: unknown }
  /** Whether fields that may be left out are. */
  isShort: boolean
  /** Which of several forms a value takes, by number. */
  form: number
}

/** A value that a schema describes, and the number of lists in it. */
export function filled(
  schema: JsonSchema,
  known: Known,
  filling: Filling,
): { value: unknown; lists: number } {
  let { room } = filling
  let lists = 0

  function fill(one: JsonSchema, name: string, turn: number): unknown {
    const forms = (one.anyOf ?? one.oneOf)?.filter(({ type }) => type !== 'null')
    if (forms?.length) return fill(forms[filling.form % forms.length]!, name, turn)
    if ('const' in one) return one.const
    if (one.enum) return one.enum[turn % one.enum.length]
    if (one.format === 'date') return filling.day
    if (one.type === 'string') return textOf(one, name, turn)
    if (one.type === 'boolean') return true
    if (one.type === 'number' || one.type === 'integer')
      return Math.max(one.minimum ?? 1, Math.min(1, one.maximum ?? 1))
    if (one.type === 'array') return listOf(one, name)
    if (one.type !== 'object') return filling.text.slice(0, 100)
    const fields = Object.entries(one.properties ?? {}).filter(
      ([field]) => !filling.isShort || one.required?.includes(field),
    )
    return Object.fromEntries(fields.map(([field, inner]) => [field, fill(inner, field, turn)]))
  }

  function textOf(
    { format, minLength = 1, maxLength = 1000 }: JsonSchema,
    name: string,
    turn: number,
  ): string {
    const values = known(name)
    if (values.length > 0) return values[turn % values.length]!
    if (format === 'uuid') return `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`
    if (format === 'email') return `${'a'.repeat(50)}${turn}@example.org`
    if (format !== undefined)
      return format === 'date-time' ? `${filling.day}T12:00:00Z` : filling.text.slice(0, 100)
    const length = Math.max(minLength, Math.min(maxLength, room))
    room -= length
    return filling.text.repeat(Math.ceil(length / filling.text.length)).slice(0, length)
  }

  function listOf({ items = {}, maxItems = Infinity }: JsonSchema, name: string): unknown[] {
    const at = lists++
    const { list } = filling
    if (list?.at !== at) return maxItems === 0 ? [] : [fill(items, name, 0)]
    if ('item' in list) return Array<unknown>(list.most).fill(list.item)
    const count = Math.min(maxItems, list.most)
    const before = lists
    return Array.from({ length: count }, (_, turn) => {
      lists = before
      return fill(items, name, turn)
    })
  }

  return { value: fill(schema, '', 0), lists }
}
