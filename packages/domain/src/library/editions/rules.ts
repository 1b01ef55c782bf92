import type { BrokenRule } from '#broken-rule.ts'
import type { RefusedField } from '#failure.ts'
import { faultInText } from '#field-bounds.ts'
import { counted } from '#words.ts'
import { articleBounds, mostOf } from '../options.ts'
import { type ArticleState, newSlug } from './options.ts'

/** The fields of an article that people write, in files and in the editor alike. */
type Written = {
  title: string
  summary: string
  author: string
  tags: readonly string[]
  sources: readonly { title: string; url: string }[]
  markdown: string
}

/** Returns what prevents publishing an article, by field. `faultsInReading` checks its Markdown. */
export function faultsInArticle(written: Written): RefusedField[] {
  const { title, summary, author, tags, sources, markdown } = written
  const at = (path: string, message: string | null) => (message === null ? [] : [{ path, message }])
  return [
    ...at('title', faultInText(title, articleBounds.title)),
    ...at('summary', faultInText(summary, articleBounds.summary)),
    ...at('author', faultInText(author, articleBounds.author)),
    ...at('tags', faultInTags(tags)),
    ...at('sources', faultInCount(sources.length, mostOf.sources, 'source')),
    ...sources.flatMap((source, index) => [
      ...at(`sources.${index}.title`, faultInText(source.title, articleBounds.sourceTitle)),
      ...at(`sources.${index}.url`, faultInSourceUrl(source.url)),
    ]),
    ...at('markdown', faultInText(markdown, articleBounds.markdown)),
  ]
}

/** The parser's findings about a text. */
export type Reading = {
  /** The targets of its links. */
  links: readonly string[]
  /** Its plain text, without markup. */
  text: string
  markdown: string
}

/**
 * Returns the problems in a text that readers would notice.
 * @param isPage Whether the product has a page at a path.
 */
export function faultsInReading(
  { links, text, markdown }: Reading,
  isPage: (path: string) => boolean,
): string[] {
  const astray = links
    .filter((link) => link.startsWith('/'))
    .filter((link) => !isPage(link.split(/[?#]/)[0]!))
    .map((link) => `There is no Bearings page at ${link}.`)
  return [
    ...(/^# /m.test(markdown)
      ? ['Begin headings with ## or ###: the title is the only one of the first level.']
      : []),
    ...(/!\[/.test(text) || /!\[[^\]]*\]\(/.test(markdown)
      ? ['Pictures are not shown. Describe them in words.']
      : []),
    ...(/<\/?[a-z]|&\w+;/i.test(text) ? ['HTML would be shown as plain text. Use Markdown instead.'] : []),
    ...(/\]\(/.test(text) ? ['A link is incomplete, or does not lead to https:// or a Bearings page.'] : []),
    ...astray,
  ]
}

/** A host name, an optional port, and a path: only what every browser can open. */
const sourceAddress = /^https:\/\/([a-z0-9][a-z0-9-]*\.)+[a-z][a-z0-9-]*(:\d{1,4})?([/?#]\S*)?$/i

/** Returns the error message for a source's URL, which must be public and https, or `null`. */
export function faultInSourceUrl(url: string): string | null {
  const fault = faultInText(url, articleBounds.sourceUrl)
  if (fault) return fault
  return sourceAddress.test(url.trim()) ? null : 'Enter the full address, starting with https://'
}

/** Returns the error message for the last part of an article's URL, or `null`. */
export function faultInSlug(slug: string): string | null {
  const fault = faultInText(slug, articleBounds.slug)
  if (fault) return fault
  if (slug === newSlug) return 'Bearings itself uses this address.'
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
    ? null
    : 'Use lowercase letters and digits, with hyphens between them.'
}

/** Makes the last part of a URL from a title: "Why us, in one hour" → `why-us-in-one-hour`. */
export function slugOf(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.reduce(
    (slug, word) =>
      slug.length + word.length < articleBounds.slug.max ? `${slug}${slug && '-'}${word}` : slug,
    '',
  )
}

/** Parses a line of tags with commas between them, each once. */
export function tagsIn(line: string): string[] {
  return [...new Set(line.split(',').map((tag) => tag.trim()))].filter(Boolean)
}

/**
 * A published article must be unpublished before it is deleted. A shipped text is never deleted, only
 * restored.
 */
export function ruleAgainstDeleting(article: { state: ArticleState; isShipped: boolean }): BrokenRule | null {
  return article.state === 'published' && !article.isShipped ? 'article-is-read' : null
}

/** Returns why these cannot be the tags of an article; `null` if they can. */
export function faultInTags(tags: readonly string[]): string | null {
  const { max } = articleBounds.tag
  if (tags.some((tag) => tag.length > max)) return `Keep each tag to ${max} characters or fewer.`
  const faults = tags.map((tag) => faultInText(tag, articleBounds.tag))
  return faultInCount(tags.length, mostOf.tags, 'tag') ?? faults.find((fault) => fault !== null) ?? null
}

function faultInCount(count: number, most: number, noun: string): string | null {
  if (count === 0) return `Name at least one ${noun}.`
  return count > most ? `Keep it to ${counted(most, noun)}.` : null
}
