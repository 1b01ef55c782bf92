import { query } from '#platform/api.ts'

export const weeksKey = query('GET /weeks').queryKey

/** What people read when anything about their weeks could not be saved. */
export const notSaved = 'Failed to save weekly tasks. Please try again.'
