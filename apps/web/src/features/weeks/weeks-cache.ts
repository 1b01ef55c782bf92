import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../platform/api.ts'

export const weeksKey = query('GET /weeks').queryKey

/** What people read when anything about their weeks could not be saved. */
export const notSaved = 'Failed to save weekly tasks. Please try again.'

/** Asks again for whatever shows weeks; what is on the screen stays until the answer is there. */
export function refreshWeeks(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: weeksKey })
  void queryClient.invalidateQueries({ queryKey: ['GET /weeks/history'] })
}
