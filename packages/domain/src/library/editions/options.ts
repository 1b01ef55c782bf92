/** How an article that was written here stands: a draft beside nothing or beside a shipped text, read by all, or by nobody. */
export const editionStates = ['draft', 'published', 'unpublished'] as const

/** The same of any article: `shipped` when it is as it came with the product. */
export const articleStates = ['shipped', ...editionStates] as const
export type ArticleState = (typeof articleStates)[number]

/** Where the editor begins an article that has no address yet; no article gets it. */
export const newSlug = 'new'

/** Which of them an admin has listed; `drafts` holds all that say something which nobody reads. */
export const editionsShown = ['all', 'drafts', 'published'] as const
export type EditionsShown = (typeof editionsShown)[number]
