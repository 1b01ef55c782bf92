import type { Certainty } from '@bearings/domain/money/price/options'
import type { LayerLine } from '@bearings/domain/money/price/schema'
import { say } from '@bearings/domain/say'
import { Chip, type Tone } from '#ui/chip.tsx'
import classes from './price-layers.module.css'

const chips = {
  published: { tone: 'kelp', words: 'published' },
  reported: { tone: 'brass', words: 'reported, check' },
  average: { tone: 'plain', words: 'average' },
  estimate: { tone: 'plain', words: 'estimate' },
  condition: { tone: 'brass', words: 'if admitted to it' },
  rules: { tone: 'brass', words: 'if you meet its rules' },
} as const satisfies Record<Certainty, { tone: Tone; words: string }>

export function LayerList({ lines }: { lines: readonly LayerLine[] }) {
  return (
    <dl className="above-2">
      {lines.map(({ key, label, text, note, certainty }) => (
        <div
          key={key}
          className={`stack hairline ${classes.layer}`}
          data-end={key === 'remains' || undefined}
        >
          <dt className="strong">{label}</dt>
          <dd className={`figures strong align-right ${classes.text}`}>{text}</dd>
          <dd className="secondary whole-row">
            {note} <Chip tone={chips[certainty].tone}>{say(chips[certainty].words)}</Chip>
          </dd>
        </div>
      ))}
    </dl>
  )
}
