import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parse } from 'csv-parse/sync'

export type Row = Record<string, string>

type NameOf = (column: string) => string | false

/** The location of each row: the file, and the row number as in a spreadsheet, with the header as row 1. */
const places = new WeakMap<Row, { file: string; number: number }>()

/**
 * Reads the rows of a file with a header.
 * @param nameOf Returns our name for a column of the header, or false to leave the column out.
 * @throws Error with one line for people if the file is missing, empty or not valid CSV.
 */
export function readCsv(path: string, nameOf: NameOf = (column) => column): Row[] {
  const file = basename(path)
  if (!existsSync(path)) throw new Error(`There is no ${file} in ${dirname(path)}`)
  const rows = parsed(path, nameOf)
  if (rows.length === 0) throw new Error(`${file}: expected at least one row below the header`)
  for (const [index, row] of rows.entries()) places.set(row, { file, number: index + 2 })
  return rows
}

function parsed(path: string, nameOf: NameOf): Row[] {
  try {
    return parse(decoded(readFileSync(path)), {
      columns: (header: string[]) => header.map(nameOf),
      bom: true,
    })
  } catch (error) {
    throw new Error(`${basename(path)}: ${(error as Error).message}`, { cause: error })
  }
}

/** Decodes a federal file, which is in UTF-8 or, if older, in Windows-1252. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Returns a cell. A column that the source no longer has must stop the build, not empty our column. */
export function cell(row: Row, column: string): string {
  const value = row[column]
  if (value === undefined)
    throw new Error(`${places.get(row)?.file ?? 'A file'}, row 1: expected a column ${column}`)
  return value.trim()
}

/** Returns the error for a cell that is not understood: file, row, content and what was expected. */
export function unexpected(row: Row, column: string, expected: string): Error {
  const { file, number } = places.get(row) ?? { file: 'A file', number: '?' }
  return new Error(`${file}, row ${number}: ${column} is "${cell(row, column)}"; expected ${expected}`)
}

/** Gives a row made from another one the other's location, for error messages. */
export function inPlaceOf(original: Row, made: Row): Row {
  places.set(made, places.get(original)!)
  return made
}

/** Returns the rows as CSV text, with the columns in this order. */
export function csvText(columns: readonly string[], rows: readonly Row[]): string {
  const lines = [
    columns.join(','),
    ...rows.map((row) => columns.map((name) => quoted(cell(row, name))).join(',')),
  ]
  return `${lines.join('\n')}\n`
}

/** `Map.groupBy`, which the oldest supported Node lacks. */
export function grouped(rows: Row[], column: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(cell(row, column), [...(groups.get(cell(row, column)) ?? []), row])
  return groups
}

/** Compares by code units, so that the files come out the same under every locale. */
export function inOrder(a: string, b: string) {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function quoted(value: string) {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
