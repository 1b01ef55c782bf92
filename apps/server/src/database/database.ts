import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as tables from './tables/all.ts'

/** Named by its tables, not its driver: the embedded engine, a server and a transaction all fit. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>
