/** These rows in parts of at most so many: one statement takes 65,535 values, and one transaction not too long. */
export function portionsOf<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  )
}
