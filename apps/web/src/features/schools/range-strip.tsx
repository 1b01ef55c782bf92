import type { CSSProperties } from 'react'
import classes from './range-strip.module.css'

type Range = {
  /** What is measured, for people who cannot see the bar: "SAT middle 50%". */
  label: string
  low: number
  high: number
  /** The student's own figure; `null` when it is not known. */
  you: number | null
  /** The two ends of the track. Figures beyond it are drawn at its end and written as they are. */
  scale: readonly [number, number]
}

/** A college's middle 50 % as a bar and the student as one mark; the numbers stand below and never collide. */
export function RangeStrip({ label, low, high, you, scale }: Range) {
  const from = shareOf(low, scale)
  const to = shareOf(high, scale)
  const words = `${label}: ${low} to ${high}${you === null ? '' : `. You: ${you}`}`
  // React knows no custom properties by name.
  const places = { '--from': from, '--to': to, '--you': shareOf(you ?? 0, scale) } as CSSProperties

  return (
    // Drawn in the page's own colours, which an image file could not follow.
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

/** Where on the track a figure stands, from 0 to 1. */
export function shareOf(figure: number, [start, end]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (figure - start) / (end - start)))
}
