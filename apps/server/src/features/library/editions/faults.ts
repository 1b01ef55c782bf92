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
  return [...faultsInArticle(words), ...(await faultsInMarkdown(db, words, slug))]
}

/** Returns what readers would stumble over in a text. @param slug The address of the article that it is, if any. */
export async function faultsInMarkdown(
  db: Database,
  { markdown }: { markdown: string },
  slug?: string,
): Promise<RefusedField[]> {
  const [{ guides, profiles }, articles] = await Promise.all([library(), readableArticles(db)])
  const pages = new Set<string>([
    ...linkedPages,
    ...[...(slug ? [slug] : []), ...articles.map((article) => article.slug)].map(
      (one) => `/resources/admitted-students-blog/${one}`,
    ),
    ...guides.map((guide) => `/resources/guides/${guide.slug}`),
    ...profiles.map(({ id }) => `/resources/admitted-profiles/${id}`),
  ])
  const reading = { links: linksIn(markdown), text: plainText(markdown), markdown }
  return faultsInReading(reading, (path) => pages.has(path)).map((message) => ({ path: 'markdown', message }))
}
