import { readingMinutes } from '@bearings/domain/library/rules'
import MarkdownIt, { type Token } from 'markdown-it'

/**
 * HTML in a text is shown as plain text, links lead only to `https:` or to our own pages, and nothing is
 * fetched.
 */
const markdown = new MarkdownIt({ html: false, linkify: false }).disable('image')
markdown.validateLink = (url) => /^(https:\/\/|\/(?!\/)|#)/.test(url)

const renderLink = markdown.renderer.rules.link_open
markdown.renderer.rules.link_open = (tokens, index, options, environment, renderer) => {
  const token = tokens[index]!
  if (addressOf(token).startsWith('https:')) {
    token.attrSet('target', '_blank')
    token.attrSet('rel', 'noopener noreferrer')
  }
  return renderLink
    ? renderLink(tokens, index, options, environment, renderer)
    : renderer.renderToken(tokens, index, options)
}

/** Returns what is computed from a text, alike for a file, an edition, and a preview. */
export function render(text: string) {
  return { text: plainText(text), html: htmlOf(text), readingMinutes: readingMinutes(wordsOf(text)) }
}

export function htmlOf(text: string): string {
  return markdown.render(text)
}

/** Counts the readable words, without markup and URLs. */
export function wordsOf(text: string): number {
  return plainText(text).split(/\s+/).filter(Boolean).length
}

export function linksIn(text: string): string[] {
  return markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [addressOf(token)] : []))
}

function addressOf(link: Token): string {
  return String(link.attrGet('href') ?? '')
}

/** Returns the readable words of a text, for counting and searching. */
export function plainText(text: string): string {
  return markdown
    .parse(text, {})
    .map(({ children }) =>
      (children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join(''),
    )
    .filter(Boolean)
    .join('\n')
}
