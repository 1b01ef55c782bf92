import type { Application } from '@bearings/domain/advising/applications/schema'
import { type ApplicationColumn, applicationColumns } from '@bearings/domain/advising/views/options'
import { planLabels } from '@bearings/domain/colleges/rules'
import { dateInWords } from '@bearings/domain/today'
import { memo, type ReactNode } from 'react'
import { StatusChip } from '#ui/status-chip.tsx'
import { lettersInWords, missingInWords } from './words.ts'
import classes from './applications.module.css'

type Shown = Omit<Application, 'student'>
type Props = { application: Shown; columns?: readonly ApplicationColumn[] }

/** What is known of an application, as far as its student shares it, in these columns. */
export const ApplicationCells = memo(function ApplicationCells({
  application,
  columns = applicationColumns,
}: Props) {
  return (
    <>
      <td data-label="College">{application.college}</td>
      {columns.map((column) => {
        const Cell = cells[column]
        return <Cell key={column} {...application} />
      })}
    </>
  )
})

const cells: Record<ApplicationColumn, (application: Shown) => ReactNode> = {
  plan: ({ plan }) => (
    <td data-label="Plan" data-empty={plan ? undefined : true}>
      {plan ? planLabels[plan] : <Quiet>No plan yet</Quiet>}
    </td>
  ),
  deadline: ({ deadline }) => (
    <td data-label="Deadline" data-empty={deadline ? undefined : true}>
      {deadline ? dateInWords(deadline) : <Quiet>No date</Quiet>}
    </td>
  ),
  status: ({ status }) => (
    <td data-label="Status">
      <StatusChip status={status} />
    </td>
  ),
  checklist: ({ checklist }) => {
    const missing = missingInWords({ checklist })
    return (
      <td data-label="Checklist" data-empty={checklist.items > 0 ? undefined : true}>
        {checklist.items > 0 ? `${checklist.done} of ${checklist.items}` : <Quiet>None</Quiet>}
        {missing && <span className={`detail block ${classes.missing}`}>{missing}</span>}
      </td>
    )
  },
  letters: ({ letters }) => {
    const hasLetters = letters !== null && letters.outstanding + letters.sent > 0
    const words = lettersInWords({ letters })
    return (
      <td data-label="Letters" data-empty={hasLetters ? undefined : true}>
        {hasLetters ? words : <Quiet>{words}</Quiet>}
      </td>
    )
  },
  label: ({ label }) => (
    <td data-label="Your label" data-empty={label ? undefined : true}>
      {label ?? <Quiet>None</Quiet>}
    </td>
  ),
}

function Quiet({ children }: { children: string }) {
  return <span className="pale">{children}</span>
}
