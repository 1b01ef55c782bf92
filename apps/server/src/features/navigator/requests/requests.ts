import { distress } from '../danger/distress.ts'
import { saidIn } from '../said.ts'
import { type Criteria, criteriaIn, hasCriteria, narrowed } from '../slots/criteria.ts'
import { clausesOf, type Heard, type NamedCollege, wantedIn, withoutNames, wordsOf } from './clauses.ts'
import { type Fact, factsIn } from './facts.ts'
import { type Kind, kinds } from './kinds.ts'
import { withLimits } from './limits.ts'
import {
  aboutIt,
  aidForm,
  backReference,
  emptyIt,
  followUp,
  gettingIn,
  lookalikes,
  narrowing,
  onlyWhatToDo,
  ownList,
  whatAbout,
  wished,
} from './phrases.ts'
import { isCommand, isOfColleges, isOfStudent, mayAskForFact } from './precedence.ts'

/** One recognized request in a question. */
export type Ask = {
  kind: Kind
  /** The clause that makes the request. */
  text: string
  colleges: NamedCollege[]
  facts: Fact[]
  criteria: Criteria
}

/** The requests and colleges so far in the conversation. */
type Before = {
  asks: readonly Ask[]
  colleges: NamedCollege[]
  /** How many messages since then were about something else: “it” is no college any more. */
  since: number
  /** The last two colleges, where one was spoken of after the other. */
  pair?: NamedCollege[] | undefined
  /** The last request about a college, which a question between does not end: “what about Emory?” */
  ofCollege?: Ask | undefined
}

const mostAsks = 5
/** After how many messages about something else nobody says “it” of a college. */
const mostSince = 2

/**
 * Returns the requests in a message, by its words and by the requests before it: "and what about Pitt?" asks
 * the same about another college, "what does it cost?" something else about the same one.
 * @param history The student's earlier messages, oldest first.
 * @param here The college whose page the student asks from.
 */
export function recognize(
  message: Heard,
  history: readonly Heard[] = [],
  here: NamedCollege | null = null,
): Ask[] {
  let before: Before = { asks: [], colleges: here ? [here] : [], since: 0 }
  for (const heard of history) {
    const next = after(before, asksIn(heard, before))
    const since = next.colleges === before.colleges ? before.since + 1 : 0
    // On a college's own page, “it” is that college.
    const isOver = since >= mostSince
    before = {
      ...next,
      since,
      colleges: !isOver ? next.colleges : here ? [here] : [],
      pair: isOver ? undefined : next.pair,
    }
  }
  return asksIn(message, before)
}

function inDanger({ text }: Heard): Ask {
  return { kind: 'distress', text: text.trim(), colleges: [], facts: [], criteria: criteriaIn('') }
}

function after(before: Before, asks: readonly Ask[]): Before {
  const colleges = asks.flatMap((ask) => ask.colleges)
  return {
    asks: asks.length > 0 ? asks : before.asks,
    since: before.since,
    ofCollege: asks.findLast(({ kind, facts }) => kind === 'school' && facts.length > 0) ?? before.ofCollege,
    colleges: colleges.length > 0 ? colleges : before.colleges,
    pair: pairOf(before, distinct(colleges)),
  }
}

function pairOf(before: Before, [college, ...others]: readonly NamedCollege[]): NamedCollege[] | undefined {
  const [last] = before.colleges
  if (!college || !last) return before.pair
  if (others.length > 0) return undefined
  return college.id === last.id ? before.pair : [last, college]
}

function asksIn(message: Heard, before: Before): Ask[] {
  // Whoever is in danger is heard before anything else of the message, and wherever in it they say so.
  if (distress.test(message.text)) return [inDanger(message)]
  const asks: Ask[] = []
  let known = before
  for (const clause of clausesOf(message)) {
    const ask = askOf(clause, known, { beside: asks.at(-1)?.colleges ?? [], isFirst: asks.length === 0 })
    if (!ask) continue
    const last = asks.at(-1)
    if (last && isSame(last, ask)) {
      last.facts = [...new Set([...last.facts, ...ask.facts])]
      last.colleges = distinct([...last.colleges, ...ask.colleges])
      // “Find colleges in Ohio. Only small ones.”
      if (narrowing.test(ask.text)) last.criteria = narrowed(last.criteria, ask.criteria)
    } else asks.push(ask)
    known = after(known, asks)
  }
  const limited = withLimits(asks)
  const meant = limited.filter((ask) => !isAboutOther(ask, limited))
  const telling = meant.filter((ask) => !isFiller(ask))
  // “Ok and how long are those” is no thanks.
  const asking = meant.filter(({ kind }) => kind !== 'greeting' && kind !== 'thanks')
  return (telling.length > 0 ? telling : asking.length > 0 ? asking : meant).slice(0, mostAsks)
}

