import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { columnsOf, type FileLine, importLimits } from '@bearings/domain/csv-import'
import { CsvError, parse } from 'csv-parse'

/** How to read the lines of one kind of file. */
export type Reading<Column extends string> = {
  /** The column names in the file, by field. */
  columns: Readonly<Record<Column | 'name', string>>
  /** Returns why a line cannot be read; `null` if it can. */
  faultInLine: (line: FileLine<Column>) => string | null
  /** The most lines allowed, if fewer than the general limit. */
  mostLines?: number
}

/** The content of a line in a file, or why it is skipped. Lines are numbered as in a spreadsheet. */
type ReadLine<Column extends string> =
  | { line: number; words: FileLine<Column> }
  | { line: number; fault: string }

/** Why a whole file cannot be imported. */
export class FileRefused extends Error {}

const restEvery = 1000
const longestLine = 100_000

/**
 * Reads a file line by line and yields to other work along the way, because a large file takes seconds.
 * @throws {FileRefused} when the file is not CSV, its header cannot be understood, or it is too long.
 */
export async function* readFile<Column extends string>(
  file: Readable,
  { columns: names, faultInLine, mostLines = importLimits.lines }: Reading<Column>,
): AsyncGenerator<ReadLine<Column>> {
  const records = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
  })
  let bytes = 0
  file.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > importLimits.bytes) records.destroy(new FileRefused('The file is larger than 32 MB.'))
  })
  file.once('close', () => {
    if (!file.readableEnded) records.destroy(new FileRefused('The file did not arrive completely.'))
  })
  file.pipe(records)

  let columns: Column[] | undefined
  let line = 0
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      line += 1
      if (line > mostLines)
        throw new FileRefused(
          `The file has more than ${mostLines.toLocaleString('en-US')} lines. Split it, and import the parts.`,
        )
      if (line % restEvery === 0) await setImmediate()
      if (!columns) columns = headOf(cells, names)
      // Excel's plain "CSV" is not UTF-8, and names would be stored with their letters lost.
      else if (cells.some((cell) => cell.includes('\uFFFD')))
        throw new FileRefused(
          `Line ${line} has a character that cannot be read. Save the file as “CSV UTF-8”, and import that.`,
        )
      else if (cells.length !== columns.length)
        yield { line, fault: `It has ${cells.length} cells, and the first line has ${columns.length}.` }
      else {
        const words = wordsOf(cells, columns)
        const fault = faultInLine(words)
        yield fault ? { line, fault } : { line, words }
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileRefused(inWords(error, line + 1)) : error
  }
  if (!columns) throw new FileRefused('The file is empty.')
  if (line === 1) throw new FileRefused('The file has nothing below its first line.')
}

function headOf<Column extends string>(cells: string[], names: Reading<Column>['columns']): Column[] {
  const columns = columnsOf(cells, names)
  if (typeof columns === 'string') throw new FileRefused(columns)
  return columns
}

function wordsOf<Column extends string>(cells: string[], columns: Column[]): FileLine<Column> {
  return Object.fromEntries(
    columns.map((column, at) => [column, unescaped(cells[at]!.trim())]),
  ) as FileLine<Column>
}

/** Removes the apostrophe that keeps a spreadsheet from taking a cell for a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}

function inWords({ code, lines, records, message }: CsvError, line: number): string {
  // The parser read on to the end of the file, so where it stopped says nothing.
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return `Line ${Number(records) + 1} cannot be read: a quotation mark in it is never closed.`
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `Line ${Number(lines ?? line)} cannot be read: it has more than ${longestLine.toLocaleString('en-US')} characters, or a quotation mark in it is never closed.`
  if (code === 'INVALID_OPENING_QUOTE')
    return `Line ${Number(lines ?? line)} cannot be read: there is a quotation mark inside a cell. Put the whole cell in quotation marks, and write "" for a quotation mark in the text.`
  return `Line ${line} cannot be read: ${message}`
}
