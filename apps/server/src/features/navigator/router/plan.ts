import type { AnswerCard } from '#features/library/content/answers.ts'
import { wordsOf } from '../requests/clauses.ts'
import type { Kind } from '../requests/kinds.ts'
import { backReference, followUp } from '../requests/phrases.ts'
import type { Ask } from '../requests/requests.ts'
import { planIn } from '../slots/slots.ts'
import { cardsIn, decide, type Decision, isGentle, least } from './decide.ts'
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
  /** What that was answered with, or nothing. */
  reply: string
  textOf: (ask: Ask) => string
}

/**
 * Decides what answers a message. Its parts may be one question together, “I got a C. Do colleges see that?”, or
 * several.
 * @param enough The chance from which a card is the answer where nothing else was recognized.
 */
export function plan(
  { asks, text, before, reply, textOf }: Message,
  all: Router,
  enough = least,
): Decision[] {
  const router = asks.some(({ colleges }) => colleges.length > 0) ? all : forNoCollege(all)
  const [first] = asks
  if (!first) return []
  const readings = withoutCollege(asks, text, { of: readInContext({ text, before, reply }, router), all })
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
  const cards = [...decided, ...segmentsOf(text, readings, router)]
    .filter(isLikely)
    .filter((decision) => isThanks || !('card' in decision && decision.card.slug === 'thanks'))
  // “Does early decision double my odds?” asks about the round as well as about the college.
  const ofRound = first.kind === 'chances' && planIn(first.text) !== null
  const round = ofRound
    ? cardsIn(readings)
        .filter(({ card, chance }) => card.topic === 'early-rounds' && chance >= least)
        .toSorted((one, other) => Number(other.card.slug === ofOdds) - Number(one.card.slug === ofOdds))[0]
    : null
  if (asks.length === 1 && round) return [round, ...decided]
  if (tools.length === 0) {
    // “Can I still do ED II somewhere like Tufts” asks for its date as well as about the round.
    const isOfRound = planIn(first.text) !== null && together?.card.topic === 'early-rounds'
    const isOfFigures =
      asks.length === 1 && first.colleges.length > 0 && (first.facts.includes('deadline') || isOfRound)
    if (isOfFigures && (first.kind === 'library' || isOfRound) && together) {
      const dates = { ...first, kind: 'school' as const, facts: ['deadline' as const] }
      return [{ ask: dates }, ...unique([together, ...cards])].slice(0, mostParts)
    }
    const lead = together && together.chance >= enough ? { ...together, of: first } : null
    if (lead?.card.topic === 'feelings') return [lead]
    const second = next && lead && isAsLikely(lead, next) ? [next] : []
    return unique([...(lead ? [lead] : decided.slice(0, 1)), ...second, ...cards]).slice(0, mostParts)
  }
  if (asks.length === 1 && cards.length === 0) return decided
  const isMeant =
    together &&
    (together.chance >= own || (together.chance >= 0.05 && together.chance >= clearly * (next?.chance ?? 0)))
  return unique([
    ...tools,
    ...(isMeant && asks.length > 1 ? [together] : []),
    ...(asks.length > 1
      ? cards
      : cards.filter((decision) => 'card' in decision && decision.chance >= ofSegment)),
  ]).slice(0, mostParts)
}

/**
 * Reads a part of a message by itself; `null` if it says nothing without the rest: “is that a mistake”, “can I get it
 * waived”.
 */
function readPart(part: string, router: Router): Reading[] | null {
  const readings = router.read(part, 8)
  const isThin = tellingWordsOf(part) < 2 && (backReference.test(part) || /\bone\W*$/i.test(part))
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
  return isGentle(card) ? ofWhole >= own / 4 : ofWhole >= least || chance >= alone
}
type OfCard = ReturnType<typeof cardsIn>[number]
/** Whether the second card is hardly less likely than the first, so that both are told. */
function isAsLikely(one: OfCard, other: OfCard): boolean {
  return (
    other.chance >= own &&
    other.chance >= one.chance * 0.6 &&
    ![one, other].some(({ card }) => isGentle(card))
  )
}

/** From which chance a part means its card, whatever the message is about. */
const alone = 0.5

const ofOdds = 'does-early-action-help-my-chances'

/**
 * Reads a question about one college in which nothing that is known of colleges is asked, “what ielts does Syracuse
 * need”, without its name as well: what it surely means by its other words comes first.
 */
function withoutCollege(
  asks: readonly Ask[],
  text: string,
  { of, all }: { of: Reading[]; all: Router },
): Reading[] {
  const [first] = asks
  const isOfNone =
    asks.length === 1 && first!.colleges.length === 1 && first!.facts.every((fact) => fact === 'overview')
  const rest = text.replaceAll(collegeWord, ' ')
  if (!isOfNone || tellingWordsOf(rest) === 0 || (cardsIn(of)[0]?.chance ?? 0) >= alone) return of
  const [best] = forNoCollege(all).read(rest, 1)
  return best && 'card' in best && best.chance >= sureWithout && !isGentle(best.card) ? [best, ...of] : of
}
/** From which chance a card is meant by a question without the name of its college. */
const sureWithout = 0.8

/**
 * Reads a message, together with the one before it if it goes on with that, “and who signs it?”, or says little by
 * itself: “what are the odds”.
 */
