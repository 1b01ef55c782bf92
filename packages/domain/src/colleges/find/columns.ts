/**
 * The encoding of a column of the finding file as plain JSON that compresses well. Decoding gives back what
 * went in, rounded as the column's name says.
 */
export type Column<Value> = {
  encode: (values: readonly Value[]) => unknown
  decode: (stored: unknown, count: number) => Value[]
}

/** Numbers rounded to a fraction of one: `scaled(10_000)` keeps four decimals. */
export function scaled(factor: number): Column<number | null> {
  return {
    encode: (values) => values.map((value) => value && Math.round(value * factor)),
    decode: (stored) => (stored as (number | null)[]).map((value) => value && value / factor),
  }
}

/** Like `scaled`, but as differences from the number before, for numbers close to their neighbors. */
export function stepped(factor: number): Column<number | null> {
  const { encode, decode } = scaled(factor)
  return {
    encode: (values) => {
      let before = 0
      return (encode(values) as (number | null)[]).map((value) => {
        if (value === null) return null
        const step = value - before
        before = value
        return step
      })
    },
    decode: (stored, count) => {
      let before = 0
      const sums = (stored as (number | null)[]).map((step) => (step === null ? null : (before += step)))
      return decode(sums, count)
    },
  }
}

/** Texts as they are, with `null` as an empty text. */
export const texts: Column<string | null> = {
  encode: (values) => values.map((value) => value ?? ''),
  decode: (stored) => (stored as string[]).map((value) => (value === '' ? null : value)),
}

/** Lists of texts, none of which contains a vertical bar. */
export const lists: Column<readonly string[]> = {
  encode: (values) => values.map((value) => value.join('|')),
  decode: (stored) => (stored as string[]).map((value) => (value === '' ? [] : value.split('|'))),
}

/** One of a few values: each is stored once and referred to by its index, with `null` as -1. */
export function choice<Value extends string>(): Column<Value | null> {
  return {
    encode: (values) => {
      const known = [...new Set(values)].filter((value) => value !== null)
      const numbers = new Map(known.map((value, at) => [value, at]))
      return [known, values.map((value) => (value === null ? -1 : numbers.get(value)))]
    },
    decode: (stored) => {
      const [known, numbers] = stored as [Value[], number[]]
      return numbers.map((at) => known[at] ?? null)
    },
  }
}

/** Flags that are set for few colleges: the distances from one set flag to the next. */
export const rareFlags: Column<boolean> = {
  encode: (values) => {
    const places = values.flatMap((value, at) => (value ? [at] : []))
    return places.map((at, index) => at - (places[index - 1] ?? 0))
  },
  decode: (stored, count) => {
    const values = Array.from({ length: count }, () => false)
    let at = 0
    for (const step of stored as number[]) values[(at += step)] = true
    return values
  },
}

/** Values that few colleges have: their positions, as distances, and the values, each stored once. */
export function rare<Value extends string>(): Column<Value | null> {
  const values = choice<Value>()
  return {
    encode: (all) => [
      rareFlags.encode(all.map((value) => value !== null)),
      values.encode(all.filter((value) => value !== null)),
    ],
    decode: (stored, count) => {
      const [places, given] = stored as [unknown, unknown]
      const having = values.decode(given, count)
      let next = 0
      return rareFlags.decode(places, count).map((has) => (has ? having[next++]! : null))
    },
  }
}

/** Facts that few colleges have, as they are. */
export function rareFacts<Value extends object>(): Column<Value | null> {
  return {
    encode: (all) => [
      rareFlags.encode(all.map((value) => value !== null)),
      all.filter((value) => value !== null),
    ],
    decode: (stored, count) => {
      const [places, given] = stored as [unknown, Value[]]
      let next = 0
      return rareFlags.decode(places, count).map((has) => (has ? given[next++]! : null))
    },
  }
}
