import type { Actor } from '@bearings/domain/actor'
import type { EditionLine } from '@bearings/domain/library/editions/schema'
import type { Database } from '#database/open.ts'
import { library } from '../content/library.ts'
import * as store from './store.ts'

/**
 * Returns a page of all articles, in the order of their slugs: those edited here, and the shipped ones
 * between them that nobody has edited.
 */
export async function linesOf(
  db: Database,
  actor: Actor,
  query: Parameters<typeof store.page>[2],
): Promise<EditionLine[]> {
  const { articles } = await library()
  const slugs = new Set(articles.map(({ slug }) => slug))
  const [rows, edited] = await Promise.all([
    store.page(db, actor, query),
    store.editedAmong(db, actor, [...slugs]),
  ])
  const written = rows.map((row): EditionLine => ({
    ...row,
    isShipped: slugs.has(row.slug),
    updatedAt: row.updatedAt.toISOString(),
  }))
  const untouched = query.show === 'drafts' ? [] : articles.filter(({ slug }) => !edited.has(slug))
  const { q, after = '', rows: most } = query
  const shipped = untouched
    .filter(({ slug, title }) => slug > after && `${title} ${slug}`.toLowerCase().includes(q.toLowerCase()))
    .map(({ slug, title, category }): EditionLine => ({
      slug,
      title,
      category,
      state: 'shipped',
      isShipped: true,
      isChanged: false,
      updatedAt: null,
    }))
  return [...written, ...shipped].toSorted((one, two) => (one.slug < two.slug ? -1 : 1)).slice(0, most)
}
