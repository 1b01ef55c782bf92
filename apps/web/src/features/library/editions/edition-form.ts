import { faultInText } from '@bearings/domain/field-bounds'
import {
  faultInSlug,
  faultInSourceUrl,
  faultInTags,
  slugOf,
  tagsIn,
} from '@bearings/domain/library/editions/rules'
import type { ArticleWords, Edition } from '@bearings/domain/library/editions/schema'
import { articleBounds, articleCategories } from '@bearings/domain/library/options'

/** An article as form values, with the revision on which the typing is based. */
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
  // In a fixed order, whatever order the database returns, because what is typed is compared with it as JSON.
  const { title, category, summary, author, tags, featured, sources, markdown } = words
  return {
    slug,
    title,
    category,
    summary,
    author,
    tags: tags.join(', '),
    featured,
    // There is always one row to type in.
    sources:
      sources.length === 0
        ? nothing.sources
        : sources.map((source) => ({ title: source.title, url: source.url })),
    markdown,
    basedOn: revision,
  }
}

/** Returns the words to send. A source with empty fields is left out. */
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

/** Returns the slug that was typed, or the one made from the title. */
export function addressOf({ slug, title }: Pick<EditionValues, 'slug' | 'title'>): string {
  return slug.trim() || slugOf(title)
}

/**
 * Returns the validation of what cannot even be saved. What must be complete for publishing is checked
 * elsewhere.
 */
export function faultsInTyped(isNew: boolean) {
  const tooLong = (field: keyof typeof articleBounds) => (text: string) =>
    faultInText(text, { ...articleBounds[field], min: 0 })
  return {
    title: tooLong('title'),
    slug: (_: string, values: EditionValues) => (isNew ? faultInSlug(addressOf(values)) : null),
    summary: tooLong('summary'),
    author: tooLong('author'),
    tags: (line: string) => (tagsIn(line).length === 0 ? null : faultInTags(tagsIn(line))),
    sources: {
      title: tooLong('sourceTitle'),
      url: (url: string) => (url.trim() === '' ? null : faultInSourceUrl(url)),
    },
    markdown: tooLong('markdown'),
  }
}

/** Returns the whole article as one text, to compare two versions side by side. */
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
