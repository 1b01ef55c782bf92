/** The name of the list, of one of its rows, and of what distinguishes two rows with the same name. */
type Words = { list: string; noun: string; qualifier: string }

type Known<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Returns a row's name, and name and qualifier together, both normalized. */
  keyOf: (row: Row) => { name: string; whole: string }
  words: Words
}

/**
 * Finds the row that a line refers to: by id, by name and qualifier, or by name alone if only one row has it.
 * Returns `undefined` for a new row, or a sentence if the reference is unknown or ambiguous.
 */
export function createRowLookup<Row>({ rows, idOf, keyOf, words }: Known<Row>) {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const byWhole = new Map(rows.map((row) => [keyOf(row).whole, row]))
  const byName = new Map<string, Row[]>()
  for (const row of rows) {
    const { name } = keyOf(row)
    byName.set(name, [...(byName.get(name) ?? []), row])
  }
  return (
    id: string | undefined,
    { name, whole }: { name: string; whole: string | null },
  ): Row | string | undefined => {
    if (id) return byId.get(id.toLowerCase()) ?? `id: ${words.list} has no ${words.noun} with this id.`
    if (whole !== null) return byWhole.get(whole)
    const called = byName.get(name) ?? []
    return called.length > 1
      ? `${words.list} has several ${words.noun}s with this name: add the ${words.qualifier}.`
      : called[0]
  }
}
