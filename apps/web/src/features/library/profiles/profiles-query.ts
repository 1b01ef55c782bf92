import { pagesOf } from '#platform/queries/pages-of.ts'

/** Admitted students, page by page: the samples with the newest stories, then older stories. */
export const profilePages = pagesOf('GET /library/profiles', {})
