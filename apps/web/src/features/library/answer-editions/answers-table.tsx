import type { AnswerLine } from '@bearings/domain/library/answers/editions/schema'
import { topicTitle } from '@bearings/domain/library/answers/options'
import { dateInWords } from '#platform/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { Cell, ResponsiveTable } from '#ui/responsive-table.tsx'
import { certaintyNames, standingChip } from './words.ts'
import classes from '../editions/editions.module.css'

const columns = ['Question', 'Topic', 'Certainty', 'Checked', 'Status']

export function AnswersTable({ answers }: { answers: readonly AnswerLine[] }) {
  return (
    <ResponsiveTable columns={columns}>
      {answers.map(({ slug, question, topic, certainty, checked, ...standing }) => {
        const { name, tone } = standingChip(standing)
        return (
          <tr key={slug}>
            <th scope="row" className={`wrap-anywhere ${classes.name}`}>
              <LinkAnchor to="/admin/answers/$slug" params={{ slug }} fw={600}>
                {question}
              </LinkAnchor>
            </th>
            <Cell label="Topic" text={topicTitle(topic)} />
            <Cell
              label="Certainty"
              text={certaintyNames.find(({ value }) => value === certainty)?.label ?? null}
            />
            <Cell label="Checked" text={dateInWords(checked)} />
            <td data-label="Status">
              <Chip tone={tone}>{name}</Chip>
            </td>
          </tr>
        )
      })}
    </ResponsiveTable>
  )
}
