import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { Link } from '@tanstack/react-router'
import { nameOf } from './words.ts'
import classes from './students.module.css'

/** A student's name, which leads to their page. All of the row does. */
export function StudentLink({ student }: { student: AdvisedStudent }) {
  return (
    <Link to="/advisor/students/$studentId" params={{ studentId: student.id }} className={classes.name}>
      {nameOf(student)}
    </Link>
  )
}
