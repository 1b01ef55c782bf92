/** The page's title and what is said below it, also while it loads. */
export const title = 'Questions and answers'
export const about = 'What students, parents, and counselors ask, each with its sources'
