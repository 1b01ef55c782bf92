/** What an article is about, in the order of the buttons above the list. */
export const articleCategories = [
  'Essays',
  'Activities',
  'Testing',
  'College Selection',
  'Financial Aid',
  'Interviews',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** What a guide is about, in the order of the list. */
export const guideTopics = [
  'Applying',
  'Essays',
  'Testing',
  'Paying for college',
  'Choosing colleges',
  'Planning the years',
  'After decisions',
] as const
export type GuideTopic = (typeof guideTopics)[number]
