import pg from 'pg'
import { inStatementSpan } from './statement-span.ts'

type Query = (...given: unknown[]) => unknown

/** A connection whose statements are spans, except those with a callback, which its pool traces. */
class TracedClient extends pg.Client {
  override query = traced(super.query.bind(this) as Query) as pg.Client['query']
}

/** A pool whose statements are spans, including the wait for a connection. */
export class TracedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: TracedClient })
  }

  override query = traced(super.query.bind(this) as Query) as pg.Pool['query']
}

function traced(query: Query): Query {
  return (...args) => {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: unknown }).text
    if (typeof text !== 'string' || args.some((each) => typeof each === 'function')) return query(...args)
    return inStatementSpan(text, () => query(...args) as Promise<unknown>)
  }
}
