import type { Readable } from 'node:stream'
import { type FileLine, type ImportReport, importLimits } from '@bearings/domain/csv-import'
import { type Reading, readFile } from './read-file.ts'

/** The change that a line would make to the existing rows. */
export type ParsedRow<Row> = {
  /** The key that two lines share if they describe the same row. */
  key: string
  name: string
  what: 'added' | 'changed' | 'unchanged'
  /** The fields that change. */
  fields: string[]
  becomes: () => Row
}

type Comparing<Column extends string, Row> = Reading<Column> & {
  /** The name of one row, such as "school". */
  noun: string
  /** Returns what a readable line would change or, in words, why it is skipped. */
  take: (line: FileLine<Column>) => ParsedRow<Row> | string
  /** Receives the number of lines read so far. */
  onLine: (lines: number) => void
}

/** Returns what a file would change, and the resulting rows. Invalid lines are skipped and reported. */
export async function compare<Column extends string, Row>(
  file: Readable,
  { noun, take, onLine, ...reading }: Comparing<Column, Row>,
): Promise<{ report: Omit<ImportReport, 'isApplied'>; rows: Row[] }> {
  const seen = new Map<string, number>()
  const rows: Row[] = []
  const counts = { lines: 0, added: 0, changed: 0, unchanged: 0, left: 0 }
  const report: Omit<ImportReport, 'isApplied'> = { ...counts, faults: [], examples: [] }
  const leave = (line: number, message: string) => {
    report.left += 1
    if (report.faults.length < importLimits.faults) report.faults.push({ line, message })
  }

  for await (const read of readFile(file, reading)) {
    report.lines += 1
    onLine(report.lines)
    const { line } = read
    const parsed = 'fault' in read ? read.fault : take(read.words)
    if (typeof parsed === 'string') {
      leave(line, parsed)
      continue
    }
    const { key, name, what, fields, becomes } = parsed
    const earlier = seen.get(key)
    if (earlier !== undefined) {
      leave(line, `It is the same ${noun} as line ${earlier}.`)
      continue
    }
    seen.set(key, line)
    report[what] += 1
    if (what === 'unchanged') continue
    if (report.examples.length < importLimits.examples) report.examples.push({ line, name, what, fields })
    rows.push(becomes())
  }
  return { report, rows }
}
