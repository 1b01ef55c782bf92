import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/open.ts'
import type { Config } from '#platform/config/config.ts'
import type { Limits } from './limits.ts'

/** Everything a use case needs from outside: none reads a clock, a setting or a database by itself. */
export type Services = {
  db: Database
  now: () => Date
  config: Config
  limits: Limits
  log: FastifyBaseLogger
}
