import type { Application } from '@bearings/domain/advising/applications/schema'
import { planLabels } from '@bearings/domain/colleges/rules'
import { dateInWords } from '@bearings/domain/today'
import { memo } from 'react'
import { StatusChip } from '#ui/status-chip.tsx'
import { lettersInWords, missingInWords } from './words.ts'
import classes from './applications.module.css'

/** What is known of an application, as far as its student shares it. */
export const ApplicationCells = memo(function ApplicationCells({
  application,
}: {
  application: Omit<Application, 'student'>
}) {
  const { college, plan, deadline, status, checklist, letters, label } = application
  const missing = missingInWords(application)
  const hasLetters = letters !== null && letters.outstanding + letters.sent > 0
  return (
    <>
      <td data-label="College">{college}</td>
      <td data-label="Plan" data-empty={plan ? undefined : true}>
        {plan ? planLabels[plan] : <span className="pale">No plan yet</span>}
      </td>
      <td data-label="Deadline" data-empty={deadline ? undefined : true}>
        {deadline ? dateInWords(deadline) : <span className="pale">No date</span>}
      </td>
      <td data-label="Status">
        <StatusChip status={status} />
      </td>
      <td data-label="Checklist" data-empty={checklist.items > 0 ? undefined : true}>
        {checklist.items > 0 ? `${checklist.done} of ${checklist.items}` : <span className="pale">None</span>}
        {missing && <span className={`detail ${classes.missing}`}>{missing}</span>}
      </td>
      <td data-label="Letters" data-empty={hasLetters ? undefined : true}>
        {hasLetters ? (
          lettersInWords(application)
        ) : (
          <span className="pale">{lettersInWords(application)}</span>
        )}
      </td>
      <td data-label="Your label" data-empty={label ? undefined : true}>
        {label ?? <span className="pale">None</span>}
      </td>
    </>
  )
})
