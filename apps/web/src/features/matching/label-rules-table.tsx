import { labelRuleWords } from '@bearings/domain/matching/label-rule-words'
import type { PlacedLabel } from '@bearings/domain/matching/options'
import { LabelChip } from '#colleges/matching/label-chip.tsx'
import classes from './how-matching-works.module.css'

/** The rules of the labels in words, from top to bottom. */
export function LabelRulesTable() {
  return (
    <table className={`wide ${classes.table}`}>
      <tbody>
        {Object.entries(labelRuleWords).map(([label, rule]) => (
          <tr key={label}>
            <th scope="row">
              <LabelChip label={label as PlacedLabel} />
            </th>
            <td>{rule}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
