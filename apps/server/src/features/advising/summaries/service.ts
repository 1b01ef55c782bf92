import type { Viewed } from '@bearings/domain/advising/options'
import { limits } from '@bearings/domain/advising/summaries/options'
import type { StudentSummary, SummariesQuery } from '@bearings/domain/advising/summaries/schema'
import { logViews } from '#features/access-log/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as applications from '../applications/service.ts'
import { described, studentsWithFacts } from '../students/roster-students.ts'
import * as store from './store.ts'

/** Returns the summaries in the order in which the students are named. Each counts as a view of what is in it. */
export async function list(
  context: SignedInContext,
  { id: named }: SummariesQuery,
): Promise<StudentSummary[]> {
  const { db, actor, now } = context
  const { students, zones } = await studentsWithFacts(context, { ids: named })
  const ids = students.map(({ id }) => id)
  const [people, applicationsOf, given] = await Promise.all([
    described(context, zones, students),
    applications.ofStudents(context, ids),
    store.tasksOf(db, actor, ids),
  ])
  const found = new Map(people.map((student) => [student.id, student]))
  const summaries = [...new Set(named)].flatMap((id): StudentSummary[] => {
    const student = found.get(id)
    if (!student) return []
    const tasks = given.filter(({ studentId }) => studentId === id).slice(0, limits.tasks)
    return [
      {
        student,
        applications: student.shared.list ? applicationsOf(id) : null,
        tasks: tasks.map(({ id: taskId, title, dueOn, status }) => ({
          id: taskId,
          title,
          dueOn,
          isDone: status === 'completed',
        })),
      },
    ]
  })

  const log = (what: Viewed, some: readonly StudentSummary[]) => {
    const seen = some.map(({ student }) => ({ studentId: student.id }))
    return logViews(db, actor, seen, { what, now: now() })
  }
  await log('overview', summaries)
  await log(
    'list',
    summaries.filter((each) => each.applications !== null),
  )
  return summaries
}
