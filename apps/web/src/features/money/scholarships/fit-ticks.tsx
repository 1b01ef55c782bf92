import type { Met } from '@bearings/domain/money/criteria'
import { ticksOf } from '@bearings/domain/money/scholarships/order'
import { IconCircle, IconCircleCheckFilled, IconCircleX } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import classes from './fit-ticks.module.css'

/** The color of each, as a class. */
export const metColors = { met: 'kelp', 'not-met': 'coral', unknown: 'pale' }

export const metIcons = { met: IconCircleCheckFilled, 'not-met': IconCircleX, unknown: IconCircle }

/** How many of the criteria a student meets, as ticks: met, not met, and empty where it is not known. */
export function FitTicks({ judged }: { judged: readonly { criterion: string; met: Met }[] }) {
  const { all, met, 'not-met': failed } = ticksOf(judged)
  if (all === 0) return <span className="inline-row shrinks gap-2" />
  return (
    <span className="inline-row shrinks gap-2">
      <span aria-hidden className={`wrap pale inline-flex ${classes.marks}`}>
        {order.flatMap((which) =>
          judged
            .filter((each) => each.met === which)
            .map(({ criterion }) => (
              <span key={criterion} className={metColors[which]}>
                <Icon of={metIcons[which]} size={14} />
              </span>
            )),
        )}
      </span>
      <span className="secondary unbroken figures">
        {met} of {all}
        <span className="unseen">{` requirements met${failed > 0 ? `, ${failed} not met` : ''}`}</span>
      </span>
    </span>
  )
}

const order: readonly Met[] = ['met', 'unknown', 'not-met']
