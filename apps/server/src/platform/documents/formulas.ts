/**
 * A cell that a spreadsheet would take for a formula, after any apostrophes. The wide signs are those of
 * Chinese and Japanese keyboards, which Numbers reads as the narrow ones.
 */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * A cell that a spreadsheet would take for a number and change, after any apostrophes: 0012345 loses its zeros,
 * of more than fifteen digits the last become zeros, and 12E4 is multiplied out.
 */
const changedNumber = /^'*(?:0\d+|\d{16,}|\d+e\d+)$/i

/**
 * Puts an apostrophe before a formula, so that a spreadsheet shows it as text, and before a number, such as a
 * student ID, that it would change. A text that already has one gets another, so that `unguarded` returns every
 * text as it was.
 */
export function guarded(cell: string): string {
  return isGuarded(cell) ? `'${cell}` : cell
}

/** Removes the apostrophe that `guarded` puts before a cell. A formula or a number without one stays as it is. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && isGuarded(cell) ? cell.slice(1) : cell
}

function isGuarded(cell: string): boolean {
  return formula.test(cell) || changedNumber.test(cell)
}
