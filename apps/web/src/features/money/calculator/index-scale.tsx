import { amountText } from '../dollars.ts'
import classes from './result.module.css'

/** The end of the scale unless the index is higher. */
const usualEnd = 25_000

type Props = {
  sai: number
  /** The lowest index there is. */
  least: number
  /** The highest index whose Pell Grant is calculated from it; above it there may be the minimum grant. */
  calculatedUpTo: number
}

/**
 * The index on a scale that starts at the lowest possible index, and the range in which the Pell Grant is
 * calculated from it.
 */
export function IndexScale({ sai, least, calculatedUpTo }: Props) {
  const end = Math.max(usualEnd, Math.ceil(sai / 5000) * 5000)
  const at = (amount: number) => `${((amount - least) / (end - least)) * 100}%`
  return (
    <div aria-hidden>
      <div className={`above-1 relative ${classes.scale}`}>
        <div className={classes.track} />
        <div className={classes.reach} style={{ width: at(calculatedUpTo) }} />
        <div className={classes.mark} style={{ left: at(sai) }} />
      </div>
      <div className="flex spread relative muted text-caption">
        <span>{amountText(least)}</span>
        {/* Further right than centered, so that on a phone it keeps off the lowest index. */}
        <span style={{ position: 'absolute', left: at(calculatedUpTo), transform: 'translateX(-35%)' }}>
          {amountText(calculatedUpTo)}, calculated grant ends
        </span>
        <span>{amountText(end)}</span>
      </div>
    </div>
  )
}
