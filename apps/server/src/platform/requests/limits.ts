import { Failure } from '@bearings/domain/failure'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { OpenDatabase } from '#database/open.ts'

export type Limit = {
  /** Unique; part of the stored key. */
  name: string
  points: number
  /** The window, in seconds. */
  seconds: number
  /** Once used up, each further use closes the limit for a pause, which doubles each time. */
  slows?: boolean
  /**
   * Counted in memory by each process separately, for requests too frequent to check in the database each
   * time.
   */
  inMemory?: boolean
}

export type Limits = {
  /**
   * Counts a use of this key, which costs one point or as many as are named.
   * @throws {LimitReached} once the limit's points are used up. A limit that `slows` only counts here;
   * `check` throws.
   */
  take: (limit: Limit, key: string, cost?: number) => Promise<void>
  /**
   * Checks without counting, for limits that count failures only.
   * @throws {LimitReached} when the points are used up.
   */
  check: (limit: Limit, key: string) => Promise<void>
}

/** Thrown when a limit is used up, with the seconds until a retry can succeed. */
export class LimitReached extends Failure {
  declare readonly retryAfter: number

  constructor(retryAfter: number) {
    super('TOO_MANY', { retryAfter })
  }
}

const longestPause = 300

/** Creates limits shared by all processes on a PostgreSQL server; with the embedded database there is one. */
export function createLimits({ engine, pool }: Partial<Pick<OpenDatabase, 'engine' | 'pool'>> = {}): Limits {
  const limiters = new Map<string, RateLimiterAbstract>()

  function limiterFor({ name, points, seconds, inMemory }: Limit): RateLimiterAbstract {
    const options = { keyPrefix: name, points, duration: seconds }
    const limiter =
      limiters.get(name) ??
      (engine === 'server' && !inMemory
        ? new RateLimiterPostgres({
            ...options,
            storeClient: pool,
            tableName: 'rate_limits',
            tableCreated: true,
            // A key over its limit is refused from memory, without a query each time.
            inMemoryBlockOnConsumed: points + 1,
          })
        : new RateLimiterMemory(options))
    limiters.set(name, limiter)
    return limiter
  }

  function pausesOf(limit: Limit): RateLimiterAbstract {
    return limiterFor({ ...limit, name: `${limit.name}-pause`, points: 1, seconds: longestPause })
  }

  return {
    take: async (limit, key, cost = 1) => {
      if (limit.slows) {
        const { consumedPoints } = await limiterFor(limit).penalty(key, cost)
        const over = consumedPoints - limit.points
        if (over >= 0) await pausesOf(limit).block(key, Math.min(2 ** Math.min(over, 10), longestPause))
        return
      }
      try {
        await limiterFor(limit).consume(key, cost)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw reached(error)
        throw error
      }
    },

    check: async (limit, key) => {
      const limiter = limit.slows ? pausesOf(limit) : limiterFor(limit)
      const used = await limiter.get(key)
      if (used && used.consumedPoints >= limiter.points) throw reached(used)
    },
  }
}

function reached({ msBeforeNext }: RateLimiterRes): LimitReached {
  return new LimitReached(Math.max(1, Math.ceil(msBeforeNext / 1000)))
}
