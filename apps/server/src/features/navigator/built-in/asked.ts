import { factsIn } from '../recognize/facts.ts'
import type { Ask } from '../recognize/recognize.ts'

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
 * Adds tuition to questions such as "How much is Ohio State if I'm from Pennsylvania", because it says what
 * nonresidents pay.
 */
export function factsAskedOf({ text, facts }: Ask): Ask['facts'] {
  const isOfPrice = facts.includes('net-price') || facts.includes('cost')
  const saysHome =
    /\b(i'?m|i am|we'?re|we are|live|living|come|coming|resident|someone|student)\b.*\b(from|in|of)\b|\bout[- ]of[- ]state\b/i
  return isOfPrice && saysHome.test(text) && !facts.includes('tuition') ? [...facts, 'tuition'] : facts
}

export function collegeIds(ask: Ask): string[] {
  return ask.colleges.slice(0, 4).map(({ id }) => id)
}
