import type { AnswerCard } from '#features/library/content/answers.ts'
import { isWorried } from '../danger/worried.ts'
import type { Kind } from '../requests/kinds.ts'
import { ofLeague, ownList, whatAbout, wished } from '../requests/phrases.ts'
import { type Ask, saysOfStudent } from '../requests/requests.ts'
import type { Reading } from './router.ts'
import type { Wanted } from './ways-of-tools.ts'

/** What answers a request: a card, with the chance that it is the one meant, or a tool. */
export type Decision =
  | { card: AnswerCard; chance: number; of?: Ask; next?: Ask }
  | { ask: Ask; instead?: AnswerCard }

/** Topics that nobody should be answered about, or offered, who only uses a word of them. */
const gentle: readonly string[] = ['danger', 'refusals', 'cannot-know', 'feelings']
export const isGentle = ({ topic }: AnswerCard): boolean => gentle.includes(topic)

/** A card's chance below which it is no answer, and from which it wins over a tool that is less likely. */
export const least = 0.012
const sure = 0.2
/** From which chance a tool is meant, whatever the words were recognized as. */
const certain = 0.9
/** The same where the odds at a college that is named can be said. */
const sureOfOdds = 0.85
/** From which chance one figure of a college is meant, where the chances of all together are high enough. */
const leastOfFigure = 0.25
/** The least for a card that answers a question in which a college is named. */
const ofCollege = 0.15

/**
 * Decides what answers a request, by what its words were recognized as and by what it is nearest to.
 * @param readings The likeliest readings of the request, the likeliest first.
 * @param enough The chance from which a card is the answer where nothing else was recognized.
 */
