import type { School } from '@bearings/domain/colleges/catalog/schema'
import type { ListEntry } from '@bearings/domain/list/schema'
import { RangeStrip } from '../range-strip.tsx'
import { useOwnScores } from './use-own-scores.ts'
import classes from './score-ranges.module.css'

type Props = { sat: ListEntry['figures']['sat']; figures: School['figures'] }

/** The middle half of the class in both tests, with the student's own scores if they are known. */
export function ScoreRanges({ sat, figures: { act_25: low, act_75: high } }: Props) {
  const you = useOwnScores()
  const act = low && high ? { from: low.value, to: high.value } : null
  if (!sat && !act) return null

  return (
    <div className={`stack ${classes.ranges}`}>
      {sat && <Range test="SAT" from={sat.from} to={sat.to} you={you.sat} scale={[800, 1600]} />}
      {act && <Range test="ACT" from={act.from} to={act.to} you={you.act} scale={[12, 36]} />}
    </div>
  )
}

type RangeProps = {
  test: string
  from: number
  to: number
  you: number | null
  scale: readonly [number, number]
}

function Range({ test, from, to, you, scale }: RangeProps) {
  const words = you === null ? null : you < from ? 'below it' : you > to ? 'above it' : 'within it'

  return (
    <div>
      <div className="flex spread gap-3 text-body below-6px">
        <span>{test} middle 50%</span>
        {words && (
          <span className="muted">
            You: {you}, {words}
          </span>
        )}
      </div>
      <RangeStrip label={`${test} middle 50%`} low={from} high={to} you={you} scale={scale} />
    </div>
  )
}