/** Whether a clause only accompanies a question: "hi!", "and tell me if it is bad", "do I need one". */
function isFiller({ kind, text }: Ask): boolean {
  if (kind === 'greeting' || kind === 'thanks') return true
  return kind === 'library' && (wordsOf(text) <= 6 || backReference.test(text))
}

/** "I was waitlisted. What should I do?", "I got into Pitt! What now?" ask about that, not what is due. */
function isAboutOther({ kind, text }: Ask, asks: readonly Ask[]): boolean {
  if (kind !== 'next' || !onlyWhatToDo.test(text)) return false
  return asks.some(
    (other) =>
      wordsOf(other.text) >= 3 &&
      (other.kind === 'library' || (other.kind === 'school' && other.facts.join() === 'overview')),
  )
}

function isSame(one: Ask, other: Ask): boolean {
  if (one.kind !== other.kind || one.kind === 'library') return false
  // “…, and do they superscore” asks for nothing that is known of the college.
  if (one.kind === 'school' && [one, other].some(({ facts }) => facts.every((fact) => fact === 'overview')))
    return false
  if (one.kind !== 'school') return one.colleges.length === 0 && other.colleges.length === 0
  return other.colleges.every(({ id }) => one.colleges.some((college) => college.id === id))
}

/** @param beside The colleges of the clause before in the same message: “when is X due, and how many supplements”. */
function askOf(
  clause: Heard,
  before: Before,
  { beside, isFirst }: { beside: NamedCollege[]; isFirst: boolean },
): Ask | null {
  const { text } = clause
  const named = distinct(clause.colleges.map(({ id, name }) => ({ id, name })))
  const bare = withoutNames(clause)
  const facts = factsIn(bare)
  const sought = criteriaIn(bare)
  const last = before.asks.at(-1)
  const ask = (kind: Kind, colleges = named, given = facts): Ask => ({
    kind,
    text: text.trim(),
    colleges,
    facts: given,
    criteria: sought,
  })

  // “Which ones with a 3.5 in Ohio”, “and the deadline for those” go on with a search.
  if (named.length === 0 && ofOnes.test(text) && (sought.states.length > 0 || sought.major !== null))
    return ask('find', [])
  if (named.length === 0 && last?.kind === 'find' && facts.includes('deadline') && ofThose.test(text))
    return { ...ask('find', []), criteria: { ...last.criteria, open: last.criteria.open ?? 'any' } }
  if (named.length === 0 && sought.open !== null && isOfSeveral.test(bare) && !ownList.test(text))
    return ask('find', [])
  if (named.length === 0 && isOfEarlyPlans.test(text) && !backReference.test(text.replace(emptyIt, '')))
    return ask('early-plans', [])
  if (named.length === 0 && isTooLate.test(text))
    return { ...ask('find', []), criteria: { ...sought, open: sought.open ?? 'any' } }
  const elliptic = followUp.test(text) && wordsOf(bare) <= 6
  if (named.length > 0 && facts.length === 0 && elliptic && last && isOfColleges(last.kind)) {
    const kind = last.kind === 'compare' && named.length === 1 ? 'compare' : last.kind
    const colleges = kind === 'compare' ? distinct([...last.colleges.slice(0, 1), ...named]) : named
    return ask(kind, colleges, last.facts)
  }
  const { ofCollege } = before
  // “What about Emory, we are in Ohio”, after something else was asked.
  if (named.length > 0 && facts.length === 0 && ofCollege && whatAbout.test(text) && wordsOf(bare) <= 8)
    return ask('school', named, ofCollege.facts)
  // “Which one is easier to get into”, of the two that were spoken of one after the other.
  const both = before.pair
  if (named.length === 0 && both && ofTwo.test(text)) return ask('compare', both)
  // “Is that cheaper than Emory?”
  const [spokenOf] = before.colleges
  if (named.length === 1 && spokenOf && spokenOf.id !== named[0]!.id && isThanOther.test(text))
    return ask('compare', [spokenOf, ...named])
  // “How long is the essay”, “what’s the latest i can turn it in”, of the college that was spoken of.
  const isOfIt = facts.includes('essays') ? /\bthe (essay|supplement)s?\b/i : /\blatest\b.*\b(it|that)\b/i
  if (named.length === 0 && spokenOf && (isOfColleges(last?.kind) || ofCollege) && isOfIt.test(text))
    if (facts.includes('essays') || facts.includes('deadline')) return ask('school', [spokenOf])
  // “How many recs”, “what is the deadline”: too short to be about anything else.
  const isBrief = wordsOf(text) <= 4 && !/\b(i|me|my|we|our)\b/i.test(text)
  if (named.length === 0 && spokenOf && isBrief && isOfColleges(last?.kind))
    if (facts.length > 0 && facts.every((fact) => ofApplying.includes(fact))) return ask('school', [spokenOf])
  // “What about Emory?” after the dates of the list.
  if (named.length > 0 && facts.length === 0 && elliptic && last && ofDates.includes(last.kind))
    return ask('school', named, ['deadline'])
  // “Do they need CSS” asks of the college that was spoken of; “is FAFSA free, and when is it due” of no college.
  const isOfTheirs = ofThose.test(text) && facts.includes('css') && before.colleges.length > 0
  if (named.length === 0 && isOfTheirs) return ask('school', before.colleges, ['css'])
  if (named.length === 0 && aidForm.test(text) && !/\b(my|remind|add)\b/i.test(text)) return ask('library')
  const goesOn = backReference.test(text) || elliptic || (isOfColleges(last?.kind) && gettingIn.test(text))
  const isOfOwn = /\b(i|me|my|we|our|us)\b/i.test(text)
  const alongside = facts.length > 0 && !isOfOwn && wordsOf(text) <= 8 ? beside : []
  const talkedOf = named.length > 0 ? named : goesOn ? before.colleges : alongside
  // “And for out of state?”, “do they require it” ask the same, or about the same college, once more.
  const isShort = wordsOf(text) <= 6 && !/\b(i|me|my|we|our|why|how(?! (?:long|many|much)))\b/i.test(text)
  if (
    named.length === 0 &&
    facts.length === 0 &&
    last &&
    isShort &&
    isOfColleges(last.kind) &&
    last.facts.length > 0
  )
    if (before.colleges.length > 0 && ((elliptic && ofOther.test(text)) || endsWithIt.test(text)))
      return ask(last.kind, before.colleges, residence.test(text) ? ['tuition'] : last.facts)
  const command = kinds.find(({ kind, words }) => isCommand(kind) && words.test(bare))
  const ofStudent = kinds.find(({ kind, words }) => isOfStudent(kind) && words.test(bare))
  if (!command && named.length === 0 && ofStudent) return ask(ofStudent.kind, [])
  if (named.length === 0 && ownList.test(text) && /\bcompar/i.test(text)) return ask('compare', [])
  // “How far is X from Y” asks where X is.
  if (named.length > 1 && /\bhow (far|many miles)\b/i.test(text)) {
    const subject = clause.colleges.find(({ from }) => !/\bfrom\s*$/i.test(text.slice(0, from)))
    if (subject) return ask('school', [{ id: subject.id, name: subject.name }], ['setting'])
  }
  if (named.length > 0 && lookalikes.test(text)) return ask(sought.sort === 'easiest' ? 'safety' : 'targets')
  const continued = named.length === 0 && isOfColleges(last?.kind) ? before.colleges : []
  if (!command && last && continued.length > 0 && saysOfStudent.test(text) && !ofSending.test(text))
    return ask(last.kind, continued, last.facts)
  if (!command) {
    const isWish = isFirst && wished.test(text)
    const goesOnSearching = isWish || (wordsOf(text) <= 8 && narrowing.test(text))
    if (last?.kind === 'find' && named.length === 0 && wordsOf(text) <= 12 && goesOnSearching)
      if (hasCriteria(sought)) return { ...ask('find', []), criteria: narrowed(last.criteria, sought) }
  }
  for (const each of kinds) {
    const { kind, words } = each
    const needs: number = 'needs' in each ? each.needs : 0
    if (needs > talkedOf.length || !words.test(bare)) continue
    const wanted = kind === 'add-school' && named.length > 0 ? distinct(wantedIn(clause)) : talkedOf
    if (needs > wanted.length) continue
    if (needs > 0) return ask(kind, wanted)
    if (kind === 'submit-scores' && talkedOf.length === 0 && continued.length > 0) return ask(kind, continued)
    // The question is about a college, not about the student's own dates or a search.
    if (talkedOf.length > 0 && facts.length > 0 && mayAskForFact(kind)) break
    if (
      facts.length > 0 &&
      ownList.test(text) &&
      facts.some(isOnLists) &&
      !['balance', 'afford', 'list-odds'].includes(kind)
    )
      return ask('list-fact', [])
    if (named.length > 0 && mayAskForFact(kind) && kind !== 'unknowable') break
    return ask(kind, talkedOf.length > 0 ? talkedOf : named)
  }
  if (facts.length > 0 && ownList.test(text)) return ask('list-fact', [])
  if (talkedOf.length > 0 && facts.length > 0) return ask('school', talkedOf)
  if (named.length > 0 && named.length < 4 && saysStats(text)) return ask('chances', named)
  if (named.length === 1) return ask('school', named, ['overview'])
  if (named.length > 1) return ask('compare', named, [])
  if (talkedOf.length > 0 && aboutIt.test(text)) return ask('school', talkedOf, ['overview'])
  const follows = last && elliptic && wordsOf(text) > 1
  if (follows && facts.length > 0 && before.colleges.length > 0) return ask('school', before.colleges)
  if (follows && last.kind === 'find') return ask('find', [])
  return wordsOf(text) > 0 ? ask('library', []) : null
}

