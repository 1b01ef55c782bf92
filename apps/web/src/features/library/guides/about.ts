/** What the guides are, said at the top of their page, also while it loads. */
export const about = 'One question per page, answered in a few minutes, with a source for each figure'
