import { amountText } from '../dollars.ts'
import classes from './result.module.css'

/** Where the picture begins and, unless the index is beyond it, ends. */
const least = -1500
const usualEnd = 25_000

type Props = { sai: number; pellEnds: number }

/** The index on a line from the lowest there is, and how far the Pell Grant reaches on it. */
export function IndexScale({ sai, pellEnds }: Props) {
  const end = Math.max(usualEnd, Math.ceil(sai / 5000) * 5000)
  const at = (amount: number) => `${((amount - least) / (end - least)) * 100}%`
  return (
    <div aria-hidden>
      <div className={classes.scale}>
        <div className={classes.track} />
        <div className={classes.reach} style={{ width: at(pellEnds) }} />
        <div className={classes.mark} style={{ left: at(sai) }} />
      </div>
      <div className={classes.ends}>
        <span>{amountText(least)}</span>
        <span style={{ position: 'absolute', left: at(pellEnds), transform: 'translateX(-50%)' }}>
          {amountText(pellEnds)}, Pell ends
        </span>
        <span>{amountText(end)}</span>
      </div>
    </div>
  )
}
