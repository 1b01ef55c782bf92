import type { CSSProperties } from 'react'
import classes from './bars.module.css'

/** One bar: its name, the label at its end, its length, and a paler remainder. */
type Row = { name: string; label: string; value: number; rest?: number; color?: string }

export type BarsProps = {
  rows: Row[]
  /** A CSS color, given as a token. */
  color?: string
  /** Whether the bars stand side by side, as for a time series, instead of one below the other. */
  upright?: boolean
  /** Whether names have several words, and so get more of the line. */
  longNames?: boolean
}

/**
 * Bars with their names and figures as text beside them, so that they need no axis or legend, and a screen
 * reader reads the same. The longest bar takes the full width.
 */
export function Bars({ rows, color = 'var(--sea)', upright = false, longNames = false }: BarsProps) {
  const longest = Math.max(1, ...rows.map(({ value, rest = 0 }) => value + rest))
  return (
    <ul className={upright ? classes.columns : classes.rows} data-long-names={longNames || undefined}>
      {rows.map(({ name, label, value, rest = 0, color: own = color }, index) => (
        // Two schools may have the same name, and the rows keep their order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={classes.row}>
          <span className={`truncated text-small ${classes.name}`} title={longNames ? name : undefined}>
            {name}
          </span>
          <span
            className={`relative ${classes.track}`}
            style={shares(own, value / longest, (value + rest) / longest)}
          />
          <span className={`secondary figures unbroken ${classes.label}`}>{label}</span>
        </li>
      ))}
    </ul>
  )
}

/** Sets custom properties, which React's types do not have. */
function shares(color: string, done: number, whole: number): CSSProperties {
  return { '--color': color, '--done': percent(done), '--whole': percent(whole) } as CSSProperties
}

function percent(share: number): string {
  return `${100 * share}%`
}
