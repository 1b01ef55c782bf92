import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import type { StudentColumn } from '@bearings/domain/advising/views/options'
import { appliesLater } from '@bearings/domain/class-year'
import { memo } from 'react'
import { PersonAvatar } from '#ui/person-avatar.tsx'
import { GroupNames } from '../groups/group-names.tsx'
import { ChooseRowBox } from './choose-box.tsx'
import { RosterCells } from './roster-cells.tsx'
import type { RosterSearch } from './roster-search.ts'
import { StudentLink } from './student-link.tsx'
import { laterClassInWords, nameOf, sinceInWords } from './words.ts'
import classes from './roster-table.module.css'

type Props = {
  student: AdvisedStudent
  search: RosterSearch
  columns: readonly StudentColumn[]
  timeZone: string
  isChosen: boolean
  /** With `isSpan`, all between this student and the one that was picked last are picked, too. */
  onPick: (student: AdvisedStudent, isChosen: boolean, isSpan: boolean) => void
}

/** A student on the roster. Only the row that changes is rendered again, and only its box if that is picked. */
export const RosterRow = memo(function RosterRow({ student, search, columns, timeZone, ...props }: Props) {
  const { isChosen, onPick } = props
  const name = nameOf(student)
  return (
    <tr>
      <th scope="row" title={`${name}, ${student.email}. ${sinceInWords(student.since, timeZone)}`}>
        <span className={`row gap-10px ${classes.who}`}>
          <ChooseRowBox
            isChosen={isChosen}
            label={`Select ${name}`}
            onPick={(isPicked, isSpan) => onPick(student, isPicked, isSpan)}
          />
          <Who student={student} search={search} />
        </span>
      </th>
      <RosterCells student={student} columns={columns} />
    </tr>
  )
})

const Who = memo(function Who({ student, search }: Pick<Props, 'student' | 'search'>) {
  const { avatar, groups } = student
  return (
    <>
      <PersonAvatar name={nameOf(student)} picture={avatar?.small} size={32} variant="light" />
      <span className={`shrinks ${classes.named}`}>
        <StudentLink student={student} search={search} />
        <LaterClass student={student} />
        <GroupNames groups={groups} />
      </span>
    </>
  )
})

/** Explains why a younger student has no dates yet. Seniors are not labeled. */
function LaterClass({ student: { graduationYear, today } }: { student: AdvisedStudent }) {
  if (graduationYear === null || !appliesLater(graduationYear, today)) return null
  return <span className="detail regular wrap-anywhere">{laterClassInWords(graduationYear, today)}</span>
}
