import { type Criteria, criteriaIn } from './criteria.ts'
import { type Fact, factsIn } from './facts.ts'
import { type Kind, kinds } from './kinds.ts'
import { topicIn } from './topics.ts'

export type NamedCollege = { id: string; name: string }
type Placed = NamedCollege & { from: number; to: number }

/** A message of the conversation, with the colleges it names and where in the text. */
export type Heard = { text: string; colleges: readonly Placed[] }

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
type Before = { asks: readonly Ask[]; colleges: NamedCollege[] }

const mostAsks = 5

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
  let before: Before = { asks: [], colleges: here ? [here] : [] }
  for (const heard of history) before = after(before, asksIn(heard, before))
  return asksIn(message, before)
}

function after(before: Before, asks: readonly Ask[]): Before {
  const colleges = asks.flatMap((ask) => ask.colleges)
  return {
    asks: asks.length > 0 ? asks : before.asks,
    colleges: colleges.length > 0 ? colleges : before.colleges,
  }
}

function asksIn(message: Heard, before: Before): Ask[] {
  const asks: Ask[] = []
  let known = before
  for (const clause of clausesOf(message)) {
    const ask = askOf(clause, known)
    if (!ask) continue
    const last = asks.at(-1)
    if (last && isSame(last, ask)) {
      last.facts = [...new Set([...last.facts, ...ask.facts])]
      last.colleges = distinct([...last.colleges, ...ask.colleges])
    } else asks.push(ask)
    known = after(known, asks)
  }
  const telling = asks.filter((ask) => !isFiller(ask))
  return (telling.length > 0 ? telling : asks).slice(0, mostAsks)
}

/** Whether a clause only accompanies a question: "hi!", "and tell me if it is bad", "do I need one". */
function isFiller({ kind, text }: Ask): boolean {
  if (kind === 'greeting' || kind === 'thanks') return true
  return kind === 'library' && topicIn(text) === null && (wordsOf(text) <= 6 || isOfThose.test(text))
}

function isSame(one: Ask, other: Ask): boolean {
  if (one.kind !== other.kind || one.kind === 'library') return false
  if (one.kind !== 'school') return one.colleges.length === 0 && other.colleges.length === 0
  return other.colleges.every(({ id }) => one.colleges.some((college) => college.id === id))
}

