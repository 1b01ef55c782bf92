import { Failure } from '@bearings/domain/failure'

/** Whether the address leads to nothing that this person may see: no such thing, not theirs, or no id at all. */
export function isMissing(error: unknown): boolean {
  return error instanceof Failure && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
}
