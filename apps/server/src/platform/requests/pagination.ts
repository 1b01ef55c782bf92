/** Where a page starts: after the last row of the previous page. */
export type Start = { time: Date; id: string }

/** Parses the position at which the previous page ended. */
export function startOf(after: string | undefined): Start | undefined {
  if (after === undefined) return undefined
  const [time, id] = after.split('_')
  return { time: new Date(Number(time)), id: id! }
}

/** Returns a row's position in time order, in the format that `startOf` reads. */
export function positionAt(time: Date, { id }: { id: string }): string {
  return `${time.getTime()}_${id}`
}

/**
 * Returns the rows of a page and the position where the next one starts; `null` on the last page.
 * @param rows One more than `limit` if there are as many, which shows that another page follows.
 * @param positionOf Returns the position after the last row of the page.
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
