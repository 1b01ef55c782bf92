import { query } from '#platform/queries/api.ts'

/** The colleges on the lists that the advisor's students share. */
export const listedColleges = query('GET /advising/colleges')
