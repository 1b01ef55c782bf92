import type { CSSProperties } from 'react'
import { shareOf } from '../range-strip.tsx'
import classes from './figure-strip.module.css'

type Props = {
  scale: readonly [number, number]
  /** The two ends in words. */
  ends?: readonly [string, string]
  /** The middle half, a range, or how far something goes. */
  band?: readonly [number, number] | undefined
  /** The student, or their budget. */
  you?: number | undefined
  /** This college, where the strip is of others too. */
  ring?: number | undefined
  /** It is the best of those beside it. */
  isBest?: boolean
}

/** Where a figure lies on its scale. The words beside it say the same, so it is only drawn. */
export function FigureStrip({ scale, ends, band, you, ring, isBest = false }: Props) {
  // React knows no custom properties by name.
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
