import type { CSSProperties } from 'react'
import classes from './strip-track.module.css'

type Props = {
  /** The two ends of the track. Figures beyond them are drawn at the end. */
  scale: readonly [number, number]
  /** A range to draw, such as the middle half, or from zero to a value. */
  band?: readonly [number, number] | undefined
  /** The student's own figure, or their budget. */
  you?: number | null | undefined
  /** This college's figure, on a strip that is about other colleges too. */
  ring?: number | undefined
  /** Whether the band is the best of the figures compared. */
  isBest?: boolean
}

/** The line of a strip, with what stands on it. Each strip says the same in words. */
export function StripTrack({ scale, band, you, ring, isBest = false }: Props) {
  // React's types have no custom properties.
  const style = {
    '--from': shareOf(band?.[0] ?? 0, scale),
    '--to': shareOf(band?.[1] ?? 0, scale),
    '--you': shareOf(you ?? 0, scale),
    '--ring': shareOf(ring ?? 0, scale),
  } as CSSProperties
  return (
    <span className={`block relative ${classes.track}`} style={style}>
      {band && <span className={classes.band} data-best={isBest || undefined} />}
      {typeof you === 'number' && <span className={classes.mark} />}
      {ring !== undefined && <span className={`on-surface ${classes.ring}`} />}
    </span>
  )
}

/** Returns the position of a figure on the track, from 0 to 1. */
export function shareOf(figure: number, [start, end]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (figure - start) / (end - start)))
}
