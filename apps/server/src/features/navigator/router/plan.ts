import { wordsOf } from '../requests/clauses.ts'
import { backReference, followUp } from '../requests/phrases.ts'
import type { Ask } from '../requests/requests.ts'
import { planIn } from '../slots/slots.ts'
import { cardsIn, decide, type Decision, least } from './decide.ts'
import { forNoCollege, type Reading, type Router } from './router.ts'
import { collegeWord } from './ways-of-tools.ts'
import { tellingWordsOf } from './words.ts'

/** From which chance a part of a message is a question of its own, with an answer of its own. */
const own = 0.25
const mostParts = 4
/** How many times likelier than the next card one must be to be meant by a long message. */
const clearly = 3

/** A message in which something may be asked, with its requests and their texts as they are compared. */
export type Message = {
  asks: readonly Ask[]
  text: string
  /** The message before it by the same person, or nothing. */
  before: string
  textOf: (ask: Ask) => string
}

/**
 * Decides what answers a message. Its parts may be one question together, “I got a C. Do colleges see that?”, or
 * several.
 * @param enough The chance from which a card is the answer where nothing else was recognized.
 */
export function plan({ asks, text, before, textOf }: Message, all: Router, enough = least): Decision[] {
  const router = asks.some(({ colleges }) => colleges.length > 0) ? all : forNoCollege(all)
  const [first] = asks
  if (!first) return []
  const readings = readInContext(text, before, router)
  const distress = asks.find(({ kind }) => kind === 'distress')
  if (distress) return [decide(distress, readings)]
  // Thanks with a question in it are a question.
  const isThanks = asks.every(({ kind }) => kind === 'thanks')
  const [together, next] = cardsIn(readings).filter(({ card }) => isThanks || card.slug !== 'thanks')

  const decided =
    asks.length === 1
      ? [decide(first, readings, enough)]
      : asks.map((ask) => decide(ask, readPart(textOf(ask), router) ?? readings, enough))
  const worried = decided.find((decision) => 'card' in decision && decision.next)
  if (worried) return [worried]
  const hasCard = decided.some((decision) => 'card' in decision && decision.chance >= own)
  const tools = decided.filter((decision) => 'ask' in decision && !isOfNothing(decision.ask, hasCard))
  const isLikely = (decision: Decision) =>
    'card' in decision && decision.chance >= own && (asks.length === 1 || fits(decision, readings))
  const cards = [...decided, ...segmentsOf(text, readings, router)].filter(isLikely)
  // “Does early decision double my odds?” asks about the round as well as about the college.
  const ofRound = first.kind === 'chances' && planIn(first.text) !== null
  const round = ofRound
    ? cardsIn(readings)
        .filter(({ card, chance }) => card.topic === 'early-rounds' && chance >= least)
        .toSorted((one, other) => Number(other.card.slug === ofOdds) - Number(one.card.slug === ofOdds))[0]
    : null
  if (asks.length === 1 && round) return [round, ...decided]
  if (tools.length === 0) {
    const isOfFigures = asks.length === 1 && first.colleges.length > 0 && first.facts.includes('deadline')
    if (isOfFigures && first.kind === 'library' && together)
      return [{ ask: { ...first, kind: 'school' as const } }, ...unique([together, ...cards])].slice(
        0,
        mostParts,
      )
    const lead = together && together.chance >= enough ? { ...together, of: first } : null
    if (lead?.card.topic === 'feelings') return [lead]
    return unique([...(lead ? [lead] : decided.slice(0, 1)), ...cards]).slice(0, mostParts)
  }
  if (asks.length === 1 && cards.length === 0) return decided
  const isMeant =
    together &&
    (together.chance >= own || (together.chance >= 0.05 && together.chance >= clearly * (next?.chance ?? 0)))
  return unique([
    ...tools,
    ...(isMeant && asks.length > 1 ? [together] : []),
    ...(asks.length > 1 ? cards : cards.filter((decision) => 'card' in decision && decision.chance >= alone)),
  ]).slice(0, mostParts)
}

