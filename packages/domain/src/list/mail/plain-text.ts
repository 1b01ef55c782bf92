import { limits } from './options.ts'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  mdash: '—',
  ndash: '–',
}

/**
 * Returns the lines of a mail that was pasted as text or as HTML, without what cannot be seen. Long ones are cut, so that
 * reading takes a bounded time whatever was pasted.
 */
export function linesOfMail(pasted: string): string[] {
  const raw = pasted.slice(0, limits.raw)
  const text = (/<(?:html|body|div|p|table|br)\b/i.test(raw.slice(0, 20_000)) ? withoutTags(raw) : raw)
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .slice(0, limits.text)
  return text
    .split(/\r\n?|\n/)
    .slice(0, limits.lines)
    .map((line) =>
      line
        .slice(0, limits.line)
        .replace(/[ \t\u00a0]+/g, ' ')
        .trim(),
    )
}

/** Goes through the text once, so that hostile markup takes no longer than any other. */
function withoutTags(html: string): string {
  let text = ''
  let hidden: string | null = null
  let at = 0
  while (at < html.length && text.length < limits.text) {
    const open = html.indexOf('<', at)
    const end = open < 0 ? html.length : open
    if (hidden === null) text += html.slice(at, Math.min(end, at + limits.text))
    if (open < 0) break
    const close = html.indexOf('>', open)
    if (close < 0) break
    const name = /^<\/?([a-z0-9!-]+)/i.exec(html.slice(open, open + 20))?.[1]?.toLowerCase() ?? ''
    if (hidden === null && /^(?:script|style|title|head)$/.test(name) && html[open + 1] !== '/') hidden = name
    else if (hidden === name && html[open + 1] === '/') hidden = null
    if (/^(?:p|div|br|tr|li|h\d|table|ul)$/.test(name)) text += '\n'
    else if (name === 'td') text += ' '
    if (name === 'a' && hidden === null) text += hrefOf(html.slice(open, Math.min(close, open + 600)))
    at = close + 1
  }
  return text.replace(/&(#?\w{1,8});/g, (whole, name: string) => entities[name] ?? numbered(name) ?? whole)
}

/** Returns the character of an entity such as `#39` or `#x2019`. */
function numbered(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}

/** An address is read where it leads, not by what the link says. */
function hrefOf(tag: string): string {
  const url = /href\s{0,4}=\s{0,4}["']?(https?:\/\/[^"'\s>]+)/i.exec(tag)?.[1]
  return url ? ` ${url} ` : ''
}
