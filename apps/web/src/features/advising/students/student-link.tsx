import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { RowLink } from '#ui/row-link.tsx'
import type { RosterSearch } from './roster-search.ts'
import { nameOf } from './words.ts'

type Props = {
  student: AdvisedStudent
  /** The roster the link is on, whose order the student page follows. */
  search?: RosterSearch
}

/** A student's name as a link to their page, which covers the whole row. */
export function StudentLink({ student, search = {} }: Props) {
  return (
    <RowLink to="/advisor/students/$studentId" params={{ studentId: student.id }} search={search}>
      {nameOf(student)}
    </RowLink>
  )
}
