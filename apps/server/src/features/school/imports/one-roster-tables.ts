import { rosterLimits } from '@bearings/domain/school/imports/options'
import { FileRefused, readFile } from '#platform/csv-import/read-file.ts'
import { asStream } from './zip.ts'

const most = {
  bytes: rosterLimits.unpackedBytes,
  lines: rosterLimits.tableLines,
  cells: rosterLimits.tableCells,
  instead: 'Export one school, and import that.',
}

/** The lines of one CSV of OneRoster, with these columns of it; the others are left alone. */
export async function* linesOf<Column extends string>(
  content: Buffer,
  { file, needed, optional = [] }: { file: string; needed: readonly Column[]; optional?: readonly Column[] },
): AsyncGenerator<{ line: number; fault?: string; words: Partial<Record<Column, string>> }> {
  const columns = (head: readonly string[]) => {
    const missing = needed.find((column) => !head.includes(column))
    if (missing !== undefined) return `${file} has no column ${missing}.`
    return head.map((name) => [...needed, ...optional].find((column) => column === name) ?? null)
  }
  try {
    for await (const read of readFile<Column>(asStream(content), {
      columns,
      faultInLine: () => null,
      most,
    })) {
      if ('fault' in read) yield { line: read.line, fault: read.fault, words: {} }
      else yield { line: read.line, words: read.words }
    }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    throw new FileRefused(error.message.startsWith(file) ? error.message : `${file}: ${error.message}`)
  }
}

/** Whether a row still holds. In bulk files the status may be empty. */
export function isActive({ status = '' }: { status?: string | undefined }): boolean {
  return status !== 'tobedeleted'
}
