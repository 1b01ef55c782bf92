import type { Amount, Token } from './tokens.ts'

/** Words, the amounts after them, and what is said after the amounts. */
export type Segment = { label: string; x: number; amounts: Amount[]; after: string }

/** What may stand after an amount without beginning another one. */
const suffix =
  /^(\/|\(|per\b|each\b|a year|a semester|yr\b|por\b|al a[ñn]o|accept|offer|declin|pending|estimat|renew|one[- ]time|first[- ]year only|yes|no\b|aceptad|ofrecid|pendiente|renovable|annual|for the year|over (four|4))/i

/**
 * Parts a line into its labels with their amounts. Two blocks that stand side by side are two labels: between them
 * runs a column of amounts.
 * @param columns where amounts stand on the page.
 */
export function segmentsOf(tokens: readonly Token[], columns: readonly Amount[]): Segment[] {
  const segments: Segment[] = []
  for (const token of tokens) {
    const last = segments.at(-1)
    if (token.is === 'amount') {
      if (last) last.amounts.push(token)
      else segments.push({ label: '', x: token.x, amounts: [token], after: '' })
      continue
    }
    if (!/\p{L}/u.test(token.text)) continue
    if (last && last.amounts.length > 0 && suffix.test(token.text)) last.after += ` ${token.text}`
    else if (last && last.amounts.length === 0 && !hasBetween(last, token, columns))
      last.label += ` ${token.text}`
    else segments.push({ label: token.text, x: token.x, amounts: [], after: '' })
  }
  return segments
}

function hasBetween(one: { x: number }, other: { x: number }, columns: readonly Amount[]): boolean {
  return columns.some(({ x, right }) => one.x < x && right < other.x)
}

/** Joins an amount in a sentence with the words that name it, before it or after it. */
export function segmentsOfSentence(tokens: readonly Token[]): Segment[] {
  return tokens.flatMap((token, at) => {
    if (token.is !== 'amount') return []
    const before = wordsOf(tokens[at - 1])
      .split(/[.;!?](?:\s|$)/)
      .at(-1)!
      .trim()
    const after = wordsOf(tokens[at + 1])
      .split(/[.;!?](?:\s|$)/)[0]!
      .trim()
    const ending = at + 2 < tokens.length ? after.split(/,|\b(?:and|y|e|plus)\b/)[0]! : after.split(/,/)[0]!
    const isAfter =
      /\b(an?|up to|another|additional|your|borrow|earn|receive|una?|hasta)$/i.test(before) &&
      /\p{L}/u.test(ending)
    const isRest = /\b(remaining|balance|left to pay|net price|restante|saldo)\b/i.test(before)
    const label = isRest ? before : isAfter ? ending : clauseOf(before)
    const caution = /(up to|hasta)$/i.test(before) ? ' up to' : ''
    return [
      { label: label || ending, x: token.x, amounts: [token], after: ` ${isAfter ? '' : ending}${caution}` },
    ]
  })
}

/** The last clause, without what led to it. */
function clauseOf(before: string): string {
  const last = before
    .split(/,|\b(?:which includes|including|and a|plus|y una?)\b/i)
    .findLast((part) => part.trim() !== '')
  return (last ?? '')
    .replace(/^.*\b(?:costs?|expenses)\b.*?\b(?:are|include)\s+/i, '')
    .replace(/^.*\b(?:award you|offer you|receive|you|selected for|granted)\s+(?:an?|the)\s+/i, '')
    .replace(/^(?:an?|the|your)\s+/i, '')
    .replace(/\b(?:in the amount of|totaling|worth|of|is|are|for|at|de|por)\s*:?$/i, '')
    .trim()
}

function wordsOf(token: Token | undefined): string {
  return token?.is === 'words' ? token.text : ''
}
