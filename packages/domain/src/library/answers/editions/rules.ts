import type { BrokenRule } from '#broken-rule.ts'
import type { RefusedField } from '#failure.ts'
import { faultInText } from '#field-bounds.ts'
import { faultInSourceUrl } from '#library/editions/rules.ts'
import { mostOf } from '#library/options.ts'
import { counted } from '#words.ts'
import { answerBounds, ofDanger } from '../options.ts'
import { wordsAsked } from '../rules.ts'

/** Who is in danger finds the answer that ships with the product: it can be worded anew, never hidden. */
export function ruleAgainstHiding(shipped: { topic: string } | null): BrokenRule | null {
  return shipped?.topic === ofDanger ? 'answer-for-danger' : null
}

/** Returns the numbers of a text that can be called or texted, such as `988` and `1-800-662-4357`. */
export function phoneLinesIn(text: string): string[] {
  return [
    ...new Set(text.match(/\b(?:1-)?\d{3}-\d{3}-\d{4}\b|\b[2-9]11\b|\b988\b|\b(?:741741|22522)\b/g) ?? []),
  ]
}

type Texts = { markdown: string; spanish?: string | undefined }

/** Returns which phone lines of a shipped answer for danger its new words lack, by language. */
export function faultsInDanger(shipped: (Texts & { topic: string }) | null, words: Texts): RefusedField[] {
  if (shipped?.topic !== ofDanger) return []
  return (['markdown', 'spanish'] as const).flatMap((path) => {
    const kept = phoneLinesIn(words[path] ?? '')
    const lost = phoneLinesIn(shipped[path] ?? '').filter((line) => !kept.includes(line))
    return lost.length > 0
      ? [{ path, message: `Keep ${lost.join(', ')}: somebody in danger reads this.` }]
      : []
  })
}

/** Returns why these cannot be ways to ask, or near questions; `null` if they can. */
export function faultInWays(ways: readonly string[]): string | null {
  if (ways.length > mostOf.waysToAsk) return `Keep it to ${counted(mostOf.waysToAsk, 'line')}.`
  return ways.map((way) => faultInText(way, answerBounds.way)).find((fault) => fault !== null) ?? null
}

/** Returns the first way to ask that leads to another card already, with that card; `null` if none does. */
export function wayOfOther<C extends { ask: readonly string[] }>(
  ask: readonly string[],
  others: readonly C[],
) {
  const key = (way: string) => wordsAsked(way).join(' ')
  const own = new Map(ask.map((way) => [key(way), way]))
  for (const card of others)
    for (const other of card.ask) {
      const way = own.get(key(other))
      if (way !== undefined) return { way, card }
    }
  return null
}

/** A placeholder outside of the part that is left out when nothing fills it would be read as it stands. */
export function faultInPlaceholders(text: string): string | null {
  return /[{}]|\[\[|\]\]/.test(text.replace(/\[\[.*?\]\]/gs, ''))
    ? 'Write a part with {college} as [[ … {college} … ]], so that it is left out when none is named.'
    : null
}

/** Returns the error message for a source's address: a public page, or one of Bearings; `null` if it is one. */
export function faultInAnswerSource(url: string): string | null {
  return isOwnPage(url) ? null : faultInSourceUrl(url)
}

export function faultInOwnPage(url: string): string | null {
  return isOwnPage(url) ? null : 'Enter a page of Bearings, such as /schools.'
}

function isOwnPage(url: string): boolean {
  return /^\/(?!\/)\S*$/.test(url.trim())
}
