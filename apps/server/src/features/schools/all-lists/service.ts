import type { ListLine, ListStatus } from '@bearings/domain/schools/list/schema'
import { pageOf } from '#platform/pagination.ts'
import type { SignedInContext } from '#platform/serve.ts'
import { inWords } from '../catalog/store.ts'
import * as store from './store.ts'

type Query = { q: string; status?: ListStatus | undefined; after?: string | undefined; limit: number }
type Page = { lines: ListLine[]; next: string | null }

export async function page(
  { db }: Pick<SignedInContext, 'db'>,
  { q, status, after, limit }: Query,
): Promise<Page> {
  const rows = await store.page(db, { q, status, after, rows: limit + 1 })
  const { shown, next } = pageOf(rows, limit, (row) => row.id)
  const lines = shown.map((row): ListLine => {
    const { name, location } = inWords(row)
    const { id, student, major, plan, deadline, createdAt } = row
    const addedAt = createdAt.toISOString()
    return {
      id,
      student,
      name,
      location: location || null,
      major,
      plan,
      deadline,
      status: row.status,
      addedAt,
    }
  })
  return { lines, next }
}

const atOnce = 1000

/** Every line within the filter, the latest first, a thousand at a time. */
export async function* all(
  context: Pick<SignedInContext, 'db'>,
  filter: Omit<Query, 'after' | 'limit'>,
): AsyncGenerator<ListLine> {
  let after: string | undefined
  do {
    const { lines, next } = await page(context, { ...filter, after, limit: atOnce })
    yield* lines
    after = next ?? undefined
  } while (after !== undefined)
}
