import type { PlacedLabel } from '@bearings/domain/matching/options'
import type { Tone } from '#ui/chip.tsx'
import classes from './label-chip.module.css'

/**
 * The number of filled bars out of five, and the color of each label. Without an estimate there are no bars.
 */
const looks: Record<PlacedLabel, { bars: number; tone: Tone }> = {
  'Far reach': { bars: 1, tone: 'coral' },
  Reach: { bars: 2, tone: 'coral' },
  Target: { bars: 3, tone: 'brass' },
  Likely: { bars: 4, tone: 'kelp' },
  'Very likely': { bars: 5, tone: 'kelp' },
  Safety: { bars: 5, tone: 'kelp' },
  'No odds': { bars: 0, tone: 'plain' },
  'Not admitting': { bars: 0, tone: 'coral' },
  Open: { bars: 0, tone: 'sea' },
  'Score required': { bars: 0, tone: 'plain' },
  'Add your GPA': { bars: 0, tone: 'plain' },
  'Not enough data': { bars: 0, tone: 'plain' },
}

type Props = {
  label: PlacedLabel
  /** Whether the reader is the student, who can add what is missing. */
  isOwn?: boolean
}

/** A college's label for a student. Rising bars stand before the text, so that color is not the only cue. */
export function LabelChip({ label, isOwn = true }: Props) {
  const { bars, tone } = looks[label]
  return (
    <span className={`inline-row gap-6px text-caption strong unbroken ${classes.chip}`} data-tone={tone}>
      {bars > 0 && (
        <span className={`inline-flex items-end ${classes.bars}`} aria-hidden>
          {[1, 2, 3, 4, 5].map((bar) => (
            <span key={bar} data-filled={bar <= bars || undefined} />
          ))}
        </span>
      )}
      {label === 'Add your GPA' && !isOwn ? 'No GPA' : label}
    </span>
  )
}
