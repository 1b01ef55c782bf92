import { sizes } from '@bearings/domain/colleges/find/options'
import type { Control } from '@bearings/domain/colleges/schema'
import { stateNames } from '@bearings/domain/states'
import { nameEnd } from '../requests/phrases.ts'
import { incomeIn } from '../said/income.ts'
import { majorIn } from './majors.ts'
import { amountIn, statesIn } from './slots.ts'
import { cityIn } from './towns.ts'

/** The criteria of a search for colleges. `null` or an empty list means anything. */
export type Criteria = {
  states: string[]
  /** The states that are named to be left out. */
  exceptStates: string[]
  /** A town, as written. */
  city: string | null
  /** A field of study in the student's words. */
  major: string | null
  control: Control | null
  size: 'small' | 'medium' | 'large' | null
  /** The most undergraduates, if a number is named. */
  mostUndergraduates: number | null
  /** The fewest undergraduates, if a number is named. */
  leastUndergraduates: number | null
  setting: 'city' | 'suburb' | 'town' | 'rural' | null
  group: 'hbcu' | 'women' | 'hsi' | 'ivy' | 'uc' | 'csu' | null
  faith: 'catholic' | 'any' | 'none' | 'not-catholic' | null
  testPolicy: 'optional' | 'free' | 'required' | null
  /** Only colleges with rolling admission. */
  rolling: true | null
  /** An early round, or any round (`any`), that still takes applications. */
  open: 'early_action' | 'early_decision' | 'early' | 'any' | null
  /** The highest price per year, in dollars. */
  mostPrice: number | null
  /** The lowest admission rate, 0 to 1. */
  leastRate: number | null
  sort: 'price' | 'graduation' | 'selective' | 'easiest' | 'size' | null
}

/** Returns the search criteria in a clause. */
export function criteriaIn(clause: string): Criteria {
  const text = clause.replace(ofHome, ' ').replace(leftOut, ' ')
  const city = cityIn(text)
  const wanted = text.replace(unwanted, ' ')
  const refused = text.match(unwanted)?.join(' ') ?? ''
  return {
    // "near DC" means the city and its surroundings.
    states: statesIn(text).filter((state) => state !== 'DC' || city !== 'Washington'),
    exceptStates: statesLeftOut(clause),
    city,
    major: majorIn(text),
    control: controlIn(wanted) ?? otherThan[controlIn(refused) ?? ''] ?? null,
    size: sizeIn(wanted),
    mostUndergraduates:
      studentsIn(
        text,
        'under|below|less than|fewer than|at most|max(?:imum)?(?: of)?|up to|no (?:more|bigger|larger) than|smaller than',
      ) ?? (sizeIn(refused) === 'large' ? sizes.large : null),
    leastUndergraduates: studentsIn(text, 'over|above|more than|at least|bigger than|larger than'),
    setting: settingIn(text),
    group: groupIn(wanted),
    faith: faithIn(wanted) ?? without[faithIn(refused) ?? ''] ?? null,
    testPolicy: testPolicyIn(text),
    rolling: /\brolling\b/i.test(text) || null,
    open: openIn(text),
    // “My family makes under 30k” limits no price.
    mostPrice: incomeIn(text) === null ? amountIn(text) : null,
    leastRate: rateIn(text),
    sort: sortIn(text),
  }
}

const place = `(?:the )?(?:${Object.entries(stateNames)
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')}|new england|(?:north|south)east|midwest|south(?:west)?)\\b`
const more = '(?:\\s*[,/]\\s*|,?\\s+(?:and|or|nor)(?: not)?(?: in)?\\s+)'
const severalPlaces = new RegExp(more, 'i')
/** “Not in California or Texas”, “anywhere but Texas”, “outside of Boston with nursing”. */
const leftOut = new RegExp(
  `\\b(?:not (?:in|too near)|outside(?: of)?|except(?: in| for)?|anywhere but|other than(?: in)?|away from) (${place}(?:${more}${place})*|[a-z. ]{3,30}?(?=\\s*(?:${nameEnd.source})))`,
  'i',
)

function statesLeftOut(clause: string): string[] {
  const places = leftOut.exec(clause)?.[1] ?? homeLeftOut(clause)
  return places.split(severalPlaces).flatMap((one) => statesIn(`in ${one}`))
}

