import type { ComponentProps } from 'react'
import { StripTrack } from '../strip-track.tsx'
import classes from './figure-strip.module.css'

type Props = ComponentProps<typeof StripTrack> & {
  /** The labels of the two ends. */
  ends?: readonly [string, string]
}

/**
 * Draws a figure on its scale. It is hidden from screen readers, because the text beside it says the same.
 */
export function FigureStrip({ ends, ...track }: Props) {
  return (
    <div className={classes.strip} aria-hidden>
      <StripTrack {...track} />
      {ends && (
        <div className="caption flex spread above-2 line-16">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  )
}
