/** Where a page starts: after the last row of the previous page. */
export type Start = { time: Date; id: string }

/** The row at which a page ended, from the text that was sent for it. */
export function startOf(after: string | undefined): Start | undefined {
  if (after === undefined) return undefined
  const [time, id] = after.split('_')
  return { time: new Date(Number(time)), id: id! }
}

/** A row's position in time order, in the format that `startOf` reads. */
export function positionAt(time: Date, { id }: { id: string }): string {
  return `${time.getTime()}_${id}`
}

/**
 * The rows of a page, and where the next one starts; `null` on the last.
 * @param rows one more than the page holds, if there are as many: that tells whether another page follows.
 * @param positionOf what to send to go on after the last row of the page.
 */
export function pageOf<Row, Position>(
  rows: readonly Row[],
  limit: number,
  positionOf: (last: Row) => Position,
): { page: Row[]; next: Position | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: rows.length > limit && last !== undefined ? positionOf(last) : null }
}
