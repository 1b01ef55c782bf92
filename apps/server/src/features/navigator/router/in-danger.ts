import { ofDanger } from '@bearings/domain/library/answers/options'
import type { AnswerCard } from '#features/library/content/answers.ts'
import { dangerIn } from '../danger/distress.ts'
import type { Ask } from '../requests/requests.ts'
import { cardsIn, type Decision } from './decide.ts'
import type { Reading, Router } from './router.ts'

/** The card for who is in danger. In English, its words are those of `plainAnswers`. */
export const ofLifeline = 'thinking-about-suicide'
/** The card for whom somebody hurts. */
export const ofHome = 'someone-hurts-me-at-home'
const ofFriend = 'friend-might-hurt-themselves'
const ofHurt = { 'at-home': ofHome, 'by-adult': 'a-coach-or-teacher-hurts-me', assault: 'i-was-assaulted' }
/** From which chance another card for somebody in danger is meant as well. */
const sure = 0.5

/**
 * Decides what somebody in danger is told: the lifeline, unless they fear for somebody else or are hurt by somebody,
 * and then what to do about that.
 */
export function inDanger(ask: Ask, readings: readonly Reading[], { card: cardOf }: Router): Decision[] {
  const danger = dangerIn(ask.text)
  const slugs = [danger?.ofOther ? ofFriend : null, danger?.hurt ? ofHurt[danger.hurt] : null]
  const named = slugs.flatMap((slug) => (slug === null ? [] : (cardOf(slug) ?? [])))
  const other = cardsIn(readings).find(({ card, chance }) => card.topic === ofDanger && chance >= sure)
  const isOther = other && !danger?.isOfHarm && ![ofLifeline, ofFriend].includes(other.card.slug)
  const cards = named.length === 0 && isOther ? [other.card] : named
  const told = cards.map((card): Decision => ({ card, chance: 1 }))
  return danger?.ofOneself || told.length === 0 ? [{ ask }, ...told] : told
}

/** Leaves cards of danger out unless they are meant without the words of death that are only a manner of speaking. */
export function withPlainDanger(router: Router, plainly: (text: string) => string): Router {
  function read(text: string, most = 6): Reading[] {
    const plain = plainly(text)
    if (plain === text.replace(/ {2,}/g, ' ')) return router.read(text, most)
    const meant = cardsIn(router.read(plain, mostRead))
    const chanceOf = (card: AnswerCard) => {
      const chance = meant.find((one) => one.card === card)?.chance ?? 0
      return chance < leastOfPlain ? 0 : chance
    }
    return router
      .read(text, most + mostOfDanger)
      .map((one) =>
        'card' in one && one.card.topic === ofDanger
          ? { ...one, chance: Math.min(one.chance, chanceOf(one.card)) }
          : one,
      )
      .toSorted((one, other) => other.chance - one.chance)
      .slice(0, most)
  }
  return { ...router, read }
}
const mostRead = 40
/** Below which chance the other words are of no danger. */
const leastOfPlain = 0.1
/** How many cards there are for somebody in danger, and more. */
const mostOfDanger = 12
