import type { BrokenRule } from '#broken-rule.ts'
import { limits } from './options.ts'

type Anchor = { quote: string; before: string; after: string; start: number }

/** A range in a text: from `start` up to, but not including, `end`. */
export type Place = { start: number; end: number }

/** Limits how many comments, with their answers, an essay has. */
export function ruleAgainstComment(soFar: number): BrokenRule | null {
  return soFar >= limits.comments ? 'comments-full' : null
}

/**
 * Returns a quote without white space at its ends and with its context, by which it can be found again later;
 * `null` if it is empty or too long.
 */
export function anchorOf(text: string, { start: from, end: to }: Place): Anchor | null {
  const chosen = text.slice(from, to)
  const quote = chosen.trim()
  if (quote === '' || quote.length > limits.quote) return null
  const start = from + chosen.length - chosen.trimStart().length
  const end = start + quote.length
  return {
    quote,
    before: withoutHalves(text.slice(Math.max(0, start - limits.around), start)),
    after: withoutHalves(text.slice(end, end + limits.around)),
    start,
  }
}

/** Removes half of a character of two units, such as an emoji, from either end. */
function withoutHalves(text: string): string {
  return text.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '')
}

/**
 * Returns the position of a comment's quote in the current text, or `null` if it has changed too much. Of
 * several places with the same words, picks the one with the most similar context, then the one closest to
 * the original position. A partly changed quote is found by its context.
 */
export function placeOf(anchor: Anchor, text: string): Place | null {
  const { quote, before, after, start } = anchor
  const end = start + quote.length
  const isUntouched =
    text.startsWith(quote, start) && text.startsWith(after, end) && text.slice(0, start).endsWith(before)
  return isUntouched ? { start, end } : (samePlace(anchor, text) ?? changedPlace(anchor, text))
}

/** The most places at which a frequent quote, such as "the", is compared. */
const mostPlaces = 2000

function samePlace(anchor: Anchor, text: string): Place | null {
  const { quote, start } = anchor
  let best: { at: number; score: number } | null = null
  let at = text.indexOf(quote)
  for (let tried = 0; at !== -1 && tried < mostPlaces; tried++, at = text.indexOf(quote, at + 1)) {
    const score = familiarity(anchor, text, at)
    const isNearer = best !== null && Math.abs(at - start) < Math.abs(best.at - start)
    if (!best || score > best.score || (score === best.score && isNearer)) best = { at, score }
  }
  if (!best || best.score < enough(anchor)) return null
  return { start: best.at, end: best.at + quote.length }
}

/** Counts the characters on both sides of a place that match the original context. */
function familiarity({ quote, before, after }: Anchor, text: string, at: number): number {
  const end = at + quote.length
  return (
    sharedEnd(before, text.slice(Math.max(0, at - before.length), at)) +
    sharedStart(after, text.slice(end, end + after.length))
  )
}

/** Returns how much context must match, in characters: none for a long quote, more for a shorter one. */
function enough({ quote, before, after }: Anchor): number {
  return Math.min(before.length + after.length, Math.max(0, 20 - quote.length))
}

/** The characters of context that must match on each side to find a changed quote between them. */
const neighbor = 20
const mostNeighbors = 200

/** Finds the text between the same neighbors, if at least half of the quote is unchanged. */
function changedPlace({ quote, before, after, start }: Anchor, text: string): Place | null {
  const left = before.slice(-neighbor)
  const right = after.slice(0, neighbor)
  const isAtStart = before.length < neighbor
  const isAtEnd = after.length < neighbor
  let best: Place | null = null
  let found = isAtStart ? (text.startsWith(left) ? 0 : -1) : text.indexOf(left)
  for (let tried = 0; found !== -1 && tried < mostNeighbors; tried++) {
    const from = found + left.length
    const to = isAtEnd ? endOf(text, right) : text.indexOf(right, from)
    if (to > from && isHalfTheSame(quote, text.slice(from, Math.min(to, from + 2 * quote.length + 1))))
      if (!best || Math.abs(from - start) < Math.abs(best.start - start)) best = { start: from, end: to }
    found = isAtStart ? -1 : text.indexOf(left, found + 1)
  }
  return best
}

function endOf(text: string, right: string): number {
  return text.endsWith(right) ? text.length - right.length : -1
}

function isHalfTheSame(quote: string, now: string): boolean {
  const start = sharedStart(quote, now)
  const end = sharedEnd(quote.slice(start), now.slice(start))
  return (start + end) * 2 >= Math.max(quote.length, now.length)
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length++
  return length
}

function sharedEnd(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length))
    length++
  return length
}

type Comment = { id: string; parentId: string | null; resolvedAt: string | null }
export type Thread<T> = { first: T; answers: T[] }

/** Groups comments, given oldest first, into open and resolved threads. */
export function threadsOf<T extends Comment>(
  comments: readonly T[],
): { open: Thread<T>[]; resolved: Thread<T>[] } {
  const threads = comments
    .filter(({ parentId }) => parentId === null)
    .map((first) => ({ first, answers: comments.filter(({ parentId }) => parentId === first.id) }))
  return {
    open: threads.filter(({ first }) => first.resolvedAt === null),
    resolved: threads.filter(({ first }) => first.resolvedAt !== null),
  }
}
