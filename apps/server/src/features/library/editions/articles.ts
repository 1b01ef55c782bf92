import { LRUCache } from 'lru-cache'
import type { Database } from '#database/open.ts'
import { type ArticleText, library, newestFirst } from '../content/library.ts'
import { render } from '../content/markdown.ts'
import * as store from './store.ts'

/** A publication never changes, so its rendered form can be cached as long as it is published. */
const read = new LRUCache<string, ArticleText>({ max: 2000 })

/** The articles of the latest answer, the same array until somebody publishes or withdraws one. */
let latest: { key: string; articles: readonly ArticleText[] } | undefined

/**
 * Returns the articles that everyone reads, the newest first: those published here, and the shipped ones that
 * no edition replaces.
 */
export async function readableArticles(db: Database): Promise<readonly ArticleText[]> {
  const [{ articles: shipped }, current] = await Promise.all([library(), store.currentEditions(db)])
  const key = current.map(({ slug, publicationId }) => `${slug} ${publicationId}`).join()
  if (latest?.key === key) return latest.articles

  const ids = current.flatMap(({ publicationId }) => publicationId ?? [])
  const fresh = await store.publications(
    db,
    ids.filter((id) => !read.has(id)),
  )
  for (const { id, slug, words } of fresh) read.set(id, articleOf(slug, words))

  const hidden = new Set(current.map(({ slug }) => slug))
  // An article withdrawn between the two queries is missing, so this list is not kept.
  const published = ids.flatMap((id) => read.get(id) ?? [])
  const articles = [...shipped.filter(({ slug }) => !hidden.has(slug)), ...published].toSorted(newestFirst)
  if (published.length === ids.length) latest = { key, articles }
  return articles
}

export function articleOf(slug: string, words: store.PublishedWords): ArticleText {
  return { slug, ...words, ...render(words.markdown) }
}
