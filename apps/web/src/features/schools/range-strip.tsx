import type { CSSProperties } from 'react'
import classes from './range-strip.module.css'

type Range = {
  /** The name of the measure, for screen readers: "SAT middle 50%". */
  label: string
  low: number
  high: number
  /** The student's own figure; `null` if it is unknown. */
  you: number | null
  /** The two ends of the track. Figures beyond them are drawn at the end, with their true numbers. */
  scale: readonly [number, number]
}

/** A college's middle 50% as a bar, and the student as a mark. The numbers stand below and never overlap. */
export function RangeStrip({ label, low, high, you, scale }: Range) {
  const from = shareOf(low, scale)
  const to = shareOf(high, scale)
  const words = `${label}: ${low} to ${high}${you === null ? '' : `. You: ${you}`}`
  // React's types have no custom properties.
  const places = { '--from': from, '--to': to, '--you': shareOf(you ?? 0, scale) } as CSSProperties

  return (
    // Drawn in the page's own colors, which an image file could not use.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span className={classes.strip} role="img" aria-label={words} style={places}>
      <span className={classes.track}>
        <span className={classes.bar} />
        {you !== null && <span className={classes.mark} />}
      </span>
      <span className={classes.numbers}>
        <span>{low}</span>
        <span>{high}</span>
      </span>
    </span>
  )
}

/** Returns the position of a figure on the track, from 0 to 1. */
export function shareOf(figure: number, [start, end]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (figure - start) / (end - start)))
}
