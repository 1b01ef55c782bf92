import type { ListLine, ListStatus } from '@bearings/domain/schools/list/schema'
import type { SignedIn } from '../../../platform/serve.ts'
import { inWords } from '../catalog/store.ts'
import * as store from './store.ts'

type Asked = { q: string; status?: ListStatus | undefined; after?: string | undefined; limit: number }
type Page = { lines: ListLine[]; next: string | null }

/** One row more than asked for tells whether another page follows. */
export async function page({ db }: SignedIn, { q, status, after, limit }: Asked): Promise<Page> {
  const rows = await store.page(db, { q, status, after, rows: limit + 1 })
  const lines = rows.slice(0, limit).map((row): ListLine => {
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
  return { lines, next: rows.length > limit ? (lines.at(-1)?.id ?? null) : null }
}
