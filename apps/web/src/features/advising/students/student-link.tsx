import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { RowLink } from '#ui/row-link.tsx'
import { nameOf } from './words.ts'
import classes from './students.module.css'

/** A student's name, which leads to their page. All of the row does. */
export function StudentLink({ student }: { student: AdvisedStudent }) {
  return (
    <RowLink to="/advisor/students/$studentId" params={{ studentId: student.id }} className={classes.name}>
      {nameOf(student)}
    </RowLink>
  )
}