const isFollowing = /^\W*(and|what about|how about|also|same|or)\b/i
const isOfThose =
  /\b(it|its|it'?s|their|they|there|that (school|college|one)|this (school|college|one)|here|them|those|both|which one|which of (them|these|those)|the (school|college))\b/i
/** Forms and programs that do not belong to a college. */
const isOfForms = /\b(fafsa|css profile|pell grants?|student aid index|sai|common app essay)\b/i
const isOfList =
  /\b(my|on the|on my) (school |college )?(list|schools|colleges)\b|\bof my (schools|colleges)\b/i

/** The kinds of question that ask for an action or about the student's own entries, never in general. */
const first: readonly Kind[] = [
  'distress',
  'cheating',
  'other-students',
  'advisor-notes',
  'remind',
  'plan-task',
  'write-essay',
  'change-status',
  'profile',
]
/** Phrases that refine the previous search: "only public ones", "what about in Oregon". */
const isNarrowing =
  /^\W*(only|just|but|and|or|ok(ay)?|what about|how about|now|in|near|under|with|without|public|private|small\w*|cheap\w*|larg\w*|which)\b/i
/** "schools like Tufts but easier". */
const isOfAlike =
  /\b(schools|colleges|universities|places|options|alternatives)\b.{0,12}\b(like|similar to|to)\b/i
/** A question about the previous college without a word for it: "would I get in?" */
const isOfGettingIn =
  /^\W*(so )?(would|could|can|will|do) i\b.{0,12}\b(get in|make it|have a (chance|shot))\W*$/i
/** "Is it too late", in which "it" is not a college. */
const nothingMeant = /\bit(?:'s| is)? (?=too late|still (?:possible|ok))/i
/** A question about a previously named college: "is it need-blind". */
const isOfIt =
  /\b(is|does|do|are|has|have|can|will|would) (it|they)\b(?! (ok|okay|bad|good|true|possible|worth|too|legal|normal|matter|smart|better|hard|cheating)\b)/i

function askOf({ text, colleges: placed }: Heard, before: Before): Ask | null {
  const named = distinct(placed.map(({ id, name }) => ({ id, name })))
  const facts = factsIn(withoutNames({ text, colleges: placed }))
  const last = before.asks.at(-1)
  const sought = criteriaIn(withoutNames({ text, colleges: placed }))
  const ask = (kind: Kind, colleges = named, given = facts): Ask => ({
    kind,
    text: text.trim(),
    colleges,
    facts: given,
    criteria: sought,
  })

  if (named.length === 0 && isOfEarlyPlans.test(text) && !isOfThose.test(text.replace(nothingMeant, '')))
    return ask('early-plans', [])
  const elliptic = isFollowing.test(text) && wordsOf(withoutNames({ text, colleges: placed })) <= 6
  if (named.length > 0 && facts.length === 0 && elliptic && last && isOfColleges(last.kind)) {
    const kind = last.kind === 'compare' && named.length === 1 ? 'compare' : last.kind
    const colleges = kind === 'compare' ? distinct([...last.colleges.slice(0, 1), ...named]) : named
    return ask(kind, colleges, last.facts)
  }
  if (named.length === 0 && isOfForms.test(text) && !/\b(my|remind|add)\b/i.test(text)) return ask('library')
  const goesOn = isOfThose.test(text) || elliptic || (isOfColleges(last?.kind) && isOfGettingIn.test(text))
  const talkedOf = named.length > 0 ? named : goesOn ? before.colleges : []
  const bare = withoutNames({ text, colleges: placed })
  const command = kinds.find(({ kind, words }) => first.includes(kind) && words.test(bare))
  if (named.length === 0 && isOfList.test(text) && /\bcompar/i.test(text)) return ask('compare', [])
  if (named.length > 0 && isOfAlike.test(text)) return ask(sought.sort === 'easiest' ? 'safety' : 'targets')
  if (!command) {
    if (last?.kind === 'find' && named.length === 0 && wordsOf(text) <= 8 && isNarrowing.test(text))
      if (hasAny(sought)) return { ...ask('find', []), criteria: narrowed(last.criteria, sought) }
    const isSearch =
      hasAny(sought) && isOfFinding.test(bare) && !/\b(mean|work|difference|should i)\b/i.test(bare)
    const isOwn = isOfList.test(text) && facts.some(isOnLists)
    if (!isSearch && !isOwn && topicIn(bare, talkedOf.length > 0)) return ask('library', named)
    const both =
      named.length === 0 && last?.kind === 'library' && goesOn ? topicOfBoth(last.text, text) : null
    if (both !== null) return { ...ask('library', []), text: both }
  }
  for (const each of kinds) {
    const { kind, words } = each
    const needs: number = 'needs' in each ? each.needs : 0
    if (needs > talkedOf.length || !words.test(bare)) continue
    if (needs > 0) return ask(kind, talkedOf)
    // The question is about a college, not about the student's own dates or a search.
    if (talkedOf.length > 0 && facts.length > 0 && isAboutCollegesToo(kind)) break
    if (
      facts.length > 0 &&
      isOfList.test(text) &&
      facts.some(isOnLists) &&
      !['balance', 'afford', 'list-odds'].includes(kind)
    )
      return ask('list-fact', [])
    if (named.length > 0 && isAboutCollegesToo(kind) && kind !== 'unknowable') break
    return ask(kind, talkedOf.length > 0 ? talkedOf : named)
  }
  if (facts.length > 0 && isOfList.test(text)) return ask('list-fact', [])
  if (talkedOf.length > 0 && facts.length > 0) return ask('school', talkedOf)
  if (named.length === 1) return ask('school', named, ['overview'])
  if (named.length > 1) return ask('compare', named, [])
  if (talkedOf.length > 0 && isOfIt.test(text)) return ask('school', talkedOf, ['overview'])
  const follows = last && elliptic && wordsOf(text) > 1
  if (follows && facts.length > 0 && before.colleges.length > 0) return ask('school', before.colleges)
  if (follows && last.kind === 'find') return ask('find', [])
  return wordsOf(text) > 0 ? ask('library', []) : null
}

/** "Should I write them a letter?" after a deferral: together the two ask for something that neither asks for alone. */
function topicOfBoth(before: string, now: string): string | null {
  const both = `${before} ${now.trim()}`
  const topic = topicIn(both)
  return topic !== null && topic !== topicIn(before) ? both : null
}

const isOfEarlyPlans = kinds.find(({ kind }) => kind === 'early-plans')!.words
const isOfFinding = kinds.find(({ kind }) => kind === 'find')!.words

function hasAny(criteria: Criteria): boolean {
  return Object.values(criteria).some((one) => (Array.isArray(one) ? one.length > 0 : one !== null))
}

/** Merges a search with the next one, whose criteria replace or extend the earlier ones. */
function narrowed(before: Criteria, now: Criteria): Criteria {
  const given = Object.entries(now).filter(([, one]) => (Array.isArray(one) ? one.length > 0 : one !== null))
  return { ...before, ...Object.fromEntries(given) }
}

/** Whether the words of a kind may also ask for a fact about a named college. */
function isAboutCollegesToo(kind: Kind): boolean {
  return [
    'deadlines',
    'early-plans',
    'find',
    'list',
    'afford',
    'unknowable',
    'essay-state',
    'essay-include',
    'gaps',
    'week',
    'tests',
    'safety',
    'targets',
    'reaches',
    'profile',
    'next',
    'list-odds',
    'coach',
    'advisor-tasks',
    'about',
  ].includes(kind)
}

function isOfColleges(kind: Kind | undefined): boolean {
  return kind !== undefined && ['school', 'chances', 'compare', 'submit-scores', 'add-school'].includes(kind)
}

function isOnLists(fact: Fact): boolean {
  return !['overview', 'deadline', 'essays', 'majors', 'setting'].includes(fact)
}

function distinct(colleges: readonly NamedCollege[]): NamedCollege[] {
  return colleges.filter(({ id }, at) => colleges.findIndex((other) => other.id === id) === at)
}

function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

function withoutNames({ text, colleges }: Heard): string {
  return colleges
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} it ${rest.slice(to)}`, text)
    .replaceAll(' it ', ' ')
}

const asking =
  'what|how|when|which|where|who|is|are|do|does|can|should|will|would|did|tell|show|compare|add|remind|find'
const boundary = new RegExp(
  `[?!\\n;]+|(?<!\\b(?:M[rs]|Mrs|Dr|St|Prof|vs))\\.(?=\\s+\\p{Lu})|,?\\s+(?:and|then|also)\\s+(?=(?:${asking})\\b)|\\.\\s*$`,
  'giu',
)

/** Splits a message into clauses with the colleges in each, without splitting a name. */
function clausesOf({ text, colleges }: Heard): Heard[] {
  const clauses: Heard[] = []
  let from = 0
  const cut = (to: number, next: number) => {
    const part = text.slice(from, to)
    const inside = colleges.filter((college) => college.from >= from && college.to <= to)
    if (/[\p{L}\p{N}]/u.test(part))
      clauses.push({
        text: part,
        colleges: inside.map((college) => ({ ...college, from: college.from - from, to: college.to - from })),
      })
    from = next
  }
  for (const match of text.matchAll(boundary)) {
    const [at, end] = [match.index, match.index + match[0].length]
    if (colleges.some((college) => college.from < end && college.to > at && college.from < at)) continue
    cut(at, end)
  }
  cut(text.length, text.length)
  return clauses
}
