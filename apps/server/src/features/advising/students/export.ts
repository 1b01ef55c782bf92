import type { Actor } from '@bearings/domain/actor'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { ChosenStudents, RosterFilter } from '@bearings/domain/advising/students/schema'
import type { StudentColumn } from '@bearings/domain/advising/views/options'
import { columnsIn } from '@bearings/domain/advising/views/rules'
import { StudentColumns } from '@bearings/domain/advising/views/schema'
import { todayIn } from '@bearings/domain/today'
import { csvExport } from '#platform/documents/csv-exports.ts'
import { type Cells, cellsIn } from '../views/cells.ts'
import { wholeRoster } from './roster.ts'

const file = { path: '/advising/students/export', access: ['advisor'], fileName: 'my-students' } as const

/** Exports the advisor's roster within a filter. */
export const rosterExport = csvExport({
  ...file,
  query: RosterFilter.extend(StudentColumns),
  rows: async function* (context, { columns, ...filter }) {
    for (const student of await wholeRoster(context, filter)) yield rowOf(student, context.actor, columns)
  },
})

/** Exports the students the advisor selected. Their ids, too many for a URL, are in the body. */
export const chosenExport = csvExport({
  ...file,
  method: 'POST',
  query: ChosenStudents.extend(StudentColumns),
  rows: async function* (context, { ids, columns, ...order }) {
    for (const student of await wholeRoster(context, { ids, q: '', ...order }))
      yield rowOf(student, context.actor, columns)
  },
})

/** Returns who a student is, and the cells of these columns. Parts that the student does not share are empty. */
function rowOf(
  student: AdvisedStudent,
  { timeZone }: Pick<Actor, 'timeZone'>,
  columns: readonly StudentColumn[] = [],
) {
  const { nextDeadline, list, essays, letters, tasks } = student
  const cells: Record<StudentColumn, Cells> = {
    needs: { 'deadlines late': student.late },
    deadline: {
      'next deadline': nextDeadline && nextDeadline.date,
      'next deadline for': nextDeadline && nextDeadline.title,
    },
    list: { schools: list && list.schools, 'schools sent': list && list.sent },
    essays: { 'essays shared': essays.shared, 'essays finished': essays.finished },
    letters: {
      'letters outstanding': letters && letters.outstanding,
      'letters sent': letters && letters.sent,
    },
    tasks: {
      'tasks pending': tasks.pending,
      'tasks late': tasks.late,
      'tasks completed': tasks.completed,
    },
    active: { 'last active': student.lastActiveOn },
  }
  return {
    student: student.fullName,
    email: student.email,
    'student id': student.studentId,
    groups: student.groups.map(({ name }) => name).join('; '),
    ...cellsIn(columnsIn('student', columns), cells),
    'student since': todayIn(timeZone, new Date(student.since)),
    'class of': student.graduationYear,
    account: accountOf(student),
  }
}

/** Says of an account that it is not in use; nothing of any other. */
function accountOf({ isDisabled, isLeaving }: AdvisedStudent): string | null {
  if (isDisabled) return 'disabled'
  return isLeaving ? 'being deleted' : null
}