function readInContext(
  { text, before, reply }: Pick<Message, 'text' | 'before' | 'reply'>,
  router: Router,
): Reading[] {
  const alone = router.read(text, 8)
  const [best] = cardsIn(alone)
  const isThin = tellingWordsOf(text) < 2 && wordsOf(text) <= 9
  // “What do I say to her”, of the friend who is in danger: they are told once more.
  const isOfFriend = before !== '' && isThin && /\b(her|him|them|she|he)\b/i.test(text)
  if (isOfFriend) {
    const [told] = cardsIn(router.read(before, 8))
    if (told?.card.topic === 'danger' && told.chance >= sureAlone) return [told]
  }
  const goesOn =
    before !== '' &&
    (followUp.test(text) || !text.includes(collegeWord)) &&
    (wordsOf(text) <= 9 || followUp.test(text)) &&
    (best?.chance ?? 0) < (isThin ? certainOfThin : sureAlone)
  // “Whats due this week” is asked of the student's own entries, whatever came before it.
  const [nearest] = alone
  const isOfOwn =
    nearest &&
    'tool' in nearest &&
    nearest.chance >= (ofOwn.includes(nearest.tool.kind) ? sureAlone : isThin ? 1 : sureOfTool)
  if (!goesOn || (isOfOwn && !followUp.test(text))) return alone
  const together = router.read(`${before} ${text}`, 8)
  const [carried] = cardsIn(together)
  // Whoever was refused an essay may ask how long one is.
  if (carried && best && isGentle(carried.card) && best.chance >= enoughAlone) return alone
  const [answered] = cardsIn(router.read(before, 8))
  // What was answered already is not said again, if anything else is near.
  const isSaidAgain =
    answered !== undefined && carried?.card === answered.card && (!isThin || isSaidIn(reply, answered.card))
  if (!isSaidAgain) return together
  if (best && best.card !== answered.card && best.chance >= enoughAlone) return alone
  if (followUp.test(text)) return together
  // “Do i have to pay for it”, after what the CSS Profile is: the next of its topic.
  const further = together.filter((one) => !('card' in one && one.card === answered.card))
  const left = 1 - answeredChance(together, answered.card)
  const [related] = cardsIn(further)
  if (isThin && backReference.test(text) && related?.card.topic === answered.card.topic && left > 0)
    if (related.chance / left >= own)
      return further.map((one) => ({ ...one, chance: Math.min(one.chance / left, 1) }))
  const others = alone.filter((one) => !('card' in one && one.card === answered.card))
  return (others[0]?.chance ?? 0) >= enoughAlone ? others : together
}

function answeredChance(readings: readonly Reading[], card: AnswerCard): number {
  return cardsIn(readings).find((one) => one.card === card)?.chance ?? 0
}

/** What is looked up in the student's own entries. */
const ofOwn: readonly Kind[] = ['deadlines', 'week', 'list-essays', 'balance', 'next']

/** Whether a reply has told a card, or says nothing of what it told. */
function isSaidIn(reply: string, { markdown }: AnswerCard): boolean {
  return reply === '' || reply.includes(markdown.trim().slice(0, 40))
}
/** From which chance a question that goes on with another one is understood by itself. */
const enoughAlone = 0.08
const sureAlone = 0.3
const sureOfTool = 0.6
const certainOfThin = 0.98

/**
 * Returns the cards that parts of a message ask for, surely or by what the whole is about: “…, and is it free”. A part
 * that says little is read with what the message begins with: “what is a PLUS loan, what rate”.
 */
function segmentsOf(text: string, readings: readonly Reading[], router: Router): Decision[] {
  const all = text
    .split(/[?!.;,\n+]+|\s(?:and|also|plus(?! loan)|n|&|y|e)\s/i)
    .map((part) => part.trim())
    .filter((part) => wordsOf(part) >= 2)
  if (all.length < 2) return []
  const [subject = ''] = all
  return all.slice(0, 6).flatMap((segment, at) => {
    const isThin = tellingWordsOf(segment) < 2
    if (
      isThin &&
      at > 0 &&
      tellingWordsOf(subject) > 0 &&
      (tellingWordsOf(segment) > 0 || asksMore.test(segment))
    ) {
      const [best] = router.read(`${subject} ${segment}`, 4)
      const [first] = router.read(subject, 2)
      const isOther = best && 'card' in best && !(first && 'card' in first && first.card === best.card)
      return isOther && best.chance >= alone ? [best] : []
    }
    // “…, and should I take one?” says nothing without the rest.
    if (tellingWordsOf(segment) === 0 || wordsOf(segment) < (isThin ? 4 : 3)) return []
    const [best] = readPart(segment, router) ?? []
    if (!best || !('card' in best)) return []
    const ofWhole = cardsIn(readings).find(({ card }) => card === best.card)?.chance ?? 0
    return best.chance >= ofSegment || (best.chance >= own && ofWhole >= alsoMeant) ? [best] : []
  })
}
/** A question in two words about what was named before. */
const asksMore = /^(how (much|long|many)|when|who|where|is it free)\b/i
const ofSegment = 0.4
/** From which chance a card is also meant by the whole message. */
const alsoMeant = 0.03

function unique(decisions: readonly Decision[]): Decision[] {
  return decisions.filter(
    (one, at) =>
      !('card' in one) || decisions.findIndex((other) => 'card' in other && other.card === one.card) === at,
  )
}
