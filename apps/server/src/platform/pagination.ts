import { limits } from '@bearings/domain/advising/options'

type Row = { id: string }

/** Where a page starts: after this row of the one before. */
export type Start = { time: Date; id: string }

/** The row at which a page ended, from the text that was sent for it. */
export function startOf(after: string | undefined): Start | undefined {
  if (after === undefined) return undefined
  const [time, id] = after.split('_')
  return { time: new Date(Number(time)), id: id! }
}

/** Rows read for one page: one more than it shows tells whether another follows. */
export const rowsOfPage = limits.page + 1

/** The rows of a page, and where the next one starts; `null` on the last. */
export function pageOf<R extends Row>(rows: R[], timeOf: (row: R) => Date) {
  const shown = rows.slice(0, limits.page)
  const last = shown.at(-1)
  const next = rows.length > limits.page && last ? `${timeOf(last).getTime()}_${last.id}` : null
  return { shown, next }
}
