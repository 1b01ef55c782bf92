import type { TextBounds } from '../field-bounds.ts'

/** The categories of articles, in the order of the buttons above the list. */
export const articleCategories = [
  'Essays',
  'Activities',
  'Testing',
  'College Selection',
  'Financial Aid',
  'Interviews',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** The categories of guides, in the order of the list. */
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

/** The bounds of an article's fields before it is rendered, in files and in the editor alike. */
export const articleBounds = {
  /** The last part of its URL, which does not change once readers may have it. */
  slug: { min: 1, max: 100, missing: 'Give it an address.' },
  title: { min: 1, max: 150, missing: 'Give it a title.' },
  /** Shown on a card. */
  summary: { min: 1, max: 240, missing: 'Summarize it in one or two sentences.' },
  author: { min: 1, max: 100, missing: 'Name the author.' },
  tag: { min: 1, max: 40 },
  sourceTitle: { min: 1, max: 200, missing: 'Name the source.' },
  sourceUrl: { min: 1, max: 500, missing: 'Enter the address of the source.' },
  /** Markdown. */
  markdown: { min: 1, max: 40_000, missing: 'Write the text.', lines: 'many' },
} as const satisfies Record<string, TextBounds>

export const mostOf = { tags: 8, sources: 30, waysToAsk: 60, ownAnswers: 200 } as const

/** The pages that a text may link to, besides those of the library. Some include their subpages. */
export const linkedPages = [
  '/analytics',
  '/dashboard',
  '/deadlines',
  '/deadlines/timeline',
  '/essays',
  '/financial/aid-calculator',
  '/financial/forms',
  '/financial/net-price',
  '/financial/offers',
  '/financial/scholarships',
  '/navigator',
  '/profile',
  '/resources/admitted-profiles',
  '/resources/admitted-students-blog',
  '/resources/answers',
  '/resources/guides',
  '/resources/how-matching-works',
  '/schools',
  '/schools/compare',
  '/schools/find',
  '/settings',
  '/student/advisor',
] as const
