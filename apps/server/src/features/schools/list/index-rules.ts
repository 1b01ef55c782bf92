import type { BrokenRule } from '@bearings/domain/broken-rule'
import { broken } from '@bearings/domain/failure'
import { violatedConstraint } from '#database/driver-errors.ts'

const rulesOfIndexes: Record<string, BrokenRule> = {
  list_entries_school_idx: 'already-on-list',
  list_entries_own_school_idx: 'already-on-list',
  list_entries_committed_idx: 'committed-elsewhere',
}

/**
 * An index that refuses a row stands for the rule: alone, for the one school that a student commits to, and against two
 * requests at once that both pass.
 */
export async function refusedByRule<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const rule = rulesOfIndexes[violatedConstraint(error) ?? '']
    throw rule ? broken(rule) : error
  }
}
