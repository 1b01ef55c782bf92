import { Failure } from '@bearings/domain/failure'
import type { Pool } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  RateLimiterRes,
} from 'rate-limiter-flexible'

export type Limit = {
  /** Unique; part of the stored key. */
  name: string
  points: number
  /** The window, in seconds. */
  seconds: number
}

export type Limits = {
  /**
   * Counts one use by this key.
   * @throws {Failure} TOO_MANY once the limit's points are used up; `retryAfter` seconds until it opens again.
   */
  take: (limit: Limit, key: string) => Promise<void>
}

/** Thrown when a limit is used up; says when to come back, in seconds. */
export class LimitReached extends Failure {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('TOO_MANY')
    this.retryAfter = retryAfter
  }
}

/** Limits that hold across all processes on one PostgreSQL server; with the embedded database there is one process. */
export function createLimits(pool?: Pool): Limits {
  const limiters = new Map<string, RateLimiterAbstract>()

  function limiterFor({ name, points, seconds }: Limit): RateLimiterAbstract {
    const options = { keyPrefix: name, points, duration: seconds }
    const limiter =
      limiters.get(name) ??
      (pool
        ? new RateLimiterPostgres({
            ...options,
            storeClient: pool,
            tableName: 'rate_limits',
            tableCreated: true,
            // A key that is over its limit is refused from memory, without a query each time.
            inMemoryBlockOnConsumed: points,
          })
        : new RateLimiterMemory(options))
    limiters.set(name, limiter)
    return limiter
  }

  return {
    take: async (limit, key) => {
      try {
        await limiterFor(limit).consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new LimitReached(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      }
    },
  }
}
