import { counted as inFigures } from '@bearings/domain/words'

/** "2 essays", "1 essay", "no essays". */
export function counted(count: number, noun: string, many = `${noun}s`): string {
  return count === 0 ? `no ${many}` : inFigures(count, noun, many)
}

/** Formats a Markdown table: the first column is text, the others are numbers. Bars in cells are replaced. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
  const rule = `| ${head.map((_, at) => (at === 0 ? '---' : '---:')).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/**
 * Turns tables into lists, since a quotation has no columns: "Work-study: A job; Paid back? No, it's earned."
 */
export function tablesAsLists(markdown: string): string {
  return markdown.replace(/(?:^\|.*(?:\n|$))+/gm, (table) => {
    const [head = [], , ...rows] = table.trimEnd().split('\n').map(cellsOf)
    return `${rows.map((cells) => `- ${rowInWords(head, cells)}`).join('\n')}\n`
  })
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

function rowInWords(head: readonly string[], [first = '', ...others]: readonly string[]): string {
  const parts = others.map((cell, at) => [nameOf(head[at + 1], others), cell].filter(Boolean).join(' '))
  const row = `${first}: ${parts.join('; ')}`
  return /[.?!]$/.test(row) ? row : `${row}.`
}

/** Returns a column's heading if its cells need it: there are several, and it is not just "What …". */
function nameOf(head = '', cells: readonly string[]): string {
  return cells.length === 1 || /^what\b/i.test(head) ? '' : head
}

/**
 * Removes formatting and links from a user's text, such as a school name added by hand, for use in an answer.
 */
export function quoted(text: string): string {
  return unmarked(text).replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)/gi, '')
}

/** As `quoted`, but keeps URLs, for text that is stored rather than shown in an answer. */
export function unmarked(text: string): string {
  return text.replace(/[\s*_`[\]|<>]+/g, ' ').trim()
}
