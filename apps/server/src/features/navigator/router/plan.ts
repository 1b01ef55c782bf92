import { ofDanger } from '@bearings/domain/library/answers/options'
import type { AnswerCard } from '#features/library/content/answers.ts'
import { plainly } from '../danger/manner-of-speaking.ts'
import { wordsOf } from '../requests/clauses.ts'
import { backReference, wished } from '../requests/phrases.ts'
import type { Ask } from '../requests/requests.ts'
import { planIn } from '../slots/slots.ts'
import { type InContext, readInContext } from './context.ts'
import { cardsIn, decide, type Decision, isGentle, least } from './decide.ts'
import { inDanger, withPlainDanger } from './in-danger.ts'
import { forTransfer, plainlyMeant, withoutUnnamed } from './plain-words.ts'
import { forNoCollege, type Reading, type Router } from './router.ts'
import { collegeWord } from './ways-of-tools.ts'
import { tellingWordsOf } from './words.ts'

/** From which chance a part of a message is a question of its own, with an answer of its own. */
const own = 0.25
const mostParts = 4
/** How many times likelier than the next card one must be to be meant by a long message. */
const clearly = 3

/** A message in which something may be asked, with its requests and their texts as they are compared. */
export type Message = InContext & {
  asks: readonly Ask[]
  textOf: (ask: Ask) => string
}

/**
 * Decides what answers a message. Its parts may be one question together, “I got a C. Do colleges see that?”, or
 * several.
 * @param enough The chance from which a card is the answer where nothing else was recognized.
 * @returns The readings of the whole message, too.
 */
export function plan(
  message: Message,
  all: Router,
  enough = least,
): { decisions: Decision[]; readings: readonly Reading[] } {
  const { asks, text } = message
  if (asks.length === 0) return { decisions: [], readings: [] }
  const names = asks.flatMap(({ colleges }) => colleges.map(({ name }) => name))
  const named = withoutUnnamed(all, [message.before, text, ...names].join(' '))
  const ofAsked = names.length > 0 ? named : forNoCollege(named)
  const router = withPlainDanger(ofAsked, plainly)
  const readings = withoutCollege(asks, text, { of: readInContext(message, router), all: named })
  const decisions = decisionsOf(message, { readings, router, enough })
  return { decisions: forTransfer(decisions, router), readings }
}

