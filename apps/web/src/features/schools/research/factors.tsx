import type { Importance, School } from '@bearings/domain/schools/catalog/schema'
import classes from './figures-card.module.css'

type Props = { factors: NonNullable<School['factors']>; source: number }

export const importances: Record<Importance, string> = {
  very_important: 'Very important',
  important: 'Important',
  considered: 'Considered',
  not_considered: 'Not considered',
}

/** Section C7 of the Common Data Set, in its order. */
export const factorLabels: Record<string, string> = {
  rigor: 'difficulty of courses',
  class_rank: 'class rank',
  gpa: 'GPA',
  test_scores: 'test scores',
  essay: 'essay',
  recs: 'recommendations',
  interview: 'interview',
  extracurric: 'activities',
  talent: 'talent',
  character: 'character',
  first_gen: 'first-generation status',
  alumni: 'alumni relatives',
  geography: 'where you live',
  state_res: 'state residency',
  religion: 'religion',
  volunteer: 'volunteering',
  work: 'work',
  interest: 'demonstrated interest',
}

/** What the college says counts in admission, the most important first. */
export function Factors({ factors: { label, year, importance }, source }: Props) {
  const named = Object.keys(factorLabels).filter((factor) => importance[factor])
  const lines = Object.entries(importances).map(([key, words]) => ({
    words,
    factors: named.filter((factor) => importance[factor] === key).map((factor) => factorLabels[factor]),
  }))

  return (
    <section className={classes.group}>
      <h3 className="eyebrow">{label}</h3>
      <dl className={classes.factors}>
        {lines
          .filter((line) => line.factors.length > 0)
          .map((line) => (
            <div key={line.words}>
              <dt>{line.words}</dt>
              <dd>{line.factors.join(', ')}</dd>
            </div>
          ))}
      </dl>
      <span className={classes.year}>
        {year} <span aria-label={`source ${source}`}>[{source}]</span>
      </span>
    </section>
  )
}
