import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './open.ts'

type Asks = readonly (() => unknown)[]
type Answers<Asked extends Asks> = { -readonly [K in keyof Asked]: Awaited<ReturnType<Asked[K]>> }

/** Asks all at once, each over a connection of its own; within a transaction, which has only one, in turn. */
export async function together<Asked extends Asks>(db: Database, ...asks: Asked): Promise<Answers<Asked>> {
  if (!is(db, PgTransaction)) return Promise.all(asks.map((ask) => ask())) as Promise<Answers<Asked>>
  const answers: unknown[] = []
  for (const ask of asks) answers.push(await ask())
  // One answer to each, in their order, which no type can follow through a loop.
  return answers as Answers<Asked>
}
