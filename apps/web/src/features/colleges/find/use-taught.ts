import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { taughtMajors } from '#colleges/search/finding-query.ts'
import { notifyFailure } from '#platform/notify.ts'

/**
 * Returns a function that tells whether a college teaches the chosen major; `null` while none is chosen or
 * loaded. No college teaches an unknown code.
 */
export function useTaught(major: string | undefined): ((unitid: number) => boolean) | null {
  const { data: file } = useQuery({ ...taughtMajors, enabled: major !== undefined })
  return useMemo(() => {
    if (major === undefined || !file) return null
    const at = file.majors.find(({ code }) => code === major)?.at
    return (unitid) => at?.has(unitid) ?? false
  }, [file, major])
}

/** Delays a search by major until the majors are loaded, so that no other colleges are shown meanwhile. */
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
