import { amountText } from '../dollars.ts'
import classes from './result.module.css'

/** The lowest value on the scale, and its end unless the index is higher. */
const least = -1500
const usualEnd = 25_000

type Props = { sai: number; pellEnds: number }

/**
 * The index on a scale that starts at the lowest possible index, and the range in which there is a Pell
 * Grant.
 */
export function IndexScale({ sai, pellEnds }: Props) {
  const end = Math.max(usualEnd, Math.ceil(sai / 5000) * 5000)
  const at = (amount: number) => `${((amount - least) / (end - least)) * 100}%`
  return (
    <div aria-hidden>
      <div className={`above-1 relative ${classes.scale}`}>
        <div className={classes.track} />
        <div className={classes.reach} style={{ width: at(pellEnds) }} />
        <div className={classes.mark} style={{ left: at(sai) }} />
      </div>
      <div className="flex spread relative muted text-caption">
        <span>{amountText(least)}</span>
        <span style={{ position: 'absolute', left: at(pellEnds), transform: 'translateX(-50%)' }}>
          {amountText(pellEnds)}, Pell ends
        </span>
        <span>{amountText(end)}</span>
      </div>
    </div>
  )
}
