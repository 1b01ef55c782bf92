/**
 * The state of an article written in the product: a draft, a draft that would replace a shipped text,
 * published, or unpublished.
 */
export const editionStates = ['draft', 'published', 'unpublished'] as const

/** The state of any article; `shipped` if it is unchanged from the product. */
export const articleStates = ['shipped', ...editionStates] as const
export type ArticleState = (typeof articleStates)[number]

/** The editor's placeholder slug for a new article, which no article may have. */
export const newSlug = 'new'

/** An admin's filters; `drafts` includes every article with unpublished text. */
export const editionFilters = ['all', 'drafts', 'published'] as const
export type EditionFilter = (typeof editionFilters)[number]
