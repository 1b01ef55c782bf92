import type { WeeksHistory } from '@bearings/domain/weeks/schema'
import type { CSSProperties } from 'react'
import type { Tone } from '#ui/chip.tsx'
import classes from './marks.module.css'

/** A bar filled to the completeness of the profile. */
export function ShareBar({ percent }: { percent: number }) {
  return <span className={`row ${classes.bar}`} style={{ '--share': `${percent}%` } as CSSProperties} />
}

/** A dot for each item, colored by its status. */
export function Dots({ tones }: { tones: readonly Tone[] }) {
  return (
    <span className={`row clipped ${classes.dots}`}>
      {tones.slice(0, most).map((tone, at) => (
        // Dots are identified by their position.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className="dot rigid" data-tone={tone} />
      ))}
    </span>
  )
}

/** The most dots that fit on one line of a card. */
const most = 16

/** Bars for the tasks done in each of the last weeks. */
export function WeekBars({ weeks }: Pick<WeeksHistory, 'weeks'>) {
  const highest = Math.max(1, ...weeks.map(({ done }) => done))
  return (
    <span className={classes.weeks}>
      {weeks.map(({ weekStartDate, done }) => (
        <span key={weekStartDate} style={{ '--share': `${(100 * done) / highest}%` } as CSSProperties} />
      ))}
    </span>
  )
}
