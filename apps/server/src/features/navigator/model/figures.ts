import { replaceShares, withPlainDigits } from './figures-in-words.ts'

/** The text that replaces a figure that no tool has returned. */
const struck = '(figure removed)'

type Figure = { value: string; kind: '$' | '%' | '' }

/**
 * The texts whose figures may be repeated: what tools have found, and what people have written, whose rates
 * and prices prove nothing. `lines` are the numbers where somebody in danger finds help: they are never removed.
 */
export type KnownTexts = { found: readonly string[]; written: readonly string[]; lines?: readonly string[] }

/**
 * Replaces every figure in a model's text that is in none of these texts, and removes every mark of a source
 * that does not exist.
 * @param sources How many sources were really looked up.
 */
export function checkFigures(
  text: string,
  { found: foundTexts, written, lines = [] }: KnownTexts,
  sources: number,
): { text: string; struck: number } {
  const known = new Set([
    ...foundTexts.flatMap(figuresIn).flatMap(({ value, kind }) => [`${kind}${value}`, value]),
    ...written.flatMap(figuresIn).flatMap(({ value, kind }) => (kind === '' ? [value] : [])),
  ])
  let count = 0
  const inDigits = replaceShares(withPlainDigits(text), (percent, found) => {
    if (percent !== null && known.has(`%${percent}`)) return found
    count++
    return struck
  })
  const cited = inDigits.replace(/ ?\[(\d{1,3})\]/g, (mark, number: string) =>
    Number(number) >= 1 && Number(number) <= sources ? mark : '',
  )
  const checked = cited.replace(
    figureBeside(lines),
    (whole: string, kept: string | undefined, offset: number) => {
      if (kept !== undefined || isMark(cited, whole, offset)) return whole
      const [figure] = figuresIn(whole)
      if (figure && known.has(`${figure.kind}${figure.value}`)) return whole
      count++
      return struck
    },
  )
  return { text: checked, struck: count }
}

/** Splits what a tool has said into what it found, and names and titles that anybody may have written. */
export function splitNames(result: string): { found: string; written: string } {
  const names = /“[^”]*”|\[[^\]]{4,}\](?=\()|\*\*[^*]*\p{L}{4}[^*]*\*\*/gu
  return { found: result.replace(names, ' '), written: (result.match(names) ?? []).join(' ') }
}

/** The address of a Markdown link, whose digits are no figures: `(/schools/find?majors=%2211.07%22)`. */
const target = /(?<=\])\([^()\s]*\)/g
const pattern = /[−-]?\$?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|percent\b|k\b|million\b))?/g
/** A number in one character, such as `½`. */
const sign = /[\p{No}\p{Nl}]/u

/** Matches a figure. What is none is kept: an address, “24/7”, and these lines, as “741-741” and “1 (800) …” as well. */
function figureBeside(lines: readonly string[]): RegExp {
  const ways = lines.map((line) =>
    line
      .replace(/^1-/, '(?:1-)?')
      .replace(/^(\d{3})(\d{3})$/, '$1-?$2')
      .replace(/(?<=\d)-(?=\d)|(?<=^\(\?:1)-/g, '[-. ()]{1,2}'),
  )
  const kept = [
    `(?<![\\d.,$])(?:${['24/7', ...ways].join('|')})(?![\\d%]|[.,]\\d| ?percent)`,
    target.source,
  ].join('|')
  return new RegExp(`(${kept})|${pattern.source}|${sign.source}`, 'gu')
}

function figuresIn(text: string): Figure[] {
  return [
    ...text
      .replace(target, '')
      .replace(/ ?\[\d{1,3}\]/g, '')
      .matchAll(pattern),
  ].map(([found]) => {
    const digits = /\d[\d,]*(?:\.\d+)?/.exec(found)![0].replaceAll(',', '').replace(/\.$/, '')
    const times = found.endsWith('k') ? 1000 : found.endsWith('million') ? 1_000_000 : 1
    const value = String(Number(digits) * times)
    return { value, kind: found.includes('$') ? '$' : /%|percent/.test(found) ? '%' : '' }
  })
}

/** Returns whether a number is that of a source or of a list item, and so no figure. */
function isMark(text: string, found: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 1), at)
  const after = text.slice(at + found.length, at + found.length + 1)
  if (before === '[' && after === ']') return true
  const isFirst = at === 0 || before === '\n'
  return isFirst && /^\d{1,2}$/.test(found) && /[.)]/.test(after)
}