/**
 * Reads a part of a message by itself; `null` if it says nothing without the rest: “is that a mistake”, “can I get it
 * waived”.
 */
function readPart(part: string, router: Router): Reading[] | null {
  const readings = router.read(part, 8)
  const isThin = tellingWordsOf(part) < 2 && backReference.test(part)
  return isThin && (readings[0]?.chance ?? 0) < certainOfPart ? null : readings
}
const certainOfPart = 0.9

/** Whether a request has nothing of its own to look up. Beside a card, a college's name alone has not either. */
function isOfNothing({ kind, facts }: Ask, hasCard: boolean): boolean {
  return kind === 'library' || (hasCard && kind === 'school' && facts.every((fact) => fact === 'overview'))
}

/** Whether a part's card also has to do with the whole message, in which “idk if i should start over” is no despair. */
function fits({ card, chance }: Extract<Decision, { card: unknown }>, readings: readonly Reading[]): boolean {
  const ofWhole = cardsIn(readings).find((one) => one.card === card)?.chance ?? 0
  return gentle.includes(card.topic) ? ofWhole >= own / 4 : ofWhole >= least || chance >= alone
}
/** Topics that nobody should be answered about who only uses a word of them. */
const gentle: readonly string[] = ['feelings', 'danger', 'refusals', 'cannot-know']
/** From which chance a part means its card, whatever the message is about. */
const alone = 0.5

const ofOdds = 'does-early-action-help-my-chances'

/** Reads a message, together with the one before it if it goes on with that: “and who signs it?” */
function readInContext(text: string, before: string, router: Router): Reading[] {
  const alone = router.read(text, 8)
  const [best] = cardsIn(alone)
  const goesOn =
    before !== '' &&
    (followUp.test(text) || !text.includes(collegeWord)) &&
    (wordsOf(text) <= 9 || followUp.test(text)) &&
    (best?.chance ?? 0) < sureAlone
  if (!goesOn) return alone
  const together = router.read(`${before} ${text}`, 8)
  const [answered] = cardsIn(router.read(before, 8))
  // What was answered already is not said again, if anything else is near.
  const isSaidAgain = answered !== undefined && cardsIn(together)[0]?.card === answered.card
  if (!isSaidAgain) return together
  if (best && best.card !== answered.card && best.chance >= enoughAlone) return alone
  if (followUp.test(text)) return together
  const others = alone.filter((one) => !('card' in one && one.card === answered.card))
  return (others[0]?.chance ?? 0) >= enoughAlone ? others : together
}
/** From which chance a question that goes on with another one is understood by itself. */
const enoughAlone = 0.08
const sureAlone = 0.3

/** Returns the cards that parts of a message ask for, surely or by what the whole is about: “…, and is it free”. */
function segmentsOf(text: string, readings: readonly Reading[], router: Router): Decision[] {
  const segments = text.split(/[?!.;,\n+]+|\s(?:and|also|plus|n|&|y)\s/i).filter((part) => wordsOf(part) >= 4)
  if (segments.length < 2) return []
  return segments.slice(0, 6).flatMap((segment) => {
    const [best] = readPart(segment, router) ?? []
    if (!best || !('card' in best)) return []
    const ofWhole = cardsIn(readings).find(({ card }) => card === best.card)?.chance ?? 0
    return best.chance >= ofSegment || (best.chance >= own && ofWhole >= alsoMeant) ? [best] : []
  })
}
const ofSegment = 0.4
/** From which chance a card is also meant by the whole message. */
const alsoMeant = 0.03

function unique(decisions: readonly Decision[]): Decision[] {
  return decisions.filter(
    (one, at) =>
      !('card' in one) || decisions.findIndex((other) => 'card' in other && other.card === one.card) === at,
  )
}
