/** Returns pasted HTML with only what a note has: headings of two levels, and no tables. */
export function forNote(html: string): string {
  return withoutTables(html)
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[456]\b/gi, '<$1h3')
}

/**
 * Returns pasted HTML with each row of a table as a line of text, its cells side by side. A note has no
 * tables, so the editor would run the cells together: "Reed$14,513".
 */
function withoutTables(html: string): string {
  return html.replace(/<table\b[\s\S]*?<\/table>/gi, (table) =>
    [...table.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi)].map(([, row = '']) => lineOf(row)).join(''),
  )
}

function lineOf(row: string): string {
  const cells = [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/gi)].map(([, cell = '']) => cell)
  // A row of a single cell is the layout of a mail or a page, not a table of figures.
  return cells.length > 1 ? `<p>${cells.map(inOneLine).join(' | ')}</p>` : cells.join('')
}

function inOneLine(cell: string): string {
  return cell
    .replace(/<\/?(p|div|h[1-6]|ul|ol|li|br)\b[^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
