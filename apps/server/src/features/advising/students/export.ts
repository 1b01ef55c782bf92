import { RosterQuery } from '@bearings/domain/advising/students/schema'
import { csvExport } from '#platform/csv-exports.ts'
import { wholeRoster } from './service.ts'

/** An advisor's roster as a file: what each student shares, and an empty cell for what they do not. */
export const rosterExport = csvExport({
  path: '/advising/students/export',
  access: ['advisor'],
  fileName: 'my-students',
  query: RosterQuery.pick({ q: true, order: true, reason: true }),
  rows: async function* (context, filter) {
    for (const student of await wholeRoster(context, filter)) {
      const { nextDeadline, list, essays, tasks } = student
      yield {
        student: student.fullName,
        email: student.email,
        'student id': student.studentId,
        late: student.late,
        'next deadline': nextDeadline && nextDeadline.date,
        'next is': nextDeadline && nextDeadline.title,
        schools: list && list.schools,
        'schools sent': list && list.sent,
        'essays shared': essays.shared,
        'essays finished': essays.finished,
        'tasks pending': tasks.pending,
        'tasks late': tasks.late,
        'tasks completed': tasks.completed,
        'last active': student.lastActiveOn,
        'student since': student.since.slice(0, 10),
      }
    }
  },
})
