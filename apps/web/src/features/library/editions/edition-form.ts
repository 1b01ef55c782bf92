import { faultInText } from '@bearings/domain/field-bounds'
import { faultInSlug, faultInSourceUrl, slugOf, tagsIn } from '@bearings/domain/library/editions/rules'
import type { ArticleWords, Edition } from '@bearings/domain/library/editions/schema'
import { articleBounds, articleCategories } from '@bearings/domain/library/options'

/** An article as it is typed, and how often it had been saved when the typing began. */
export type EditionValues = Omit<ArticleWords, 'tags'> & { slug: string; tags: string; basedOn: number }

const nothing: Omit<EditionValues, 'basedOn'> = {
  slug: '',
  title: '',
  category: articleCategories[0],
  summary: '',
  author: '',
  tags: '',
  featured: false,
  sources: [{ title: '', url: '' }],
  markdown: '',
}

export function valuesOf(edition: Edition | null): EditionValues {
  if (!edition) return { ...nothing, basedOn: 0 }
  const { slug, revision, words } = edition
  // In one order, whatever order a database gives: what is typed is compared with it.
  const { title, category, summary, author, tags, featured, sources, markdown } = words
  return {
    slug,
    title,
    category,
    summary,
    author,
    tags: tags.join(', '),
    featured,
    // There is always a line to begin in.
    sources:
      sources.length === 0
        ? nothing.sources
        : sources.map((source) => ({ title: source.title, url: source.url })),
    markdown,
    basedOn: revision,
  }
}

/** What is sent of it: a source of which nothing is typed is none. */
export function wordsOf(values: EditionValues): ArticleWords {
  const { title, category, summary, author, tags, featured, sources, markdown } = values
  return {
    title,
    category,
    summary,
    author,
    tags: tagsIn(tags),
    featured,
    sources: sources.filter((source) => source.title || source.url),
    markdown,
  }
}

/** The address that was typed, or the one that the title makes. */
export function addressOf({ slug, title }: Pick<EditionValues, 'slug' | 'title'>): string {
  return slug.trim() || slugOf(title)
}

/** What cannot even be kept; what is missing before it is published is said elsewhere. */
export function faultsInTyped(isNew: boolean) {
  const tooLong = (field: keyof typeof articleBounds) => (text: string) =>
    faultInText(text, { ...articleBounds[field], min: 0 })
  return {
    title: tooLong('title'),
    slug: (_: string, values: EditionValues) => (isNew ? faultInSlug(addressOf(values)) : null),
    summary: tooLong('summary'),
    author: tooLong('author'),
    sources: {
      title: tooLong('sourceTitle'),
      url: (url: string) => (url.trim() === '' ? null : faultInSourceUrl(url)),
    },
    markdown: tooLong('markdown'),
  }
}

/** All of an article as one text, for two of them side by side. */
export function asText({
  title,
  category,
  summary,
  author,
  tags,
  featured,
  sources,
  markdown,
}: ArticleWords) {
  return [
    title,
    summary,
    `${author} · ${category}${featured ? ' · Featured' : ''}`,
    tags.join(', '),
    ...sources.map((source) => `${source.title}: ${source.url}`),
    '',
    markdown,
  ].join('\n')
}
