import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type * as tables from './tables/all.ts'

/** Either engine's database, or a transaction of it. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof tables>
