import type { CSSProperties } from 'react'
import classes from './bars.module.css'

/** One bar: what it is called, what stands at its end, its length, and a paler rest of it. */
type Row = { name: string; label: string; value: number; rest?: number; color?: string }

export type BarsProps = {
  rows: Row[]
  /** A CSS color, a token. */
  color?: string
  /** Side by side, for what happens in time; otherwise one below the other. */
  upright?: boolean
  /** Names of several words, which get more of the line. */
  longNames?: boolean
}

/**
 * Bars with their names and figures as text beside them, so that neither an axis nor a legend is needed, and a screen
 * reader hears what stands there. The longest takes all the room there is.
 */
export function Bars({ rows, color = 'var(--sea)', upright = false, longNames = false }: BarsProps) {
  const longest = Math.max(1, ...rows.map(({ value, rest = 0 }) => value + rest))
  return (
    <ul className={upright ? classes.columns : classes.rows} data-long-names={longNames || undefined}>
      {rows.map(({ name, label, value, rest = 0, color: own = color }, index) => (
        // Two schools may be called the same, and the rows stay in their order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={classes.row}>
          <span className={classes.name} title={longNames ? name : undefined}>
            {name}
          </span>
          <span className={classes.track} style={shares(own, value / longest, (value + rest) / longest)} />
          <span className={classes.label}>{label}</span>
        </li>
      ))}
    </ul>
  )
}

/** React knows no custom properties by name. */
function shares(color: string, done: number, whole: number): CSSProperties {
  return { '--color': color, '--done': percent(done), '--whole': percent(whole) } as CSSProperties
}

function percent(share: number): string {
  return `${100 * share}%`
}
