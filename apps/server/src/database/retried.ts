import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'
import { isConflict } from './driver-errors.ts'

/** How often a transaction is run before its conflict is the caller's. */
const mostAttempts = 3
/** In milliseconds. Doubled for the last attempt, and randomized, so that two do not meet again. */
const wait = 30

/**
 * Makes this database run a transaction again that PostgreSQL ended because of another one, a deadlock for example, as
 * PostgreSQL's documentation asks (“Serialization Failure Handling”). Nothing of it was stored. Its function therefore
 * does nothing but read and write through `tx`: files, mail servers and limits come before or after.
 */
export function retried(db: Database): Database {
  const once = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt++)
      try {
        return await once(work, config)
      } catch (error) {
        if (attempt === mostAttempts || !isConflict(error)) throw error
        await pause(attempt * wait * (0.5 + Math.random()))
      }
  }
  return db
}