export function decide(ask: Ask, all: readonly Reading[], enough = least): Decision {
  const readings = withoutDoubtfulRefusals(all, ask.text)
  const [card] = cardsIn(readings)
  const chance = card?.chance ?? 0
  // “Can you check my personal statement” asks for a reading, whatever else an essay is asked about.
  if (ask.kind === 'coach' && asksToRead.test(ask.text)) return { ask }
  if (isOffTopic(ask, readings)) return { ask: { ...ask, kind: 'off-topic' } }
  if (ask.kind === 'write-essay' && isNotRefused(all))
    return decide({ ...ask, kind: 'library' }, readings, enough)
  if (ask.kind === 'write-essay' && card?.card.slug === 'translate-my-essay') return card
  const isOfOwnList = ask.kind === 'balance' && (ownList.test(ask.text) || ofAim.test(ask.text))
  const isUnknown = card?.card.topic === 'cannot-know' && isOfOwnList
  if (card && chance >= (leastOf[card.card.topic] ?? 1) && ask.kind !== 'write-essay' && !isUnknown)
    return card
  if (isOfOwnList || (ask.kind === 'list-odds' && ofHarm.test(ask.text))) return { ask }
  // What is true of tests in general, and at the colleges of the list, unless it is asked of something special.
  if (ask.kind === 'need-tests' && chance < certain) return { ask }
  // “What's a safety school” asks what the word means.
  if (card?.card.slug === 'balanced-list' && ofMeaning.test(ask.text)) return card
  // “I haven't started my essays, I'm freaking out” asks for no list of essays.
  if (isOfOwnThings.includes(ask.kind) && isWorried(ask.text) && !asks.test(ask.text))
    return decide({ ...ask, kind: 'next' }, readings, enough)
  // “What do you wear to an interview” has words in which one asks what the navigator is.
  const isSmall = smallTalk.includes(ask.kind) && chance > sumOf(toolsIn(readings)) && chance >= sure
  if (fixed.includes(ask.kind) && !isSmall) return { ask }
  // Somebody who is overwhelmed hears kind words and their own first step.
  if (ask.kind === 'next' && isWorried(ask.text)) {
    const kind = cardsIn(readings).find(({ card: { slug } }) => ofWorry.includes(slug))
    return kind ? { ...kind, next: ask } : { ask }
  }
  // “Are you a real person”: what is said of the navigator itself, in words that are asked of the product as well.
  const [nearest] = readings
  if (general.includes(ask.kind) && nearest && 'tool' in nearest && nearest.chance >= 0.5)
    if (ofTalk.includes(nearest.tool.kind)) return { ask: { ...ask, kind: nearest.tool.kind } }
  if (isGeneral(ask)) {
    const tools = toolsIn(readings).filter(
      ({ tool }) =>
        (open.includes(tool.kind) && (tool.kind !== 'submit-scores' || ofScores.test(ask.text))) ||
        (ask.kind === 'next' && ofOwnWeek.includes(tool.kind)),
    )
    const ofTools = sumOf(tools)
    const isToolNearer =
      !ofNoCollege.test(ask.text) &&
      tools[0] &&
      (tools[0].chance > chance ||
        ofTools > 2 * chance ||
        (describesColleges(ask) && ofTools > chance / 2 && tools[0].tool.kind !== 'school'))
    const isFigure = tools[0]?.tool.kind === 'school'
    if (
      tools[0] &&
      isToolNearer &&
      tools[0].chance > (isFigure ? leastOfFigure : 0) &&
      ofTools > (ask.kind === 'school' ? 0.5 : 0.08)
    ) {
      const meant = asMeant(ask, tools[0].tool)
      if (meant) return { ask: meant }
    }
    return card && chance >= (ask.kind === 'school' ? ofCollege : enough)
      ? { ...card, of: ask }
      : orElse(ask, card)
  }
  // “I got waitlisted at X, what now” asks what to do, and not how many came off the list.
  const ofWaitlist = cardsIn(readings).find((one) => one.card.slug === 'on-the-waitlist')
  if (ask.kind === 'school' && ask.facts.includes('waitlist') && isOnWaitlist.test(ask.text) && ofWaitlist)
    return { ...ofWaitlist, of: ask }
  // “Does X have ED II”, “EA at X is over?” ask for the college's own dates, whatever the round is in general.
  if (ask.kind === 'school' && ask.facts.includes('deadline') && ofOwnRound.test(ask.text)) return { ask }
  if (ask.kind === 'school' && hasFact(ask) && ask.colleges.length > 0 && whatAbout.test(ask.text))
    return { ask }
  if (ofWholeList.includes(ask.kind) && ask.colleges.length === 0 && ownList.test(ask.text)) return { ask }
  // “Do they need CSS” is known of many colleges, whatever the form is in general.
  if (ask.kind === 'school' && ask.facts.includes('css') && ask.colleges.length > 0) return { ask }
  // “Is X an Ivy” is a plain yes or no, whatever Ivies are asked about besides.
  if (ask.kind === 'school' && ofLeague.test(ask.text)) return { ask }
  // “My interview at X is tomorrow, what do they ask” does not ask whether X looks at interviews.
  const ofTalking = cardsIn(readings).find(({ card: { topic } }) => topic === 'interviews-and-visits')
  if (ask.kind === 'school' && ask.facts.join() === 'interview' && ofOwnInterview.test(ask.text) && ofTalking)
    return { ...ofTalking, of: ask }
  // “How far is X from Chicago” is measured; “how far from home” is a question of taste.
  if (ask.kind === 'school' && ofDistance.test(ask.text)) return { ask }
  if (ask.kind === 'deadlines' && ofTime.test(ask.text)) return { ask }
  // Whether a named college is a reach is never answered by what a reach is.
  const isOfList = card?.card.topic === 'list-and-odds' || card?.card.topic === 'feelings'
  if (ask.kind === 'chances' && ask.colleges.length > 0 && isOfList) return { ask }
  if (card && ask.colleges.length > 0 && ofNoCollege.test(ask.text) && chance >= ofCollege)
    return { ...card, of: ask }
  // Two colleges that are named are compared, whatever they are compared for: “X vs X for pre-med”.
  const isOfNamed = ask.kind === 'compare' && ask.colleges.length > 1 && !ofNoCollege.test(ask.text)
  if (isOfNamed && chance < certain && toolsIn(readings).some(({ tool }) => tool.kind === 'compare'))
    return { ask }
  if (ask.kind === 'compare' && ask.facts.length === 0) {
    const [tool] = toolsIn(readings)
    if (tool?.tool.kind === 'school' && tool.chance > chance) return { ask: asMeant(ask, tool.tool)! }
  }
  // “And the deadline?” of the college before, “a 3.4 in California”: too plain to be anything else.
  if (ask.kind === 'school' && hasFact(ask) && ask.text.split(/\s+/).length <= 4) return { ask }
  if (likeliness.includes(ask.kind) && (countOf(ask) > 1 || /\b[1-4]\.\d/.test(ask.text))) return { ask }
  if (ask.kind === 'submit-scores' && ask.colleges.length > 0 && /\b\d{2,4}\b/.test(ask.text)) return { ask }
  if (
    ask.kind === 'find' &&
    (countOf(ask) > 1 ||
      (ask.criteria.major !== null && (toBecome.test(ask.text) || wished.test(ask.text))) ||
      /\b[1-4]\.\d/.test(ask.text) ||
      ask.criteria.open !== null)
  )
    return { ask }
  if (ask.colleges.length > 0 && saysOfStudent.test(ask.text)) return { ask }
  const [best] = readings
  if (best && 'tool' in best && best.chance >= certain && best.tool.kind !== ask.kind) {
    const meant = open.includes(best.tool.kind) ? asMeant(ask, best.tool) : null
    if (meant) return { ask: meant }
  }
  const ofKind = sumOf(toolsIn(readings).filter(({ tool }) => tool.kind === ask.kind))
  const isNearer = chance > 2 * ofKind && chance >= (ask.kind === 'chances' ? sureOfOdds : sure)
  const isNearEnough = weak.includes(ask.kind) && chance > ofKind && chance >= least
  return card && (isNearer || isNearEnough) ? card : { ask }
}

