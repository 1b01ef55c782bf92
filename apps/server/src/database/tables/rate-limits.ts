import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What the rate limiter counts, in the shape its library expects. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
)
