import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import {
  columnsOf,
  faultInDelimiter,
  type FileLine,
  importLimits,
  tellsOfCommas,
  withoutEmptyEnd,
} from '@bearings/domain/csv-import'
import { withoutDirectionControls } from '@bearings/domain/field-bounds'
import { CsvError, type Info, parse } from 'csv-parse'
import { unguarded } from '#platform/documents/formulas.ts'

/** How to read the lines of one kind of file. */
export type Reading<Column extends string> = {
  /** The column names in the file, by field; or reads the first line itself, where `null` is a column to leave alone. */
  columns:
    | Readonly<Record<Column | 'name', string>>
    | ((head: readonly string[]) => (Column | null)[] | string)
  /** Returns why a line cannot be read; `null` if it can. */
  faultInLine: (line: FileLine<Column>) => string | null
  /** The most of one file, where it is not as in general, and what to do with more. */
  most?: { lines?: number; bytes?: number; cells?: number; instead?: string }
}

/** The content of a line in a file, or why it is skipped. Lines are numbered as in a spreadsheet. */
type ReadLine<Column extends string> =
  | { line: number; words: FileLine<Column> }
  | { line: number; fault: string }

type ParsedLine = { record: string[]; info: Info }

/** Why a whole file cannot be imported. */
export class FileRefused extends Error {}

const restEvery = 1000
const longestLine = 100_000
/** Of empty cells, which the parser does not count in a line's characters. */
const uneven = `More than ${importLimits.unevenLines.toLocaleString('en-US')} lines have another number of cells than the first. Save the file from a spreadsheet, and import that.`
const notText = 'This is not a CSV file. In a spreadsheet, save it as “CSV UTF-8”, and import that.'

/**
 * Reads a file line by line and yields to other work along the way, because a large file takes seconds.
 * @throws {FileRefused} when the file is not CSV, its header cannot be understood, or it is too long.
 */
