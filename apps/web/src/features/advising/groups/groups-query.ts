import { query } from '#platform/queries/api.ts'

/** The advisor's groups, sorted by name. */
export const groupsQuery = query('GET /advising/groups')
