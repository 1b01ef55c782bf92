/** A run of text and where it stands on its page, in points: `x` from the left, `y` from the top. */
export type TextItem = { text: string; page: number; x: number; y: number; width: number; size: number }

/** Texts of a line that stand apart, as in the columns of a table. */
export type Cell = { text: string; x: number; right: number }
export type LetterLine = { page: number; y: number; cells: Cell[] }

/** The most of a letter that is read. A letter has some hundred lines; a file that has more is something else. */
export const letterBounds = { lines: 1500, lineLength: 400, cells: 30, amounts: 80, text: 60_000 } as const

/** Puts runs of text into lines by their baselines, from the top of the first page to the end of the last. */
export function linesOf(items: readonly TextItem[]): LetterLine[] {
  const inOrder = items
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => one.page - other.page || one.y - other.y || one.x - other.x)
  const rows: TextItem[][] = []
  for (const item of inOrder) {
    const row = rows.at(-1)
    const first = row?.[0]
    const isSame = first?.page === item.page && Math.abs(first.y - item.y) <= Math.max(2, item.size * 0.3)
    if (isSame) row!.push(item)
    else if (rows.length < letterBounds.lines) rows.push([item])
    else break
  }
  return rows.map((row) => ({ page: row[0]!.page, y: row[0]!.y, cells: cellsOf(row) }))
}

function cellsOf(row: readonly TextItem[]): Cell[] {
  const cells: Cell[] = []
  for (const { text, x, width, size } of row.toSorted((one, other) => one.x - other.x)) {
    const last = cells.at(-1)
    const gap = last ? x - last.right : Infinity
    // A dollar sign often stands at the left of its column and the figure at the right.
    const isNear = gap < size * 1.2 || last?.text === '$' || cells.length === letterBounds.cells
    if (last && isNear) {
      const space = gap < size * 0.15 || last.text === '$' ? '' : ' '
      last.text = `${last.text}${space}${text.trim()}`.slice(0, letterBounds.lineLength)
      last.right = x + width
    } else cells.push({ text: text.trim().slice(0, letterBounds.lineLength), x, right: x + width })
  }
  return cells
}

/** Puts pasted text into lines. Tabs and wide gaps part cells, whose places are counted in characters. */
export function linesOfText(text: string): LetterLine[] {
  return text
    .slice(0, letterBounds.text)
    .split(/\r?\n/)
    .flatMap((line, y) => {
      const cells = [...line.slice(0, letterBounds.lineLength).matchAll(/[^\s]+(?: [^\s]+)*/g)]
        .slice(0, letterBounds.cells)
        .map(({ 0: found, index }) => ({ text: found, x: index * 5, right: (index + found.length) * 5 }))
      return cells.length === 0 ? [] : [{ page: 1, y: y * 12, cells }]
    })
    .slice(0, letterBounds.lines)
}

export function textOf({ cells }: Pick<LetterLine, 'cells'>): string {
  return cells.map(({ text }) => text).join('  ')
}
