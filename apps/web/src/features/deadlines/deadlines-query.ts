import { query } from '../../platform/api.ts'

/** Every date of the student. Old at once, since most of what is done elsewhere changes it. */
export const deadlinesQuery = { ...query('GET /deadlines'), staleTime: 0 }
