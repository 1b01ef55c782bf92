import { labelPresets } from '@bearings/domain/matching/labels'
import type { Odds } from '@bearings/domain/matching/odds-range'
import type { CSSProperties } from 'react'
import classes from './label-scale.module.css'

const { farReach, reach, likely, veryLikely } = labelPresets.standard
const parts = [
  { label: 'Far reach', from: 0, to: farReach.below },
  { label: 'Reach', from: farReach.below, to: reach.below },
  { label: 'Target', from: reach.below, to: likely.from },
  { label: 'Likely', from: likely.from, to: veryLikely.from },
  { label: 'Very likely', from: veryLikely.from, to: 1 },
]

/** The odds on the scale of the labels: a bracket for the range, a mark for the estimate. */
export function LabelScale({ odds }: { odds: Odds }) {
  // React's types have no custom properties.
  const style = { '--low': odds.low, '--high': odds.high, '--middle': odds.middle } as CSSProperties
  return (
    <div className="above-4" style={style} aria-hidden>
      <div className={classes.bracket} />
      <div className="flex gap-2px relative">
        {parts.map(({ label, from, to }) => (
          <span
            key={label}
            className={classes.part}
            data-label={label}
            style={{ flexGrow: (to - from) * 100 }}
          />
        ))}
        <span className={classes.mark} />
      </div>
      <div className={`caption flex gap-2px line-16 above-6px ${classes.ends}`}>
        {parts.map(({ label, from, to }) => (
          <span key={label} style={{ flexGrow: (to - from) * 100 }}>
            <b>{Math.round(from * 100)}</b>
            <span className={`block muted ${classes.word}`}>{label}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
