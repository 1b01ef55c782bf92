import type { AdvisedStudent, Summary } from '@bearings/domain/advising/students/schema'
import { Failure } from '@bearings/domain/failure'
import { logView } from '#features/access-log/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { ruleAgainstAdvisingBy } from '../people/may-advise.ts'
import { described, studentsWithFacts } from './roster-students.ts'
import * as store from './store.ts'

export async function summary(context: SignedInContext): Promise<Summary> {
  const [figures, rule] = await Promise.all([
    store.summary(context.db, context.actor),
    ruleAgainstAdvisingBy(context),
  ])
  return { ...figures, awaitsApproval: rule !== null }
}

/** Returns the ids of the actor's students who are late with something that they share. */
export async function lateStudents(context: SignedInContext): Promise<ReadonlySet<string>> {
  const { students } = await studentsWithFacts(context, { q: '' })
  return new Set(students.filter(({ late }) => late > 0).map(({ id }) => id))
}

export async function overview(context: SignedInContext, { id }: { id: string }): Promise<AdvisedStudent> {
  const { students, zones } = await studentsWithFacts(context, { id })
  const [student] = await described(context, zones, students)
  if (!student) throw new Failure('NOT_FOUND')
  const { db, actor, now } = context
  await logView(db, actor, { studentId: id, what: 'overview', now: now() })
  return student
}