/** “Not too big”, “non-religious”, “aren't women's colleges”, “no small or rural ones”. */
const unwanted =
  /\b(?:(?:not|no|nothing|isn['’]?t|aren['’]?t|without|(?:don['’]?t|do not) (?:want|like|need)) (?:(?:too|an?|any|anything|so|very|that|to|be|go) )*|non[- ]?)[a-z'’]+(?: (?:or|nor) (?:(?:too|an?|any|very) )?[a-z'’]+)*/gi
const otherThan: Record<string, Control> = { private_nonprofit: 'public', public: 'private_nonprofit' }
const without: Record<string, Criteria['faith']> = { any: 'none', catholic: 'not-catholic' }

/** Where a family lives is not where a student wants to go. */
const ofHome =
  /\b(?:(?:we|i|my (?:family|fam|parents)) (?:live|are living|reside)|(?:someone|somebody|a (?:student|kid|resident)|students|residents|i'?m|i am|we'?re|we are|coming) (?:from|of))\b[^,.;()?!]*/i

/** “Out-of-state colleges for someone from Ohio” are those outside Ohio. */
function homeLeftOut(clause: string): string {
  return /\bout[- ]of[- ]state\b/i.test(clause) ? (ofHome.exec(clause)?.[0] ?? '') : ''
}

/** Whether any condition is named. "Where should I apply?" names none. */
export function hasCriteria(criteria: Criteria): boolean {
  return Object.values(criteria).some(isNamed)
}

/** Merges a search with the next one, whose criteria replace or extend the earlier ones. */
export function narrowed(before: Criteria, now: Criteria): Criteria {
  return { ...before, ...Object.fromEntries(Object.entries(now).filter(([, one]) => isNamed(one))) }
}

function isNamed(criterion: Criteria[keyof Criteria]): boolean {
  return Array.isArray(criterion) ? criterion.length > 0 : criterion !== null
}

function controlIn(text: string): Criteria['control'] {
  if (/\bprivate\b/i.test(text)) return 'private_nonprofit'
  return /\b(public|state school)/i.test(text) ? 'public' : null
}

function groupIn(text: string): Criteria['group'] {
  if (/\bhbcus?\b|historically black/i.test(text)) return 'hbcu'
  if (
    /\bwomen'?s\b|\bwom[ae]n (only )?(colleges|schools|universities)\b|\b(all[- ])?girls'?\b(?=.*\b(schools?|colleges?)\b)|\ball[- ](women|female)\b/i.test(
      text,
    )
  )
    return 'women'
  if (/\bhsis?\b|hispanic[- ]serving/i.test(text)) return 'hsi'
  if (
    /\b(which|what|cheapest|any|all|easiest|of the)\b.{0,12}\bucs?\b(?! ?(berk|la\b|sd|davis|irv|sb|sc|merced|riv))/i.test(
      text,
    )
  )
    return 'uc'
  if (
    /\b(which|what|cheapest|any|all|easiest)\b.{0,12}\b(csus?|cal states?)\b(?! ?(fuller|long|north|la\b|east))/i.test(
      text,
    )
  )
    return 'csu'
  return /\b(ivy|ivies)\b/i.test(text) ? 'ivy' : null
}

function faithIn(text: string): Criteria['faith'] {
  if (/\b(catholic|jesuit)\b/i.test(text)) return 'catholic'
  return /\b(christian|religious|faith[- ]based)\b/i.test(text) ? 'any' : null
}

/** “Schools that aren't test optional”, “that require the SAT”. */
const isRequired =
  /\b(?:not|aren['’]?t|isn['’]?t|non)[ -]test[- ]optional\b|(?<!\b(?:(?:do|does|did|wo)n['’]?t|not|never|no longer) )\brequires? (?:the |an? )?(?:sat|act|tests?|test scores?)\b/i

function testPolicyIn(text: string): Criteria['testPolicy'] {
  if (/\btest[- ](blind|free)\b/i.test(text)) return 'free'
  if (isRequired.test(text)) return 'required'
  const isOptional =
    /\btest[- ]optional\b|\bwithout (test )?scores\b|\b(don'?t|do not|doesn'?t|no|not) (require|need|want|look at) (the |any )?(sat|act|test|scores)\b|\bno (sat|act|test scores?)\b/i
  return isOptional.test(text) ? 'optional' : null
}

/** Which round is asked for that is not over: “EA isnt over yet”, “can I still apply”. */
function openIn(text: string): Criteria['open'] {
  const isOpen =
    /\b(still|left|not over|isn'?t over|not too late|aren'?t over|haven'?t (closed|passed)|hasn'?t (closed|passed)|open|late[r]? deadlines?|in time|yet)\b/i
  const hasRound = /\b(with|have|has|offer(s|ing)?) (an? )?(ea|early action|ed ?(2|ii)?|early decision)\b/i
  if (!isOpen.test(text) && !hasRound.test(text)) return null
  if (/\b(ea|early action)\b/i.test(text)) return 'early_action'
  if (/\b(ed ?(2|ii)?|early decision)\b/i.test(text)) return 'early_decision'
  if (/\bearly\b/i.test(text)) return 'early'
  return /\b(appl(y|ying|ications?)|deadlines?|accepting|taking|open)\b/i.test(text) ? 'any' : null
}

/** Other shares than those who are admitted. */
const ofOtherShare = /\b(graduat\w*|grads?|retention|need|aid|wom[ae]n|men|female|male)\b/i

const atLeast =
  '\\b(?:over|above|at least|(?<!no )(?:more|higher) than)\\s*(?:an? )?(\\d{1,2})\\s*(?:%|percent)'
const ratePatterns = [
  new RegExp(`\\b(?:accept|admit|acceptance|admission)\\w*\\b.{0,25}?${atLeast}`, 'i'),
  new RegExp(`${atLeast} (?:accept|admi)`, 'i'),
]
const bareRatePatterns = [
  /\b(\d{1,2})\s*(?:%|percent) (?:or|and) (?:higher|more|above|up|over)/i,
  new RegExp(atLeast, 'i'),
]

function rateIn(text: string): number | null {
  for (const pattern of ofOtherShare.test(text) ? ratePatterns : [...ratePatterns, ...bareRatePatterns]) {
    const rate = pattern.exec(text)?.[1]
    if (rate !== undefined) return Number(rate) / 100
  }
  return null
}

function studentsIn(text: string, bound: string): number | null {
  const match = new RegExp(
    `(?<!\\bno )\\b(?:${bound})\\s*(\\d[\\d,]*)\\s*(k|thousand)?\\s*(?:students|undergrad\\w*|people|kids)\\b`,
    'i',
  ).exec(text)
  return match ? Number(match[1]!.replaceAll(',', '')) * (match[2] ? 1000 : 1) : null
}

function sizeIn(text: string): Criteria['size'] {
  if (/\b(small|tiny|under 5,?000)\b/i.test(text)) return 'small'
  if (/\b(medium|mid)[- ]?sized?\b/i.test(text)) return 'medium'
  return /\b(large|big|huge)\b(?! city)/i.test(text) ? 'large' : null
}

function settingIn(text: string): Criteria['setting'] {
  if (/\b(urban|(?:big|in a|in the) city)\b/i.test(text)) return 'city'
  if (/\bsuburb\w*\b/i.test(text)) return 'suburb'
  if (/\b(college town|small town)\b/i.test(text)) return 'town'
  return /\brural\b/i.test(text) ? 'rural' : null
}

function sortIn(text: string): Criteria['sort'] {
  if (
    /\b(cheap\w*|affordable|(least|not( \w+)?|isn't|aren't|without being) expensive|lowest (net )?(price|cost)|inexpensive|low[- ]cost|budget)\b/i.test(
      text,
    )
  )
    return 'price'
  if (/\bgraduation rate|\bgrad rate/i.test(text)) return 'graduation'
  if (/\b(most selective|most competitive|hardest)\b/i.test(text)) return 'selective'
  if (
    /\b(easiest|easier|least selective|less selective|less competitive|easy to get|high(er|est)? (acceptance|admission) rates?|(not|aren't|isn't|n't|arent|isnt|thats not)( \w+)? (impossible|hard|difficult|selective|competitive))\b/i.test(
      text,
    )
  )
    return 'easiest'
  return /\b(largest|biggest)\b/i.test(text) ? 'size' : null
}
