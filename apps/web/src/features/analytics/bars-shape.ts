/** One bar: what stands at its beginning and at its end, its length, and a paler rest of it. */
type Row = { name: string; label: string; value: number; rest?: number; color?: string }

export type BarsProps = {
  rows: Row[]
  /** A CSS colour, a token. */
  color?: string
  /** Side by side, for what happens in time; otherwise one below the other. */
  upright?: boolean
  /** Names of several words, which take more lines where there is little room. */
  longNames?: boolean
}

/** In pixels: the height of the whole, and the width of the names. Known before the drawing is loaded. */
export function sizeOf({ rows, upright, longNames }: BarsProps, isNarrow: boolean) {
  if (upright) return { height: 220, names: 0 }
  if (!longNames) return { height: rows.length * 38, names: 104 }
  return { height: rows.length * (isNarrow ? 60 : 46), names: isNarrow ? 124 : 188 }
}
