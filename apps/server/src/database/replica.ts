import { Failure } from '@bearings/domain/failure'
import type { Database } from './database.ts'
import { isCancelled, isConflict, isUnreachable } from './driver-errors.ts'

/** Runs a read that may be a second old on the replica or the primary, whichever is available. */
export type ReadLagging = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>

/** How long an unresponsive replica is skipped, in milliseconds. */
const pauseAfterFailure = 5000

/**
 * Reads from the replica, or from the primary if the replica does not respond or is behind. An unreachable or
 * lagging replica is skipped for some seconds, so that not every request waits for it; an error in a single
 * read says nothing about the replica.
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
      // The primary would give these errors too, such as not found or a timeout.
      if (error instanceof Failure || isCancelled(error)) throw error
      if (isUnreachable(error) || isConflict(error)) {
        notBefore = performance.now() + pauseAfterFailure
        onLost(error as Error)
      }
      return read(primary)
    }
  }
}
