import { queryOptions } from '@tanstack/react-query'
import { fetchFromServer } from '#platform/reachability.ts'

type Settings = { school_name?: string; school_only?: boolean }

/** The school's own sign-in; `null` if there is none. */
export const schoolQuery = queryOptions({
  queryKey: ['auth', 'school'],
  queryFn: async () => {
    const response = await fetchFromServer('/auth/v1/settings')
    // Without an answer, the other ways are there.
    const settings = (await response.json().catch(() => ({}))) as Settings
    const { school_name: name, school_only: isOnly = false } = settings
    return name === undefined ? null : { name, isOnly }
  },
})