/** A figure of the student's own, which asks the same once more: “and if it's more like 130”. */
const ofSending = /\b(send|submit|report|withhold)\b/i
export const saysOfStudent =
  /^\W*(ok|okay|and|so|but|what if|if|hmm)\b.*\d|^\W*(we|i|our family|my (parents|family)) (\w+ )?(make|earn|bring in) (\w+ )?\$?\d[\d,.]*( ?k)?\W*$/i

/** Asks of two things which is more. */
const ofTwo =
  /\bwhich (?:one|school|college|is|of (?:them|these|those|the two))\b.{0,25}\b(?:easier|harder|cheaper|better|bigger|smaller|larger|closer|farther|higher|lower|warmer|colder|safer|stronger|nicer|worse|more|less)\b/i

const isThanOther = /\b(is|are|does|do|was) (that|it|this|they|there)\b.*\b(than|compared to|vs)\b/i

/** “Georgia Tech from NC, 1510 3.95, be honest”: a college and grades and a score, and nothing else that is known. */
function saysStats(text: string): boolean {
  const { gpa, sat, act } = saidIn(text)
  return gpa !== null && (sat !== null || act !== null)
}

/** “Is it too late to apply for fall 2027?” */
const isTooLate =
  /\btoo late to (?:still )?(?:apply|start applying)(?: to (?:college|colleges|schools))?(?: (?:for|in|this) (?:the )?(?:fall|spring|next year|20\d\d)(?: 20\d\d)?)\W*$|\btoo late to (?:still )?apply to (?:college|colleges|schools)\W*$/i
