// The texts and rules for every CSV that an admin imports. Does not use zod, because the browser loads it
// too.

import { inProse } from './words.ts'
import { realDay, writtenDay } from './written-day.ts'

const invisible = /[\u200B-\u200F\u2060\uFEFF]/g

/** A line's cells by column; columns that the file lacks are absent. */
export type FileLine<Column extends string> = Partial<Record<Column, string>>

export const importLimits = {
  /** Bytes of a file. */
  bytes: 8_388_608,
  /** Lines of a file: far more than there are colleges in the world. */
  lines: 60_000,
  /** Cells of a line, empty ones as well: as many as a spreadsheet has columns. */
  lineCells: 16_384,
  /** Lines that have another number of cells than the first: each takes the parser five times as long. */
  unevenLines: 3000,
  /** Cells of a file. */
  cells: 1_000_000,
  /** The faults that a report lists individually; it counts the rest. */
  faults: 1000,
  /** Changes that a preview shows. */
  examples: 20,
}

/** Returns why the first line of a file cannot be one of a CSV with commas; `null` if it can. */
export function faultInDelimiter(firstLine: string): string | null {
  return !firstLine.includes(',') && /[;\t]/.test(firstLine)
    ? 'The first line has no commas between its columns. Save the file as “CSV UTF-8”, with commas, and import that.'
    : null
}

/**
 * Returns the columns in the order of the file's first line, which must include the name. Empty columns at its
 * end, which a spreadsheet saves, are left out.
 * @param names the header of each column
 * @returns the columns, or the message with which the whole file is refused
 */
export function columnsOf<Column extends string>(
  head: readonly string[],
  names: Readonly<Record<Column | 'name', string>>,
): Column[] | string {
  const byName = new Map(Object.entries<string>(names).map(([column, name]) => [name, column as Column]))
  const given = withoutEmptyEnd(head).map((cell) => cell.replace(invisible, '').trim().toLowerCase())
  const unknown = given.filter((name) => !byName.has(name))
  const otherDelimiter = given.length === 1 ? faultInDelimiter(given[0]!) : null
  if (otherDelimiter !== null) return otherDelimiter
  if (!given.includes(names.name))
    return `The first line has to name the columns, with “${names.name}” among them.`
  const nameless = given.indexOf('')
  if (nameless >= 0)
    return `Column ${nameless + 1} of the first line has no name. Name it or delete it, and import the file again.`
  // The first few show that it is another table, which may have thousands.
  if (unknown.length > 0)
    return `There is no column ${inProse(
      unknown.slice(0, 5).map((name) => `“${name}”`),
      'or',
    )}. The columns are: ${[...byName.keys()].join(', ')}.`
  const twice = given.find((name, at) => given.indexOf(name) !== at)
  return twice === undefined ? given.map((name) => byName.get(name)!) : `The column “${twice}” appears twice.`
}

/** Whether a line only tells Excel that commas separate the cells. */
export function tellsOfCommas(cells: readonly string[]): boolean {
  return cells.length <= 2 && cells[0] === 'sep=' && !cells[1]
}

/** Returns the cells up to the last that is not empty. */
export function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

/** Reads yes or no, for which a spreadsheet may have written TRUE or FALSE; an empty cell says no. */
export function yesOrNoIn(cell: string): boolean | null {
  const answer = cell.trim().toLowerCase()
  if (['', 'no', 'false'].includes(answer)) return false
  return ['yes', 'true'].includes(answer) ? true : null
}

/** Returns a date in any form that a spreadsheet saves, with its year, as `YYYY-MM-DD`; other text as it is. */
export function dayIn(cell: string): string {
  const written = writtenDay(cell)
  return (written?.year && realDay(written, written.year)) || cell
}

/** A line of a file that was skipped, numbered as in a spreadsheet: the header is line 1. */
type LineFault = { line: number; message: string }

/** The changes that a file would make, or has made. */
export type ImportReport = {
  lines: number
  added: number
  changed: number
  unchanged: number
  left: number
  /** The first of the skipped lines. */
  faults: LineFault[]
  /** Some of the changes. */
  examples: { line: number; name: string; what: 'added' | 'changed'; fields: string[] }[]
  /** Whether the changes are applied, rather than previewed. */
  isApplied: boolean
  /** The rows that the file ends because it no longer has them; only in files that are the whole list. */
  ended?: number
  /** Whether such an end has to be confirmed. */
  asks?: boolean
  /** How the file was understood. */
  notes?: string[]
}

/** One line of an import's response stream: the progress, then the report or the refusal. */
export type ImportProgress =
  | { stage: 'reading' | 'writing'; done: number; of: number | null }
  | { report: ImportReport }
  | { refused: string }
