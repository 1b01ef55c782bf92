import { Failure } from '@bearings/domain/failure'
import { isCancelled, isOvertaken, isUnreachable } from './driver-errors.ts'
import type { Database } from './open.ts'

/** Runs a read that may be a second old on the replica or the primary, whichever is available. */
export type ReadLagging = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>

/** Milliseconds for which a replica that did not answer is left alone. */
const pauseAfterFailure = 5000

/**
 * Reads at the replica, and at the primary where the replica does not answer or has not got that far. A replica that is out
 * of reach or behind is not asked for some seconds, so that not every request waits for it; a fault of one read says nothing
 * about the replica.
 */
export function readsAt(
  replica: Database | undefined,
  primary: Database,
  onLost: (error: Error) => void,
): ReadLagging {
  if (!replica) return (read) => read(primary)
  let notBefore = 0

  return async (read) => {
    if (performance.now() < notBefore) return read(primary)
    try {
      return await read(replica)
    } catch (error) {
      // Errors that the primary would give too, such as not found or a timeout.
      if (error instanceof Failure || isCancelled(error)) throw error
      if (isUnreachable(error) || isOvertaken(error)) {
        notBefore = performance.now() + pauseAfterFailure
        onLost(error as Error)
      }
      return read(primary)
    }
  }
}
