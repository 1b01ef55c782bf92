import type { OfferSummary } from '@bearings/domain/money/offers'
import classes from './offers.module.css'

type Props = { summary: OfferSummary; most: number }

/** The tone of a part; the others have a color of their own. */
export const tones: Record<string, string> = { gift: 'kelp', loan: 'brass' }

/** A bar with the parts of one year's cost, on the scale of the most expensive offer. */
export function OfferBar({
  summary: { cost, gifts, studentLoans, parentLoans, work, leftToPay },
  most,
}: Props) {
  const parts = { gift: Math.min(gifts, cost), loan: studentLoans + parentLoans, work, left: leftToPay }
  return (
    <div className={`clipped ${classes.bar}`} aria-hidden>
      {Object.entries(parts).map(
        ([part, amount]) =>
          amount > 0 && (
            <span
              key={part}
              data-part={part}
              data-tone={tones[part]}
              style={{ width: `${(amount / Math.max(1, most)) * 100}%` }}
            />
          ),
      )}
    </div>
  )
}
