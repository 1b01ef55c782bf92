import type { CSSProperties } from 'react'
import { shareOf, StripTrack } from './strip-track.tsx'
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

/** A college's middle 50% as a band, and the student as a mark. The numbers stand below and never overlap. */
export function RangeStrip({ label, low, high, you, scale }: Range) {
  const words = `${label}: ${low} to ${high}${you === null ? '' : `. You: ${you}`}`
  // React's types have no custom properties.
  const place = { '--from': shareOf(low, scale), '--to': shareOf(high, scale) } as CSSProperties

  return (
    // Drawn in the page's own colors, which an image file could not use.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span className={`block ${classes.strip}`} role="img" aria-label={words}>
      <StripTrack scale={scale} band={[low, high]} you={you} />
      <span className={`caption relative spread above-2 figures line-1-3 ${classes.numbers}`} style={place}>
        <span>{low}</span>
        <span>{high}</span>
      </span>
    </span>
  )
}
