import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { appliesLater } from '@bearings/domain/class-year'
import { useMe } from '#platform/session/me.ts'
import { PersonAvatar } from '#ui/person-avatar.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { GroupNames } from '../groups/group-names.tsx'
import { Balance } from './balance.tsx'
import { ChooseBox, ChooseRowBox } from './choose-box.tsx'
import { ReasonChips } from './reason-chips.tsx'
import type { RosterSearch } from './roster-search.ts'
import { sortColumn } from './sort-head.tsx'
import { StudentLink } from './student-link.tsx'
import type { Chosen } from './use-chosen.ts'
import {
  lastActiveInWords,
  laterClassInWords,
  lettersInWords,
  nameOf,
  needsNothing,
  noDateInWords,
  notShared,
  sinceInWords,
  shortDate,
} from './words.ts'
import classes from './roster-table.module.css'

const columns = [
  ['Student', 'name'],
  ['Needs', 'attention'],
  ['Next deadline', 'deadline'],
  ['List', 'schools'],
  ['Essays', 'essays'],
  ['Letters', 'letters'],
  ['Tasks', 'tasks'],
  ['Last active', 'active'],
] as const

type Props = {
  students: AdvisedStudent[]
  search: RosterSearch
  onSort: (search: RosterSearch) => void
  chosen: Chosen
}

/** A row for each student: why they need attention, and their progress as far as they share it. */
export function RosterTable({ students, search, onSort, chosen }: Props) {
  const { timeZone } = useMe()
  const all = <ChooseBox people={students} chosen={chosen} label="Select all shown" />
  const heads = columns.map(([name, order]) =>
    sortColumn({ name, order, search, onSort, ...(order === 'name' && { before: all }) }),
  )
  return (
    <ResponsiveTable columns={heads} className={classes.table}>
      {students.map((student) => {
        const { id, email, since, nextDeadline, list, essays, letters, tasks, lastActiveOn } = student
        const writing = letters && lettersInWords(letters)
        return (
          <tr key={id}>
            <th scope="row" title={`${nameOf(student)}, ${email}. ${sinceInWords(since, timeZone)}`}>
              <span className={classes.who}>
                <ChooseRowBox
                  person={student}
                  shown={students}
                  chosen={chosen}
                  label={`Select ${nameOf(student)}`}
                />
                <PersonAvatar
                  name={nameOf(student)}
                  picture={student.avatar?.small}
                  size={32}
                  variant="light"
                />
                <span className={classes.named}>
                  <StudentLink student={student} search={search} />
                  <LaterClass student={student} />
                  <GroupNames groups={student.groups} />
                </span>
              </span>
            </th>
            <td data-label="Needs" data-empty={needsNothing(student) || undefined}>
              <ReasonChips student={student} />
            </td>
            <td
              data-label="Next deadline"
              data-empty={!nextDeadline || undefined}
              title={nextDeadline?.title}
            >
              {nextDeadline ? (
                <span className={classes.dated}>
                  <strong>{shortDate(nextDeadline.date, student.today)}</strong> {nextDeadline.title}
                </span>
              ) : (
                <span className={classes.quiet}>{noDateInWords(student, 'None')}</span>
              )}
            </td>
            <td data-label="List" data-empty={!list || undefined}>
              {list ? <Balance list={list} /> : <NotShared />}
            </td>
            <td data-label="Essays" data-empty={essays.shared === 0 || undefined}>
              {essays.shared === 0 ? <NotShared /> : `${essays.finished} of ${essays.shared}`}
            </td>
            <td data-label="Letters" data-empty={!writing || undefined}>
              {letters === null ? <NotShared /> : (writing ?? <None />)}
            </td>
            <td data-label="Tasks" data-empty={tasks.pending === 0 || undefined}>
              <span>
                {tasks.pending === 0 ? <None /> : `${tasks.pending} pending`}
                {tasks.late > 0 && (
                  <>
                    , <span className={classes.late}>{tasks.late} late</span>
                  </>
                )}
              </span>
            </td>
            <td
              data-label="Last active"
              data-empty={lastActiveOn === null || undefined}
              className={lastActiveOn === null ? classes.quiet : undefined}
            >
              {lastActiveInWords(student)}
            </td>
          </tr>
        )
      })}
    </ResponsiveTable>
  )
}

/** Explains why a younger student has no dates yet. Seniors are not labeled. */
function LaterClass({ student: { graduationYear, today } }: { student: AdvisedStudent }) {
  if (graduationYear === null || !appliesLater(graduationYear, today)) return null
  return <span className={`detail ${classes.small}`}>{laterClassInWords(graduationYear, today)}</span>
}

function NotShared() {
  return <span className={classes.quiet}>{notShared}</span>
}

function None() {
  return <span className={classes.quiet}>None</span>
}
