import { articleCategories, type ArticleCategory } from '@bearings/domain/library/options'

/** What the address of the blog keeps. */
export type BlogSearch = { category?: ArticleCategory | undefined }

/** Reads it from an address that anybody may have written; what is not known is left out. */
export function blogSearch({ category }: Record<string, unknown>): BlogSearch {
  const known = articleCategories.find((one) => one === category)
  return known ? { category: known } : {}
}