export async function* readFile<Column extends string>(
  file: Readable,
  { columns: names, faultInLine, most = {} }: Reading<Column>,
): AsyncGenerator<ReadLine<Column>> {
  /** The first line, which tells what kind of file it is before another line is found faulty. */
  let head: string[] | undefined
  let [cells, commas] = [0, 0]
  const { lines: mostLines, bytes: mostBytes, cells: mostCells } = { ...importLimits, ...most }
  const tooLong = `The file has more than ${mostLines.toLocaleString('en-US')} lines. ${most.instead ?? 'Split it, and import the parts.'}`
  const tooManyCells = `The file has too many cells. ${most.instead ?? 'Remove empty columns and rows, and import it again.'}`
  const records = parse({
    on_record: (parsed) => {
      // With `info`, which its type does not consider.
      const { record, info } = parsed as unknown as ParsedLine
      cells += record.length
      if (cells > mostCells) throw new FileRefused(tooManyCells)
      if (info.invalid_field_length > importLimits.unevenLines) throw new FileRefused(uneven)
      // A row that was cleared in a spreadsheet.
      if (withoutEmptyEnd(record).length === 0 || (!head && tellsOfCommas(record))) return null
      head ??= record
      return parsed
    },
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
    info: true,
  })
  let bytes = 0
  const start: Buffer[] = []
  file.on('data', (chunk: Buffer) => {
    if (bytes < longestLine) start.push(chunk)
    if (bytes === 0 && isBinary(chunk)) records.destroy(new FileRefused(notText))
    bytes += chunk.length
    commas = commasAfter(chunk, commas)
    if (commas > importLimits.lineCells) records.destroy(new FileRefused(tooManyCells))
    // Empty lines never come out of the parser.
    if (lineAt(records.info) > mostLines) records.destroy(new FileRefused(tooLong))
    if (bytes > mostBytes) records.destroy(new FileRefused('The file is larger than 8 MB.'))
  })
  file.once('close', () => {
    if (!file.readableEnded) records.destroy(new FileRefused('The file did not arrive completely.'))
  })
  file.pipe(records)

  let columns: (Column | null)[] | undefined
  let [lines, filled] = [0, 0]
  try {
    for await (const { record, info } of records as AsyncIterable<ParsedLine>) {
      lines += 1
      if (lines % restEvery === 0) await setImmediate()
      const line = lineAt(info)
      if (line > mostLines) throw new FileRefused(tooLong)
      const row = withoutEmptyEnd(record)
      filled += 1
      if (!columns) columns = headOf(row, names)
      // Excel's plain "CSV" is not UTF-8, and names would be stored with their letters lost.
      else if (row.some((cell) => cell.includes('\uFFFD')))
        throw new FileRefused(
          `Line ${line} has a character that cannot be read. Save the file as “CSV UTF-8”, and import that.`,
        )
      else if (row.length > columns.length)
        yield { line, fault: `It has ${row.length} cells, and the first line has ${columns.length}.` }
      else {
        const words = wordsOf(row, columns)
        const fault = faultInLine(words)
        yield fault ? { line, fault } : { line, words }
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const other = faultInDelimiter(firstLineOf(Buffer.concat(start)))
    if (other !== null) throw new FileRefused(other)
    if (!columns && head) headOf(head, names)
    throw new FileRefused(inWords(error))
  }
  if (lineAt(records.info) > mostLines) throw new FileRefused(tooLong)
  if (!columns) throw new FileRefused('The file is empty.')
  if (filled === 1) throw new FileRefused('The file has nothing below its first line.')
}

/** Counts commas since the last line break; the parser would first read a line of millions. */
function commasAfter(chunk: Buffer, before: number): number {
  let commas = before
  for (const byte of chunk)
    if (byte === 0x2c) commas += 1
    else if (byte === 0x0a || byte === 0x0d) commas = 0
  return commas
}

function firstLineOf(start: Buffer): string {
  const encoding = isUtf16(start) ? 'utf-16le' : 'utf-8'
  const [line = ''] = new TextDecoder(encoding)
    .decode(start)
    .trimStart()
    .split(/[\r\n]/, 1)
  return line
}

function headOf<Column extends string>(
  cells: readonly string[],
  names: Reading<Column>['columns'],
): (Column | null)[] {
  const columns = typeof names === 'function' ? names(cells) : columnsOf(cells, names)
  if (typeof columns === 'string') throw new FileRefused(columns)
  return columns
}

/** Cells that are missing at the end are empty. */
function wordsOf<Column extends string>(
  cells: readonly string[],
  columns: readonly (Column | null)[],
): FileLine<Column> {
  return Object.fromEntries(
    columns.flatMap((column, at) =>
      column === null ? [] : [[column, unguarded(withoutDirectionControls(cells[at] ?? '').trim())]],
    ),
  ) as FileLine<Column>
}

/** Counts as a spreadsheet does: an empty line is one, and a cell with several lines is in one. */
function lineAt({ records, empty_lines }: Pick<Info, 'records' | 'empty_lines'>): number {
  return records + empty_lines
}

/** Whether a file is a workbook, a picture or the like. A text in UTF-16 has zeros, but says so at its start. */
function isBinary(start: Buffer): boolean {
  return start.includes('\0') && !isUtf16(start)
}

function isUtf16(start: Buffer): boolean {
  return start[0] === 0xff && start[1] === 0xfe
}

function inWords({ code, records, empty_lines, message }: CsvError): string {
  const line = lineAt({ records: Number(records), empty_lines: Number(empty_lines) }) + 1
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return `Line ${line} cannot be read: a quotation mark in it is never closed.`
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `Line ${line} cannot be read: it has more than ${longestLine.toLocaleString('en-US')} characters, or a quotation mark in it is never closed.`
  if (code === 'INVALID_OPENING_QUOTE')
    return `Line ${line} cannot be read: there is a quotation mark inside a cell. Put the whole cell in quotation marks, and write "" for a quotation mark in the text.`
  return `Line ${line} cannot be read: ${message}`
}
