import { Column, getTableName, is, noopDecoder, SQL } from 'drizzle-orm'

/** A selected column as Drizzle keeps it: its path in the row's object, and the column or expression. */
export type SelectedField = { path: string[]; field: unknown }
type Decoder = { mapFromDriverValue: (value: unknown) => unknown }
type Place = { group: string | null; key: string; decoder: Decoder | null; emptiesGroup: boolean }

/** The parts of a Drizzle prepared query that are used here. */
export type Mapped = {
  fields?: SelectedField[]
  joinsNotNullableMap?: Record<string, boolean>
  customResultMapper?: (rows: unknown[][]) => object[]
}

/**
 * Maps rows to objects as Drizzle does, but decides once how. Drizzle decides for each value of each row,
 * which took a fifth of a long list's time.
 * @returns `null` for objects nested more than one level deep, which are left to Drizzle.
 */
export function rowMapper({ fields, joinsNotNullableMap: always = {} }: Mapped) {
  if (!fields || fields.some(({ path }) => path.length > 2)) return null
  const empties = firstOfOptional(fields, always)
  const places = fields.map((selected): Place => {
    const { path, field } = selected
    const group = path.length === 2 ? path[0]! : null
    return { group, key: path.at(-1)!, decoder: decoderOf(field), emptiesGroup: empties.has(selected) }
  })
  return (rows: unknown[][]) => rows.map((row) => objectOf(places, row))
}

function objectOf(places: readonly Place[], row: readonly unknown[]): object {
  const result: Record<string, unknown> = {}
  const empty: string[] = []
  for (let index = 0; index < places.length; index++) {
    const { group, key, decoder, emptiesGroup } = places[index]!
    const raw = row[index]
    const value = raw === null || decoder === null ? raw : decoder.mapFromDriverValue(raw)
    if (group === null) result[key] = value
    else
      ((result[group] ??= {} as Record<string, unknown>), result[group] as Record<string, unknown>)[key] =
        value
    if (emptiesGroup && value === null) empty.push(group!)
  }
  for (const group of empty) result[group] = null
  return result
}

/**
 * The result of a left join is `null` if its first column is null, unless its columns come from several
 * tables.
 */
function firstOfOptional(
  fields: readonly SelectedField[],
  always: Record<string, boolean>,
): Set<SelectedField> {
  const columns = new Map<string, SelectedField[]>()
  for (const selected of fields) {
    if (selected.path.length !== 2 || !is(selected.field, Column)) continue
    const group = selected.path[0]!
    columns.set(group, [...(columns.get(group) ?? []), selected])
  }
  const firsts = [...columns.values()].flatMap((ofGroup) => {
    const [table, ...others] = new Set(ofGroup.map(({ field }) => getTableName((field as Column).table)))
    return others.length === 0 && !always[table!] ? [ofGroup[0]!] : []
  })
  return new Set(firsts)
}

/** Returns `null` if the driver's value needs no conversion. */
function decoderOf(field: unknown): Decoder | null {
  const decoder = (
    is(field, Column) ? field : is(field, SQL) ? decoderIn(field) : decoderIn((field as { sql: SQL }).sql)
  ) as Decoder
  const { mapFromDriverValue: map } = decoder
  return map === Column.prototype.mapFromDriverValue || map === noopDecoder.mapFromDriverValue
    ? null
    : decoder
}

function decoderIn(expression: SQL): unknown {
  return (expression as unknown as { decoder: unknown }).decoder
}
