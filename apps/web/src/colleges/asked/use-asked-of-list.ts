import { askedOfList, type AskedOfList } from '@bearings/domain/progress/asked-of-list'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { readLeftAlone } from './left-alone.ts'

/** Returns what the colleges of the list ask for that is not on it; `undefined` where that is not known. */
export function useAskedOfList(): { data: AskedOfList | undefined; isPending: boolean } {
  const { userId } = useMe()
  const schools = useQuery(query('GET /schools/list'))
  const asked = useQuery(query('GET /schools/list/asked'))
  const writing = useQuery(query('GET /essays/asked'))
  const essays = useQuery(query('GET /essays'))
  const data = useMemo(() => {
    if (!schools.data || !asked.data || !writing.data || !essays.data) return undefined
    return askedOfList({
      schools: schools.data,
      asked: asked.data,
      writing: writing.data,
      essays: essays.data,
      leftAlone: (entryId) => readLeftAlone(userId, entryId),
    })
  }, [schools.data, asked.data, writing.data, essays.data, userId])
  return { data, isPending: asked.isPending || writing.isPending }
}
