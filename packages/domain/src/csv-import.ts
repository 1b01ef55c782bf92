// The texts and rules for every CSV that an admin imports. Does not use zod, because the browser loads it
// too.

/** A line's cells by column; columns that the file lacks are absent. */
export type FileLine<Column extends string> = Partial<Record<Column, string>>

export const importLimits = {
  /** Bytes of a file. */
  bytes: 33_554_432,
  /** Lines of a file. */
  lines: 200_000,
  /** How many faults a report lists individually; it counts the rest. */
  faults: 1000,
  /** Changes that a preview shows. */
  examples: 20,
}

/**
 * Which column of the head holds what, in order. The column of the name has to be there.
 * @param names the columns by what they hold
 * @returns the fault that the whole file is refused for, as text
 */
export function columnsOf<Column extends string>(
  head: readonly string[],
  names: Readonly<Record<Column | 'name', string>>,
): Column[] | string {
  const byName = new Map(Object.entries<string>(names).map(([column, name]) => [name, column as Column]))
  const given = head.map((cell) => cell.trim().toLowerCase())
  const unknown = given.filter((name) => !byName.has(name))
  if (!given.includes(names.name))
    return `The first line has to name the columns, with “${names.name}” among them.`
  if (unknown.length > 0)
    return `There is no column ${unknown.map((name) => `“${name}”`).join(', ')}. There are: ${[...byName.keys()].join(', ')}.`
  const twice = given.find((name, at) => given.indexOf(name) !== at)
  return twice === undefined
    ? given.map((name) => byName.get(name)!)
    : `The column “${twice}” is there twice.`
}

/** A line of a file that was left out, counted as a spreadsheet does: the head is line 1. */
type LineFault = { line: number; message: string }

/** What a file would change, or has changed. */
export type ImportReport = {
  lines: number
  added: number
  changed: number
  unchanged: number
  left: number
  /** The first of the lines left out. */
  faults: LineFault[]
  /** Some of what changes. */
  examples: { line: number; name: string; what: 'added' | 'changed'; fields: string[] }[]
  /** Whether it is done, rather than only looked at. */
  isApplied: boolean
}

/** A line of the answer to an import: how far it is, then the report, or why there is none. */
export type ImportProgress =
  | { stage: 'reading' | 'writing'; done: number; of: number | null }
  | { report: ImportReport }
  | { refused: string }
