import { Failure } from '@bearings/domain/failure'

/**
 * Returns whether a URL leads to nothing that this person may see: it does not exist, is not theirs, or has
 * no valid id.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof Failure && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
}