const ofOnes = /\b(which|what) (ones|schools|colleges|places)\b/i
const ofThose = /\b(those|them|these|they|their)\b/i
/** What an application needs, each asked for by words of its own. */
const ofApplying: readonly Fact[] = ['deadline', 'recommendations', 'essays', 'interview', 'fee', 'portfolio']
const ofDates: readonly Kind[] = ['early-plans', 'deadlines']
const endsWithIt = /\b(it|that|them|those|these|one|this|scores)\W*$/i
const ofOther = /\b(for|in|at|from|out|as|with|without|after)\b/i
const residence = /\b(in|out)[- ]of[- ]state\b|\binstate\b|\bnonresidents?\b/i
const isOfEarlyPlans = kinds.find(({ kind }) => kind === 'early-plans')!.words
/** Words for more than one college that is not named. */
const isOfSeveral =
  /\b(schools|colleges|universities|unis|places|hbcus|anywhere|somewhere|who|which|(what|where) can i)\b/i

function isOnLists(fact: Fact): boolean {
  return !['overview', 'deadline', 'essays', 'majors', 'setting'].includes(fact)
}

function distinct(colleges: readonly NamedCollege[]): NamedCollege[] {
  return colleges.filter(({ id }, at) => colleges.findIndex((other) => other.id === id) === at)
}
