import { articleCategories, type ArticleCategory } from '@bearings/domain/library/options'

export type BlogSearch = { category?: ArticleCategory | undefined }

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function blogSearch({ category }: Record<string, unknown>): BlogSearch {
  const known = articleCategories.find((one) => one === category)
  return known ? { category: known } : {}
}