/** Leaves refusals out unless one is clearly meant, since it offends who asked for nothing wrong. */
function withoutDoubtfulRefusals(readings: readonly Reading[], text: string): readonly Reading[] {
  const [refusal] = cardsIn(readings).filter(({ card }) => card.topic === 'refusals')
  if (!refusal) return readings
  const [other] = cardsIn(readings).filter(({ card }) => card.topic !== 'refusals')
  const isOnlyAsked =
    ofCaught.test(text) || ((asksWhetherItCounts.test(text) || ofOutcome.test(text)) && !ofDeceit.test(text))
  return refusal.chance > clearly * (other?.chance ?? 0) && !isOnlyAsked
    ? readings
    : readings.filter((one) => !('card' in one && one.card.topic === 'refusals'))
}
/** “Can my grandma's money affect aid” asks what holds, and for nothing wrong. */
const asksWhetherItCounts =
  /^\W*(?:(?:so|but|ok|and|hi|also|wait)\W+)*(?:can|could|will|would|does|do|is|are|should|how (?:much )?(?:does|do|will|can|is|are))\b.*\b(?:affect|count|matter|hurt|change|impact|influence|raise|lower|reduce|include|consider|look at|show up|see)(?:e?[snd]|d|ing)?\b/i
/** “I cheated on a test and got caught” asks what comes of it. */
const ofCaught = /\b(?:got|was|were|been) caught\b/i
const ofOutcome = /\bwill (?:it|this|that) (?:be|show|go)\b/i
const ofDeceit =
  /\b(?:hid(?:e|es|den|ing)?|li(?:e|es|ed)|lying|fak(?:e|es|ing)|forg(?:e|ed)|pretend\w*|ma(?:k|d)e up|invent\w*|round\w*|exaggerat\w*|inflat\w*|stretch\w*|pad(?:ded)?|cop(?:y|ied)|cheat\w*|get away|cash|mov(?:e|ed|ing)|transfer\w*|give it|under the table)\b|\b(?:not|never|without|don['’]?t|didn['’]?t) (?:report|tell|mention|say|list|put|declare|disclos)\w*|\bleav(?:e|ing) (?:\w+ ){0,3}(?:out|off)\b|\bin (?:\w+ ){1,3}name\b|\b(?:when|if|though|but) (?:i|we)(?:['’ ]?m| am|['’ ]?re| are| did)?(?: not|n['’]?t)\b/i
/** How many times likelier than any other card a refusal must be. */
const clearly = 3

/** Whether words of writing stand in a question about something else: “do they want an essay and letters”. */
function isNotRefused(readings: readonly Reading[]): boolean {
  const [best] = readings
  const refused = sumOf(cardsIn(readings).filter(({ card }) => card.topic === 'refusals'))
  if (best === undefined) return false
  if ('card' in best) return best.chance > 0.5 && refused < 0.02
  return best.tool.kind !== 'coach' && best.chance > 0.1 && refused < 0.02
}

/** Whether a question has nothing to do with college: it is nearer to such questions than to any card. */
function isOffTopic({ kind, colleges }: Ask, readings: readonly Reading[]): boolean {
  const [best] = readings
  const mayBe: readonly Kind[] = [
    'library',
    'unknowable',
    'write-essay',
    'about',
    'greeting',
    'thanks',
    'next',
  ]
  return (
    mayBe.includes(kind) &&
    colleges.length === 0 &&
    best !== undefined &&
    'tool' in best &&
    best.tool.kind === 'off-topic' &&
    best.chance > 0.25
  )
}

type OfCard = Extract<Reading, { card: AnswerCard }>
type OfTool = Extract<Reading, { tool: Wanted }>
export const cardsIn = (readings: readonly Reading[]) =>
  readings.filter((one): one is OfCard => 'card' in one)
const toolsIn = (readings: readonly Reading[]) => readings.filter((one): one is OfTool => 'tool' in one)
const sumOf = (readings: readonly Reading[]) => readings.reduce((sum, { chance }) => sum + chance, 0)

/** Returns a request as the tool that it is nearest to takes it; `null` if that needs colleges and none is named. */
function asMeant(ask: Ask, { kind, fact }: Wanted): Ask | null {
  if (ask.colleges.length < (needs[kind] ?? 0)) return null
  return { ...ask, kind, facts: fact && !hasFact(ask) ? [fact] : ask.facts }
}

function hasFact({ facts }: Ask): boolean {
  return facts.length > 0 && !(facts.length === 1 && facts[0] === 'overview')
}

/** A card that is hardly near answers if the library has nothing. */
function orElse(ask: Ask, card: OfCard | undefined): Decision {
  return card && ask.kind === 'library' && card.chance >= least ? { ask, instead: card.card } : { ask }
}

/** How many conditions a search names. */
function countOf({ criteria }: Ask): number {
  return Object.values(criteria).filter((one) => (Array.isArray(one) ? one.length > 0 : one !== null)).length
}

/** Whether colleges are described by so much that they can be looked up: “nursing in Ohio”. */
function describesColleges(ask: Ask): boolean {
  return ask.colleges.length === 0 && countOf(ask) >= 2
}

/** Whether nothing but its words in general was recognized. */
function isGeneral(ask: Ask): boolean {
  return general.includes(ask.kind) || (ask.kind === 'school' && !hasFact(ask))
}

const needs: Partial<Record<Kind, number>> = {
  school: 1,
  chances: 1,
  compare: 2,
  'add-school': 1,
  'remove-school': 1,
  unknowable: 1,
  'submit-scores': 1,
  'change-status': 1,
  'my-school': 1,
}

/** What may be meant though no pattern says so. The others ask for the student's own entries, in plain words. */
const open: readonly Kind[] = [
  'school',
  'compare',
  'chances',
  'submit-scores',
  'find',
  'safety',
  'targets',
  'reaches',
  'tests',
  'unknowable',
]

export const ofDistance =
  /\b(?:how (?:far|many miles)|distance|drive)\b.*\bfrom (?!home\b|me\b|my\b|here\b|us\b|each\b|where\b)/i
/** An interview that somebody has, or prepares for. */
const ofOwnInterview =
  /\bwhat (?:do|will|would|should|might|kind)\b.*\b(?:ask|wear|say|bring|questions|expect)|\bquestions\b|\bprepar\w*|\b(?:my|have|got|had|an) (?:\w+ ){0,3}interviews?\b.*\b(?:today|tonight|tomorrow|tmrw|next|this|on|in|coming|scheduled|went|help|nervous)\b|\b(?:nervous|practice|tips)\b/i
/** What no college publishes here, whatever college is named beside it. */
const ofNoCollege =
  /\b(toefl|ielts|duolingo|rotc|visas?|i-?20|css|fafsa|yellow ribbon|prescreen\w*|superscor\w*|transfer(ring)? (from|in|into|to)|community college)\b/i
/** “I want to be a vet, where should I apply”: the field is named by what it leads to. */
const toBecome = /\b(?:be|become) an? \w+.*\bwhere\b|\bwhere\b.*\b(?:be|become) an? /i
const asksToRead =
  /\b(?:(?:can|could|would|will) you|please|pls)\b.{0,30}\b(?:read|look (?:at|over)|check|review|critique|proofread|feedback)\b.{0,25}\bmy\b|^\W*(?:read|look (?:at|over)|check|review|critique|proofread|(?:give me )?feedback on|thoughts on) my\b/i
/** Words of a list, or of its odds, that nothing else has. */
const ofAim = /\baim/i
const ofHarm = /\b(?:hurt\w*|hold\w*|beating|killing|sinking|keep\w*) (?:me|my)\b/i
/** “I submitted to X last night” asks nothing of scores. */
const ofScores = /\b(?:scores?|sat|act|tests?|test[- ]optional|\d{2,4})\b/i
const isOnWaitlist =
  /\b(?:i|we|i['’]?m|i am|i was|got|kid|son|daughter) (?:\w+ ){0,2}wait ?-?listed\b|^\W*wait ?-?listed\b/i
const ofTime =
  /\bdue (first|next|soonest)\b|\b(early|mid|late)[- ](jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
const ofOwnRound =
  /\b(have|has|offers?|is there( an?)?) (an? )?(ed|ea|rea|early|rolling)\b|\b(ea|ed ?2?|ii|rea|action|decision) (is |was |be )?(over|closed|done|passed|open)\b|\bclos(e|ed|es) (ed|ea|rd|early|regular)/i
const ofWorry: readonly string[] = ['cant-sleep-before-decisions', 'stressed-and-dont-know-where-to-start']
const leastOf: Readonly<Record<string, number>> = { refusals: 0.1, danger: 0.1, 'cannot-know': 0.2 }

/** What is asked in words that nothing else has, or is never a question for a card. */
const fixed: readonly Kind[] = [
  'cheating',
  'write-essay',
  'advisor-notes',
  'remind',
  'plan-task',
  'list-essays',
  'remove-school',
  'change-status',
  'who-advises',
  'profile',
  'add-school',
  'greeting',
  'thanks',
  'about',
]
/** What is said to begin or to end a talk, in words that a real question may have, too. */
const smallTalk: readonly Kind[] = ['greeting', 'thanks', 'about', 'profile', 'who-advises']
/** Kinds of colleges by how likely they are. */
const likeliness: readonly Kind[] = ['safety', 'targets', 'reaches']
const ofMeaning =
  /^\W*what('?s| is| are| does)( an?)? (safety|likely|target|match|reach) (school|college)s?( mean)?\W*$/i
const ofTalk: readonly Kind[] = ['greeting', 'thanks', 'about']
/** What a student has entered, and what is done next with it. */
const ofOwnWeek: readonly Kind[] = ['next', 'week', 'deadlines']
const ofWholeList: readonly Kind[] = ['compare', 'early-plans', 'list-fact']
const isOfOwnThings: readonly Kind[] = ['essay-state', 'list-essays', 'deadlines', 'list', 'balance', 'week']
const asks = /\?|^\W*(what|which|when|how|who|where|is|are|do|does|can|should|show|list)\b/i
const general: readonly Kind[] = [
  'library',
  'unknowable',
  'product-rule',
  'smart-enough',
  'need-tests',
  'next',
]
/** Kinds whose words are common, so that a card that is nearer wins. */
const weak: readonly Kind[] = [
  'deadlines',
  'letters',
  'find',
  'balance',
  'afford',
  'week',
  'essay-length',
  'coach',
  'essay-include',
  'other-students',
  'compare',
  'safety',
  'targets',
  'reaches',
  'early-plans',
]
