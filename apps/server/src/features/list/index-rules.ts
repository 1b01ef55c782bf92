import type { BrokenRule } from '@bearings/domain/broken-rule'
import { broken } from '@bearings/domain/failure'
import { violatedConstraint } from '#database/driver-errors.ts'

const rulesOfIndexes: Record<string, BrokenRule> = {
  list_entries_school_idx: 'already-on-list',
  list_entries_own_school_idx: 'already-on-list',
  list_entries_committed_idx: 'committed-elsewhere',
}

/**
 * Runs `work`, and throws the violation of a unique index as the rule that the index stands for. For a change to
 * the one school that a student commits to, the index alone is the rule. The others catch two requests at once
 * that both pass it.
 */
export async function refusedByRule<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const rule = rulesOfIndexes[violatedConstraint(error) ?? '']
    throw rule ? broken(rule) : error
  }
}
