import type { ListLine, ListStatus } from '@bearings/domain/list/schema'
import { placeInWords } from '#features/colleges/catalog/store.ts'
import { pageOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Filter = { q: string; status?: ListStatus | undefined }
type Page = { lines: ListLine[]; next: string | null }

export async function page(
  { db }: Pick<SignedInContext, 'db'>,
  { q, status, after, limit }: Filter & { after?: string | undefined; limit: number },
): Promise<Page> {
  const place = after === undefined ? undefined : await store.placeOf(db, after)
  if (after !== undefined && !place) return { lines: [], next: null }
  const rows = await store.page(db, { q, status, after: place, rows: limit + 1 })
  const { page, next } = pageOf(rows, limit, (row) => row.id)
  return { lines: page.map(lineOf), next }
}

const atOnce = 1000

/** Yields every line within the filter, latest first, a thousand per query, whatever is deleted meanwhile. */
export async function* all(
  { db }: Pick<SignedInContext, 'db'>,
  { q, status }: Filter,
): AsyncGenerator<ListLine> {
  let after: store.Place | undefined
  do {
    const rows = await store.page(db, { q, status, after, rows: atOnce })
    for (const row of rows) yield lineOf(row)
    after = rows.length < atOnce ? undefined : rows.at(-1)!.place
  } while (after !== undefined)
}

function lineOf(row: Awaited<ReturnType<typeof store.page>>[number]): ListLine {
  const { location } = placeInWords(row)
  const { id, student, name, major, plan, deadline, status, createdAt } = row
  return {
    id,
    student,
    name,
    location: location || null,
    major,
    plan,
    deadline,
    status,
    addedAt: createdAt.toISOString(),
  }
}
