import type { Deadline } from '@bearings/domain/deadlines/schema'
import { isUnsent } from '@bearings/domain/list/rules'
import type { ListEntry } from '@bearings/domain/list/schema'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'

/** Returns the application that has missed this deadline and can be moved to another plan; `null` if it cannot. */
export function useWayOn(deadline: Deadline, isLate: boolean): ListEntry | null {
  const { data: list } = useQuery({ ...query('GET /schools/list'), enabled: isLate })
  if (!isLate || deadline.source !== 'school') return null
  const entry = list?.find(({ id }) => id === deadline.id)
  return entry?.nextPlan && isUnsent(entry.status) ? entry : null
}
