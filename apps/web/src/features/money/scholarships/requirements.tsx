import type { CriterionResult, Met } from '@bearings/domain/money/criteria'
import { Icon } from '#ui/icon.tsx'
import { metColors, metIcons } from './fit-ticks.tsx'
import classes from './requirements.module.css'

const metWords: Record<Met, string> = { met: 'Met', 'not-met': 'Not met', unknown: 'Not known' }

/** What is required, and whether the student meets each of it. */
export function Requirements({ name, judged }: { name: string; judged: readonly CriterionResult[] }) {
  return (
    <ul className={`stack gap-6px text-small ${classes.list}`} aria-label={`What ${name} requires`}>
      {judged.map(({ criterion, met, reason }) => (
        <li key={criterion}>
          <Icon of={metIcons[met]} size={16} className={metColors[met]} />
          <div>
            <span className="strong">{metWords[met]}</span> {criterion.replace(/\.?$/, '.')}{' '}
            <span className="secondary">{reason}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
