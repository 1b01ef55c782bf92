import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { type FileColumn, importLimits } from '@bearings/domain/schools/managed/options'
import { columnsOf, faultInLine, type FileLine } from '@bearings/domain/schools/managed/rules'
import { type CsvError, parse } from 'csv-parse'

/** What stands in a line of a file: its words, or why it is left out. Lines are counted as a spreadsheet does. */
type ReadLine = { line: number; words: FileLine } | { line: number; fault: string }

/** The file as a whole cannot be taken, and why. */
export class FileRefused extends Error {}

const restEvery = 1000

/**
 * Reads a file line by line, and lets others have their turn on the way: a large file takes seconds.
 * @throws {FileRefused} when it is no CSV, or its head cannot be understood, or it is too long.
 */
export async function* readFile(file: Readable): AsyncGenerator<ReadLine> {
  const records = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
  })
  let bytes = 0
  file.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > importLimits.bytes) records.destroy(new FileRefused('The file is larger than 32 MB.'))
  })
  file.once('close', () => {
    if (!file.readableEnded) records.destroy(new FileRefused('The file did not arrive whole.'))
  })
  file.pipe(records)

  let columns: FileColumn[] | undefined
  let line = 0
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      line += 1
      if (line > importLimits.lines) throw new FileRefused('The file has more than 200,000 lines.')
      if (line % restEvery === 0) await setImmediate()
      if (columns) yield lineOf(cells, columns, line)
      else columns = headOf(cells)
    }
  } catch (error) {
    if (isCsvError(error)) throw new FileRefused(`Line ${line + 1} cannot be read: ${error.message}`)
    throw error
  }
  if (!columns) throw new FileRefused('The file is empty.')
}

function headOf(cells: string[]): FileColumn[] {
  const columns = columnsOf(cells)
  if (typeof columns === 'string') throw new FileRefused(columns)
  return columns
}

function lineOf(cells: string[], columns: FileColumn[], line: number): ReadLine {
  if (cells.length !== columns.length)
    return { line, fault: `It has ${cells.length} cells, and the first line has ${columns.length}.` }
  const words = Object.fromEntries(
    columns.map((column, at) => [column, unescaped(cells[at]!.trim())]),
  ) as FileLine
  const fault = faultInLine(words)
  return fault ? { line, fault } : { line, words }
}

/** Without the apostrophe that keeps a spreadsheet from taking a cell for a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
}
