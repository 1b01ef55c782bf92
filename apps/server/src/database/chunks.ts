/** Splits rows into parts: one statement takes at most 65,535 values, and a transaction should be short. */
export function chunksOf<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  )
}
