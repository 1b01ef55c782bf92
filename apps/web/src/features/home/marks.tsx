import type { WeeksHistory } from '@bearings/domain/weeks/schema'
import type { CSSProperties } from 'react'
import type { Tone } from '#ui/chip.tsx'
import classes from './marks.module.css'

/** A bar that is as full as the profile. */
export function ShareBar({ percent }: { percent: number }) {
  return <span className={classes.bar} style={{ '--share': `${percent}%` } as CSSProperties} />
}

/** A dot for each item, colored by its status. */
export function Dots({ tones }: { tones: readonly Tone[] }) {
  return (
    <span className={classes.dots}>
      {tones.slice(0, most).map((tone, at) => (
        // Dots have nothing but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={classes.dot} data-tone={tone} />
      ))}
    </span>
  )
}

/** What fits into a card in one line. */
const most = 16

/** The tasks done in each of the last weeks. */
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
