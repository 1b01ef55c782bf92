/** A line of a pasted list, counted from zero, and what its tabs or commas set apart. */
export type PastedRow = { line: number; cells: string[] }

/** The headers of the columns in a spreadsheet. */
const heads = {
  name: /^(schools?|colleges?|universit(y|ies)|institutions?|names?)( name)?$/i,
  major: /^((intended|first[- ]choice) )?(majors?|programs?|field of study)$/i,
  deadline: /^((application|app) )?(deadlines?|due( dates?)?|dates?)$/i,
}
const otherHeads =
  /^((application|app|admission) )?(plan|round|type|decision|status|rank|category|notes?|city|state|location)$/i

/** Bullets, numbers, letters and boxes that lists begin their lines with, also those of documents. */
const mark =
  /^(?:[-–—*•‣⁃·§#\p{So}\p{Sm}\p{Co}\u{FE0F}]|\[[ xX]?\]|\d{1,2}[.)]|[A-Za-z]\)|(?:[a-z]|[ivx]{2,4})\.(?=\s))\s*/u
/** The same where a document sets it apart by a tab. The letters are bullets that have lost their font. */
const markBeforeTab =
  /^\s*(?:[-–—*•‣⁃·§#\p{So}\p{Sm}\p{Co}\u{FE0F}]+|\d{1,2}[.)]|[A-Za-z][.)]|[ivx]{2,4}[.)]|[oØüvqn])\t+/u
const invisible = /[\u200B-\u200F\u2060\uFEFF]/g

/** Returns the rows that are not empty: the cells of a spreadsheet or of a file, or a line as a single cell. */
export function rowsOf(text: string): PastedRow[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(invisible, '').replace(markBeforeTab, ''))
  const between = separatorOf(lines.find((line) => line.trim() !== '') ?? '')
  return lines
    .map((line, at) => ({
      line: at,
      cells: cellsOf(line, between).map((cell) => cell.replace(/\s+/g, ' ').trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

export type Columns = Record<keyof typeof heads, number>

/** Returns the columns by their headers, `-1` for one that is missing; `null` if the row has no headers. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const columnOf = (head: RegExp) => cells.findIndex((cell) => head.test(cell))
  const name = columnOf(heads.name)
  return name === -1 ? null : { name, major: columnOf(heads.major), deadline: columnOf(heads.deadline) }
}

/** Removes what a list begins its line with. */
export function withoutMarks(text: string): string {
  let rest = text
  while (mark.test(rest)) rest = rest.replace(mark, '')
  return rest
}

/** Returns what separates the columns of a file whose first line names them; `null` if this is no such line. */
function separatorOf(first: string): ',' | ';' | null {
  for (const between of [',', ';'] as const) {
    const cells = (splitAt(first, between) ?? []).map((cell) => cell.trim())
    const isNamed = (cell: string) =>
      [heads.major, heads.deadline, otherHeads].some((head) => head.test(cell))
    if (columnsOf(cells) && cells.some(isNamed)) return between
  }
  return null
}

function cellsOf(line: string, between: ',' | ';' | null): string[] {
  if (line.includes('\t')) return line.split('\t')
  const isQuoted = /(?:^|,)\s*"/.test(line)
  return (between !== null || isQuoted ? splitAt(line.trim(), between ?? ',') : null) ?? [line]
}

/** Splits a line of a file, in which quotation marks surround a cell; `null` if they stand elsewhere. */
function splitAt(line: string, between: ',' | ';'): string[] | null {
  const cell = new RegExp(`(?:\\s*"((?:[^"]|"")*)"\\s*|([^"${between}]*))(${between}|$)`, 'y')
  const cells: string[] = []
  for (;;) {
    const found = cell.exec(line)
    if (!found) return null
    const [, quoted, plain = '', end] = found
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') return cells
  }
}
