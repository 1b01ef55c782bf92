import type { RefusedField } from '@bearings/domain/failure'
import { faultsInArticle, faultsInReading } from '@bearings/domain/library/editions/rules'
import type { ArticleWords } from '@bearings/domain/library/editions/schema'
import { linkedPages } from '@bearings/domain/library/options'
import type { Database } from '#database/open.ts'
import { library } from '../content/library.ts'
import { linksIn, plainText } from '../content/markdown.ts'
import { readableArticles } from './articles.ts'

/** Returns what keeps an article from being published: faults in its fields, its text, and its links. */
export async function faultsIn(db: Database, slug: string, words: ArticleWords): Promise<RefusedField[]> {
  const { markdown } = words
  const [{ guides, profiles }, articles] = await Promise.all([library(), readableArticles(db)])
  const pages = new Set<string>([
    ...linkedPages,
    ...[slug, ...articles.map((article) => article.slug)].map(
      (one) => `/resources/admitted-students-blog/${one}`,
    ),
    ...guides.map((guide) => `/resources/guides/${guide.slug}`),
    ...profiles.map(({ id }) => `/resources/admitted-profiles/${id}`),
  ])
  const reading = { links: linksIn(markdown), text: plainText(markdown), markdown }
  return [
    ...faultsInArticle(words),
    ...faultsInReading(reading, (path) => pages.has(path)).map((message) => ({ path: 'markdown', message })),
  ]
}
