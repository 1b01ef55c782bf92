import { rosterStatus } from '@bearings/domain/advising/students/rules'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { Chip } from '#ui/chip.tsx'
import {
  accountInWords,
  needsInWords,
  needsLeftOver,
  reasonInWords,
  reasonTone,
  statusWords,
} from './words.ts'
import classes from './reason-chips.module.css'

/**
 * Chips that say why this student needs attention, or that nothing is shared. Empty for a student who needs
 * none. Where only the first fits, "+2" stands for the rest, which a pointer and a screen reader still find.
 */
export function ReasonChips({ student }: { student: AdvisedStudent }) {
  const needs = needsInWords(student)
  const more = needsLeftOver(needs)
  return (
    <span
      className={`flex wrap gap-6px ${classes.chips}`}
      {...(more > 0 && { title: needs.join(', '), 'data-more': `+${more}` })}
    >
      {accountInWords(student).map((words) => (
        <Chip key={words} tone="plain">
          {words}
        </Chip>
      ))}
      {student.reasons.map((reason) => (
        <Chip key={reason} tone={reasonTone(reason, student)}>
          {reasonInWords(reason, student)}
        </Chip>
      ))}
      {rosterStatus(student) === 'nothing-shared' && <Chip tone="out">{statusWords['nothing-shared']}</Chip>}
    </span>
  )
}