/** A deadline of nothing that is named. */
const bareDeadline =
  /^\W*(ok(ay)? |so |and |wait )*(?:(what|when)('?s| is| are) (the|my) (deadlines?|due dates?)|(?:is it|am i) (?:already )?too late(?: now)?)\W*$/i
/** The card on the hour of a deadline, in whose words every deadline is asked for. */
const ofTime = 'deadline-time-zone'

type Read = { readings: Reading[]; router: Router; enough: number }

function decisionsOf({ asks, text, textOf }: Message, { readings, router, enough }: Read): Decision[] {
  const first = asks[0]!
  const distress = asks.find(({ kind }) => kind === 'distress')
  if (distress) return inDanger(distress, readings, router)
  // Thanks with a question in it are a question.
  const isThanks = asks.every(({ kind }) => kind === 'thanks')
  // “Whats the deadline”, where nothing was spoken of that has one, asks for the asker's own next dates.
  const isOfOwnDates = asks.length === 1 && first.colleges.length === 0 && bareDeadline.test(first.text)
  if (isOfOwnDates && !cardsIn(readings).some(({ card, chance }) => chance >= alone && card.slug !== ofTime))
    return [{ ask: { ...first, kind: 'deadlines' } }]
  const [together, next] = cardsIn(readings).filter(({ card }) => isThanks || card.slug !== 'thanks')

  const isInDanger = cardsIn(readings).some(({ card, chance }) => card.topic === ofDanger && chance >= own)
  const plain = plainlyMeant({ asks, text, isInDanger }, router)
  if (plain) return plain
  const yes = isOfYes(asks, text, together) ? router.card(admittedWhatNow) : undefined
  if (yes) return [{ card: yes, chance: 1, of: asks.find(({ colleges }) => colleges.length > 0)! }]
  const family =
    together?.card.slug === ofOwnEssays && ofChilds.test(text) ? router.card(ofFamilies) : undefined
  if (family) return [{ card: family, chance: 1 }]
  const decided =
    asks.length === 1
      ? [decide(first, readings, enough)]
      : asks.map((ask) => decide(ask, readPart(textOf(ask), router) ?? readings, enough))
  // “Can I still apply somewhere”, of somebody who was turned down, is met with a kind word, and with where.
  const ofRejected = first.kind === 'find' && first.criteria.open !== null && router.near.has(ofNoPlace)
  const kind = ofRejected ? router.read(first.text, mostRead).find(isOfNoPlace) : undefined
  if (kind && 'card' in kind) return [kind, ...decided]
  const worried = decided.find((decision) => 'card' in decision && decision.next)
  if (worried) return [worried]
  const hasCard = decided.some((decision) => 'card' in decision && decision.chance >= own)
  const tools = decided.filter((decision) => 'ask' in decision && !isOfNothing(decision.ask, hasCard))
  // “Be real”, a part of a question on one college, tells of nothing that is felt.
  const isLikely = (decision: Decision) =>
    'card' in decision &&
    decision.chance >= own &&
    ((asks.length === 1 && (!isGentle(decision.card) || isOfHurt(decision.card))) || fits(decision, readings))
  const cards = [...decided, ...segmentsOf(text, readings, router)]
    .filter(isLikely)
    .filter((decision) => isThanks || !('card' in decision && decision.card.slug === 'thanks'))
  // “Does early decision double my odds?” asks about the round as well as about the college.
  const ofRound = (first.kind === 'chances' || mayOneMore.test(text)) && planIn(first.text) !== null
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
    if (lead?.card.topic === ofDanger)
      return unique([lead, ...cards.filter((one) => 'card' in one && one.card.topic === ofDanger)])
    const second = next && lead && isAsLikely(lead, next) ? [next] : []
    // A whole that is nearly a guess is left out beside a part that is clear.
    const isClearer =
      lead && lead.chance < leastOfLead && cards.some((one) => 'card' in one && one.chance >= alone)
    const whole = lead ? (isClearer ? [] : [lead]) : decided.slice(0, 1)
    return unique([...whole, ...second, ...cards]).slice(0, mostParts)
  }
  // “I like the beach and marine bio” goes on with a search, and asks nothing else.
  const isWish = first.kind === 'find' && wished.test(first.text)
  if (asks.length === 1 && (cards.length === 0 || isWish)) return decided
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
/** Who is hurt, or has no place, is heard in any part; “my friends” alone names no friend in danger. */
const isOfHurt = ({ topic, slug }: AnswerCard) => topic === ofDanger && slug !== ofFriend
const ofFriend = 'friend-might-hurt-themselves'
type OfCard = ReturnType<typeof cardsIn>[number]
/** Whether the second card is hardly less likely than the first, so that both are told. */
function isAsLikely(one: OfCard, other: OfCard): boolean {
  return (
    other.chance >= own &&
    other.chance >= one.chance * 0.6 &&
    ![one, other].some(({ card }) => isGentle(card))
  )
}

/** Below which chance the whole message means nothing beside a part that is clear. */
const leastOfLead = 0.1
/** From which chance a part means its card, whatever the message is about. */
const alone = 0.5

/** “She got into X ED! What do we owe, and when?” asks what comes after a yes, and not for dates that have passed. */
function isOfYes(asks: readonly Ask[], text: string, best: OfCard | undefined): boolean {
  const isPlain = asks.every(
    ({ kind, facts }) => ofYes.includes(kind) && facts.every((fact) => ofDecided.includes(fact)),
  )
  const isOther =
    best !== undefined &&
    best.chance >= alone &&
    !['after-sending', 'decisions', 'early-rounds'].includes(best.card.topic)
  return (
    isPlain &&
    !isOther &&
    asks.some(({ colleges }) => colleges.length > 0) &&
    saysAdmitted.test(text) &&
    wantsToKnow.test(text) &&
    !besideYes.test(text)
  )
}
const admittedWhatNow = 'admitted-what-now'
const ofYes: readonly Ask['kind'][] = [
  'school',
  'library',
  'next',
  'chances',
  'my-school',
  'list',
  'unknowable',
]
const ofDecided: readonly string[] = ['overview', 'deadline', 'debt', 'how-to-apply']
const saysAdmitted =
  /\b(?:got|gotten|made it) (?:just )?(?:in|into|in to|accepted|admitted)\b|\b(?:was|were|is|been) (?:just )?(?:accepted|admitted)\b|\b(?:accepted|admitted) (?:me|us|him|her)\b|\bsaid yes\b/i
const wantsToKnow =
  /\b(?:what|how|when|next|now|(?:have|need) to|should i still|(?:other|rest of)(?: \w+)? (?:apps?|applications?|schools|colleges))\b/i
/** What somebody who was admitted asks besides. */
const besideYes =
  /\b(?:if|chances?|odds|aid|afford|money|pay|cost\w*|loans?|scholarships?|fraud|wait ?-?list\w*|deferred|grades?|fail\w*|visit|tell|thank|food|part(?:y|ies)|weather|people|professors?|greek|dorms?|roommates?|gap|defer)\b/i

/** “Can I see my son's essays” is no question about an advisor. */
const ofChilds = /\b(?:my|our) (?:\w+ )?(?:daughter|son|kid|child)(?:['’]?s)? (?:\w+ )?(?:essays?|drafts?)\b/i
const ofOwnEssays = 'can-my-advisor-read-my-essays'
const ofFamilies = 'parent-account'

const ofNoPlace = 'rejected-everywhere'
const isOfNoPlace = (one: Reading) => 'card' in one && one.card.slug === ofNoPlace
const mostRead = 40

/** “Can I ED II at X if I already applied EA to X” asks what the rounds allow. */
const mayOneMore =
  /^\W*(?:\w+ ){0,2}?(?:can|could|may|am i allowed|is it ok(?:ay)?)\b.*\b(?:if|even though|when|while|after|and|also|too)\b.*\b(?:ed|ea|rea|early|rd|regular|applied|applying|apply)\b/i

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
