import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import type * as store from './store.ts'

export function present(row: store.RequestRow, { actor }: Pick<SignedInContext, 'actor'>): AdvisorRequest {
  const { id, sentBy, status, message, sharing, introducedBy, takesOver } = row
  return {
    id,
    sentBy,
    status,
    message,
    sharing,
    introducedBy,
    takesOver,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    other: actor.role === 'advisor' ? studentOf(row) : { ...advisorOf(row), studentId: null },
  }
}

type Other = AdvisorRequest['other']

/** Returns what the advisor of a request may know of its student. See `other` in the schema. */
function studentOf({ student, status, isLinked }: store.RequestRow): Other {
  if (isLinked) return student
  if (status === 'pending') return { ...student, email: null }
  return { id: null, fullName: null, email: null, studentId: null }
}

/** Returns what the student of a request may know of its advisor. */
function advisorOf({ advisor, advisorEmail, status, isLinked }: store.RequestRow): Omit<Other, 'studentId'> {
  const isVisible = isLinked || (status === 'pending' && advisorEmail === null)
  return advisor && isVisible ? advisor : { id: null, fullName: null, email: advisorEmail }
}
