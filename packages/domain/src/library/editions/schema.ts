import { z } from 'zod'
import { Revision, StoredDate, Text, WholeNumberInQuery } from '#fields.ts'
import { articleBounds, articleCategories, mostOf } from '../options.ts'
import { Article } from '../schema.ts'
import { articleStates, editionFilters } from './options.ts'
import { faultInSlug, faultInSourceUrl } from './rules.ts'

/** A field of a draft. Any may be empty, but none is too long or contains a link that is not allowed. */
const unfinished = (field: keyof typeof articleBounds) => Text({ ...articleBounds[field], min: 0 })

const DraftSource = z.object({
  title: unfinished('sourceTitle'),
  url: unfinished('sourceUrl').refine((url) => url === '' || faultInSourceUrl(url) === null, {
    error: ({ input }) => faultInSourceUrl(String(input)) ?? '',
  }),
})

/** An article as an admin edits it: its front matter, and its text in Markdown. */
export const ArticleWords = z.object({
  title: unfinished('title'),
  category: z.enum(articleCategories),
  summary: unfinished('summary'),
  author: unfinished('author'),
  tags: z.array(Text(articleBounds.tag)).max(mostOf.tags),
  featured: z.boolean(),
  sources: z.array(DraftSource).max(mostOf.sources),
  markdown: unfinished('markdown'),
})
export type ArticleWords = z.infer<typeof ArticleWords>

/** A field that is not ready to be published, and why. */
const Fault = z.object({ path: z.string(), message: z.string() })

/** An article in the admin's editor. */
export const Edition = z.object({
  slug: z.string(),
  state: z.enum(articleStates),
  /** Whether the product ships a text with this slug. */
  isShipped: z.boolean(),
  /** The number of times it was saved here; 0 if only the shipped text exists. */
  revision: z.int(),
  words: ArticleWords,
  /** Whether readers see a different text. */
  isChanged: z.boolean(),
  /** What prevents this text from being published. */
  faults: z.array(Fault),
  /** `null` for a shipped text. */
  updatedAt: z.iso.datetime().nullable(),
})
export type Edition = z.infer<typeof Edition>

export const NewEdition = ArticleWords.extend({
  slug: Text(articleBounds.slug).refine((slug) => faultInSlug(slug) === null, {
    error: ({ input }) => faultInSlug(String(input)) ?? '',
  }),
})
export type NewEdition = z.infer<typeof NewEdition>

/** An article's slug. Anything else is rejected before the database is queried. */
export const AtSlug = z.object({ slug: Text(articleBounds.slug) })

/** The version the admin was editing, so that nobody's changes are overwritten unseen. */
export const BasedOn = z.object({ basedOn: Revision })
export type BasedOn = z.infer<typeof BasedOn>

export const EditionChanges = ArticleWords.extend(BasedOn.shape)
export type EditionChanges = z.infer<typeof EditionChanges>

/** The article as it would be read, even if parts are missing. */
export const EditionPreview = z.object({
  article: Article.extend({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    author: z.string(),
    published: StoredDate,
    tags: z.array(z.string()),
    sources: z.array(z.object({ title: z.string(), url: z.string() })),
  }),
  faults: z.array(Fault),
})
export type EditionPreview = z.infer<typeof EditionPreview>

export const EditionLine = Edition.pick({
  slug: true,
  state: true,
  isShipped: true,
  isChanged: true,
  updatedAt: true,
}).extend(ArticleWords.pick({ title: true, category: true }).shape)
export type EditionLine = z.infer<typeof EditionLine>

export const EditionsQuery = z.object({
  q: Text({ max: 100 }).default(''),
  show: z.enum(editionFilters).default('all'),
  /** The `next` of the previous page. */
  after: Text(articleBounds.slug).optional(),
  limit: WholeNumberInQuery({ min: 1, max: 100 }).default(50),
})
export type EditionsQuery = z.infer<typeof EditionsQuery>

export const EditionsPage = z.object({ articles: z.array(EditionLine), next: z.string().nullable() })
export type EditionsPage = z.infer<typeof EditionsPage>
