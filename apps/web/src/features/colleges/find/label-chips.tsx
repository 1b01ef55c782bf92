import { type LabelGroup, labels } from '@bearings/domain/colleges/find/options'
import type { Found } from './use-find.ts'
import { labelWords } from './words.ts'
import classes from './find.module.css'

type Props = {
  found: Found
  chosen: readonly LabelGroup[]
  onChange: (labels: LabelGroup[] | undefined) => void
}

/** The color of each label's dot, as a tone of the theme; none without an estimate. */
export const dots: Record<LabelGroup, string | undefined> = {
  'far-reach': 'coral',
  reach: 'coral',
  target: 'brass',
  likely: 'kelp',
  open: 'sea',
  unknown: undefined,
}

/** The filter by labels, each with its number of colleges. Several can be chosen. */
export function LabelChips({ found, chosen, onChange }: Props) {
  const toggle = (label: LabelGroup) => {
    const next = chosen.includes(label) ? chosen.filter((one) => one !== label) : [...chosen, label]
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset className={`cluster gap-2 shrinks ${classes.chips}`}>
      <legend className="unseen">Your odds</legend>
      <button
        type="button"
        className="pill"
        aria-pressed={chosen.length === 0}
        onClick={() => onChange(undefined)}
      >
        All <Count of={found.total} />
      </button>
      {labels.map((label) => (
        <button
          key={label}
          type="button"
          className="pill"
          aria-pressed={chosen.includes(label)}
          onClick={() => toggle(label)}
        >
          {dots[label] && <span className="dot" data-tone={dots[label]} aria-hidden />}
          {labelWords[label]} <Count of={found.counts && found.counts[label]} />
        </button>
      ))}
    </fieldset>
  )
}

/** The number of colleges. Until it is known its space is reserved, so that nothing moves. */
function Count({ of }: { of: number | null }) {
  return <span className="pill-count">{of === null ? '\u2007\u2007\u2007' : of.toLocaleString('en-US')}</span>
}
