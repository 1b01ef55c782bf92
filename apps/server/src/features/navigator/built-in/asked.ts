import { factsIn } from '../requests/facts.ts'
import type { Ask } from '../requests/requests.ts'
import type { Said } from '../said.ts'

// What a recognized question asks about, as the tools take it.

/** Returns whether a college is asked about for something that the catalog does not have. */
export function asksBeyondCatalog({ facts, text }: Ask): boolean {
  return (
    facts.length === 1 &&
    facts[0] === 'overview' &&
    text.split(/\s+/).length > 3 &&
    factsIn(text).length === 0
  )
}

/**
 * Returns the facts to tell of what is asked: of a price, that for the income that is said comes first, what
 * nonresidents pay for somebody from abroad or from elsewhere (“How much is Ohio State if I'm from Pennsylvania”).
 */
export function factsAskedOf({ text, facts }: Ask, said?: Said): Ask['facts'] {
  const isOfPrice = facts.some((fact) => fact === 'net-price' || fact === 'cost' || fact === 'tuition')
  if (!isOfPrice) return facts
  if (said?.isFromAbroad) return ['tuition', 'room-board']
  // “Is it really 90k” asks for the full price.
  if (said?.income == null && /\b\d{2,3} ?k\b/i.test(text) && !facts.includes('cost'))
    return ['cost', ...facts.filter((fact) => fact !== 'net-price')]
  if (said?.income != null)
    return [...new Set(['net-price' as const, ...facts.filter((fact) => fact !== 'cost')])]
  const saysHome =
    /\b(i'?m|i am|we'?re|we are|live|living|come|coming|resident|someone|student)\b.*\b(from|in|of)\b|\bout[- ]of[- ]state\b/i
  return saysHome.test(text) && !facts.includes('tuition') ? [...facts, 'tuition'] : facts
}

export function collegeIds(ask: Ask): string[] {
  return ask.colleges.slice(0, 4).map(({ id }) => id)
}
