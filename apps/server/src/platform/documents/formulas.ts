/**
 * A cell that a spreadsheet would take for a formula, after any apostrophes. The wide signs are those of
 * Chinese and Japanese keyboards, which Numbers reads as the narrow ones.
 */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * Puts an apostrophe before a formula, so that a spreadsheet shows it as text. A text that already has one
 * gets another, so that `unguarded` returns every text as it was.
 */
export function guarded(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

/** Removes the apostrophe that `guarded` puts before a formula. A formula without one stays as it is. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
