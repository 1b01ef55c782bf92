import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { notifyFailure } from '#platform/notify.ts'
import { taughtMajors } from './finding-query.ts'

/** Whether a college teaches the major that is asked for; `null` while none is. A code that nobody knows nobody teaches. */
export function useTaught(major: string | undefined): ((unitid: number) => boolean) | null {
  const { data: file } = useQuery({ ...taughtMajors, enabled: major !== undefined })
  return useMemo(() => {
    if (major === undefined || !file) return null
    const at = file.majors.find(({ code }) => code === major)?.at
    return (unitid) => at?.has(unitid) ?? false
  }, [file, major])
}

/** Shows what asks for a major once it is known who teaches what, so that no other colleges are shown meanwhile. */
export function useBeforeMajor() {
  const queryClient = useQueryClient()
  return (show: () => void) => {
    if (queryClient.getQueryData(taughtMajors.queryKey)) return show()
    void queryClient
      .ensureQueryData(taughtMajors)
      .then(show)
      .catch((error: Error) => notifyFailure('The list of majors could not be loaded', error))
  }
}
