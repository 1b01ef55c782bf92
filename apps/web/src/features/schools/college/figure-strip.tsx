import type { CSSProperties } from 'react'
import { shareOf } from '../range-strip.tsx'
import classes from './figure-strip.module.css'

type Props = {
  scale: readonly [number, number]
  /** The labels of the two ends. */
  ends?: readonly [string, string]
  /** A range to draw, such as the middle half, or from zero to a value. */
  band?: readonly [number, number] | undefined
  /** The student's own figure, or their budget. */
  you?: number | undefined
  /** This college's figure, on a strip that is about other colleges too. */
  ring?: number | undefined
  /** Whether it is the best of the figures compared. */
  isBest?: boolean
}

/**
 * Draws a figure on its scale. It is hidden from screen readers, because the text beside it says the same.
 */
export function FigureStrip({ scale, ends, band, you, ring, isBest = false }: Props) {
  // React's types have no custom properties.
  const style = {
    '--from': shareOf(band?.[0] ?? 0, scale),
    '--to': shareOf(band?.[1] ?? 0, scale),
    '--you': shareOf(you ?? 0, scale),
    '--ring': shareOf(ring ?? 0, scale),
  } as CSSProperties
  return (
    <div className={classes.strip} style={style} aria-hidden>
      <div className={classes.track}>
        {band && <span className={classes.band} data-best={isBest || undefined} />}
        {you !== undefined && <span className={classes.mark} />}
        {ring !== undefined && <span className={classes.ring} />}
      </div>
      {ends && (
        <div className={classes.ends}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  )
}
