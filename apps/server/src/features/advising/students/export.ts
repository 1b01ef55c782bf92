import type { Actor } from '@bearings/domain/actor'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { ChosenStudents, RosterFilter } from '@bearings/domain/advising/students/schema'
import { todayIn } from '@bearings/domain/today'
import { csvExport } from '#platform/documents/csv-exports.ts'
import { wholeRoster } from './roster.ts'

const file = { path: '/advising/students/export', access: ['advisor'], fileName: 'my-students' } as const

/** Exports the advisor's roster within a filter. */
export const rosterExport = csvExport({
  ...file,
  query: RosterFilter,
  rows: async function* (context, filter) {
    for (const student of await wholeRoster(context, filter)) yield rowOf(student, context.actor)
  },
})

/** Exports the students the advisor selected. Their ids, too many for a URL, are in the body. */
export const chosenExport = csvExport({
  ...file,
  method: 'POST',
  query: ChosenStudents,
  rows: async function* (context, { ids, ...order }) {
    for (const student of await wholeRoster(context, { ids, q: '', ...order }))
      yield rowOf(student, context.actor)
  },
})

/** Returns the cells of one student. Parts that the student does not share are empty. */
function rowOf(student: AdvisedStudent, { timeZone }: Pick<Actor, 'timeZone'>) {
  const { nextDeadline, list, essays, letters, tasks } = student
  return {
    student: student.fullName,
    email: student.email,
    'student id': student.studentId,
    groups: student.groups.map(({ name }) => name).join('; '),
    'deadlines late': student.late,
    'next deadline': nextDeadline && nextDeadline.date,
    'next deadline for': nextDeadline && nextDeadline.title,
    schools: list && list.schools,
    'schools sent': list && list.sent,
    'essays shared': essays.shared,
    'essays finished': essays.finished,
    'letters outstanding': letters && letters.outstanding,
    'letters sent': letters && letters.sent,
    'tasks pending': tasks.pending,
    'tasks late': tasks.late,
    'tasks completed': tasks.completed,
    'last active': student.lastActiveOn,
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
