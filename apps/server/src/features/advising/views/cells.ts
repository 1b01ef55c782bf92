/** Cells of a file, by the names at their heads. */
export type Cells = Record<string, string | number | null>

/** Returns the cells of these columns in their order. */
export function cellsIn<Column extends string>(
  columns: readonly Column[],
  cells: Record<Column, Cells>,
): Cells {
  return Object.fromEntries(columns.flatMap((column) => Object.entries(cells[column])))
}
