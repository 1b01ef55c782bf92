import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

export type Row = Record<string, string>

export function readCsv(path: string): Row[] {
  return parse(readFileSync(path, 'utf8'), { columns: true, bom: true })
}

/** A column the source no longer has must stop the build, not empty a column of ours. */
export function cell(row: Row, column: string): string {
  const value = row[column]
  if (value === undefined) throw new Error(`The source has no column ${column}`)
  return value.trim()
}

export function writeCsv(path: string, columns: readonly string[], rows: Row[]) {
  const lines = [
    columns.join(','),
    ...rows.map((row) => columns.map((name) => quoted(cell(row, name))).join(',')),
  ]
  writeFileSync(path, `${lines.join('\n')}\n`)
  return rows.length
}

/** `Map.groupBy`, which the oldest supported Node lacks. */
export function grouped(rows: Row[], column: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(cell(row, column), [...(groups.get(cell(row, column)) ?? []), row])
  return groups
}

/** Code-unit order, so that the files come out the same under every locale. */
export function inOrder(a: string, b: string) {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function quoted(value: string) {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
