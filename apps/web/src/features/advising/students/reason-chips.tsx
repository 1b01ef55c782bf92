import { rosterStatus } from '@bearings/domain/advising/students/rules'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { Chip } from '#ui/chip.tsx'
import { reasonInWords, reasonTone, statusWords } from './words.ts'
import classes from './students.module.css'

/**
 * Chips that say why this student needs attention, or that nothing is shared. Empty for a student who needs
 * none.
 */
export function ReasonChips({ student }: { student: AdvisedStudent }) {
  return (
    <span className={classes.chips}>
      {student.isLeaving && <Chip tone="plain">Account being deleted</Chip>}
      {student.reasons.map((reason) => (
        <Chip key={reason} tone={reasonTone(reason, student)}>
          {reasonInWords(reason, student)}
        </Chip>
      ))}
      {rosterStatus(student) === 'nothing-shared' && <Chip tone="out">{statusWords['nothing-shared']}</Chip>}
    </span>
  )
}
