import type { ListEntry } from '@bearings/domain/list/schema'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'

/**
 * Returns the list whose plans, majors and statuses odds count: the signed-in student's, or for an advisor that of the
 * student with this id. `isShared` says whether that student shares it; `null` if it does not apply or is not loaded.
 */
export function useApplications(studentId?: string): {
  list: readonly ListEntry[]
  isShared: boolean | null
} {
  const { role } = useMe()
  const own = useQuery({ ...query('GET /schools/list'), enabled: role === 'student' })
  const { data: advised } = useQuery({
    ...query('GET /advising/students/{id}/list', { id: studentId ?? '' }),
    enabled: role === 'advisor' && studentId !== undefined,
  })
  const theirs = advised?.shared ? advised.entries : undefined
  return { list: own.data ?? theirs ?? [], isShared: advised?.shared ?? null }
}
