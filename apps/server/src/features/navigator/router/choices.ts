import type { InContext } from './context.ts'
import { cardsIn, type Decision, isGentle, least } from './decide.ts'
import type { Reading } from './router.ts'

/** Below this chance it is asked what was meant, rather than guessed: sooner of what goes on with something before. */
const guess = { atFirst: 0.13, later: 0.2 }
/** From this chance on, nothing else is offered. */
const clear = 0.3
/** Below which chance somebody is not taken to be in danger. */
const ofDanger = 0.08
/** How many times less likely than the answer another question may be that is offered beside it. */
const near = 3

/**
 * Returns the questions that may have been meant: two or three instead of an answer that is a guess, or those beside an
 * answer that is likely.
 */
export function choicesOf(
  message: InContext,
  decisions: readonly Decision[],
  readings: readonly Reading[],
): { instead: string[]; beside: string[] } {
  const [only] = decisions
  const unsure = message.before === '' ? guess.atFirst : guess.later
  const none = { instead: [], beside: [] }
  if (decisions.length !== 1 || !only || !('card' in only) || only.chance >= clear) return none
  // Nobody is refused, or thought to be in danger, by a guess: words of danger are heard before all this.
  const isDoubted = only.chance < ({ refusals: unsure, danger: ofDanger }[only.card.topic] ?? 0)
  if ((isGentle(only.card) && !isDoubted) || only.next) return none
  const others = cardsIn(readings)
    .filter(({ card, chance }) => card !== only.card && chance >= Math.max(only.chance / near, least))
    .filter(({ card }) => !isGentle(card))
    .map(({ card }) => card.question)
    .slice(0, isDoubted ? 3 : 2)
  if (isDoubted) return { instead: others.length > 1 ? others : [], beside: [] }
  if (only.chance < unsure && others.length > 0)
    return { instead: [only.card.question, ...others], beside: [] }
  return { instead: [], beside: others }
}
