import { LabelChip } from '#colleges/matching/label-chip.tsx'
import classes from './how-matching-works.module.css'

const rules = [
  ['Far reach', 'An estimate under 10%, or under 20% if fewer than 10% are admitted.'],
  ['Reach', 'Under 35%, and always if fewer than 20% are admitted.'],
  ['Target', 'Everything in between.'],
  ['Likely', '75% or more, the low end of the range 65% or more, and at least half of applicants admitted.'],
  ['Very likely', '90% or more, the low end 80% or more, and at least 70% of applicants admitted.'],
  ['Safety', 'Likely or very likely, and what it costs your family is known to be within your budget.'],
  ['Open', 'The college admits everyone who has finished high school.'],
  ['Not admitting', 'The college has closed, or takes no new students.'],
  ['Not enough data', 'No admission rate is published, or nothing to compare you with. Nothing is guessed.'],
] as const

/** The rules of the labels in words, from top to bottom. */
export function LabelRulesTable() {
  return (
    <table className={`wide ${classes.table}`}>
      <tbody>
        {rules.map(([label, rule]) => (
          <tr key={label}>
            <th scope="row">
              <LabelChip label={label} />
            </th>
            <td>{rule}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
