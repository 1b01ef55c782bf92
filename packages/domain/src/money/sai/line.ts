/** One line of the worksheet. `null` is an amount that does not count for this household. */
export type Line = {
  /** The line's number on the federal worksheet; `null` if we do not know it. */
  number: number | null
  /** Stable for tests and downloads, even if the title changes. */
  name: string
  title: string
  amount: number | null
  /** Whether the line adds up the lines above it. */
  isSum?: true
}
