import type { Control } from '#schools/schema.ts'
import { amountIn, statesIn } from './slots.ts'

/** The criteria of a search for colleges. `null` or an empty list means anything. */
export type Criteria = {
  states: string[]
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
  group: 'hbcu' | 'women' | 'hsi' | 'ivy' | null
  faith: 'catholic' | 'any' | null
  testPolicy: 'optional' | 'free' | null
  /** Only colleges with rolling admission. */
  rolling: true | null
  /** The highest price per year, in dollars. */
  mostPrice: number | null
  /** The lowest admission rate, 0 to 1. */
  leastRate: number | null
  sort: 'price' | 'graduation' | 'selective' | 'easiest' | 'size' | null
}

/** Returns the search criteria in a clause. */
export function criteriaIn(text: string): Criteria {
  const city = cityIn(text)
  return {
    // "near DC" means the city and its surroundings.
    states: statesIn(text).filter((state) => state !== 'DC' || city !== 'Washington'),
    city,
    major: majorIn(text),
    control: /\bprivate\b/i.test(text)
      ? 'private_nonprofit'
      : /\b(public|state school)/i.test(text)
        ? 'public'
        : null,
    size: sizeIn(text),
    mostUndergraduates: studentsIn(
      text,
      'under|below|less than|fewer than|at most|max(?:imum)?(?: of)?|up to|no more than|smaller than',
    ),
    leastUndergraduates: studentsIn(text, 'over|above|more than|at least|bigger than|larger than'),
    setting: settingIn(text),
    group: /\bhbcus?\b|historically black/i.test(text)
      ? 'hbcu'
      : /\bwomen'?s\b|\b(all[- ])?girls'?\b(?=.*\b(schools?|colleges?)\b)|\ball[- ](women|female)\b/i.test(
            text,
          )
        ? 'women'
        : /\bhsis?\b|hispanic[- ]serving/i.test(text)
          ? 'hsi'
          : /\b(ivy|ivies)\b/i.test(text)
            ? 'ivy'
            : null,
    faith: /\b(catholic|jesuit)\b/i.test(text)
      ? 'catholic'
      : /\b(christian|religious|faith[- ]based)\b/i.test(text)
        ? 'any'
        : null,
    testPolicy: /\btest[- ](blind|free)\b/i.test(text)
      ? 'free'
      : /\btest[- ]optional\b|\bwithout (test )?scores\b|\b(don'?t|do not|doesn'?t|no|not) (require|need|want|look at) (the |any )?(sat|act|test|scores)|\bno (sat|act|test scores?)\b/i.test(
            text,
          )
        ? 'optional'
        : null,
    rolling: /\brolling\b/i.test(text) || null,
    mostPrice: amountIn(text),
    leastRate: rateIn(text),
    sort: sortIn(text),
  }
}

function rateIn(text: string): number | null {
  const match =
    /\b(?:accept|admit|acceptance|admission)\w*\b.{0,25}?\b(?:over|above|more than|at least|higher than)\s*(\d{1,2})\s*(%|percent)/i.exec(
      text,
    ) ??
    /\b(\d{1,2})\s*(%|percent) (?:or|and) (?:higher|more|above|up|over)/i.exec(text) ??
    /\b(?:over|above|more than|at least)\s*(\d{1,2})\s*(%|percent)/i.exec(text)
  return match ? Number(match[1]) / 100 : null
}

function studentsIn(text: string, bound: string): number | null {
  const match = new RegExp(
    `\\b(?:${bound})\\s*(\\d[\\d,]*)\\s*(k|thousand)?\\s*(?:students|undergrad\\w*|people|kids)\\b`,
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
    /\b(easiest|easier|least selective|less selective|less competitive|easy to get|high(er|est)? (acceptance|admission) rates?|(not|aren't|isn't|n't)( \w+)? (hard|difficult|selective|competitive))\b/i.test(
      text,
    )
  )
    return 'easiest'
  return /\b(largest|biggest)\b/i.test(text) ? 'size' : null
}

/** Words that end the name of a major or a town. */
const ends =
  /\b(in|at|near|around|with|under|that|which|where|for|program|programs|major|majors|degree|and|or|but|within|below|on|to|colleges?|schools?|universit(y|ies)|is|are|do|does|please|me|my|i)\b|[?.!,;:]|$/i

/** The major that leads to an occupation. */
const professions: Record<string, string> = {
  nurse: 'nursing',
  engineer: 'engineering',
  teacher: 'education',
  accountant: 'accounting',
  architect: 'architecture',
  programmer: 'computer science',
  'software engineer': 'computer science',
  journalist: 'journalism',
  psychologist: 'psychology',
  'social worker': 'social work',
  biologist: 'biology',
  chemist: 'chemistry',
  physicist: 'physics',
  economist: 'economics',
}
const isToBe = new RegExp(
  `\\b(?:be|become|becoming|being) (?:an? )?(${Object.keys(professions)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\\b`,
  'i',
)

function majorIn(text: string): string | null {
  const profession = isToBe.exec(text)?.[1]?.toLowerCase()
  if (profession) return professions[profession]!
  const match =
    /\b(?:major(?:ing)? in|study(?:ing)?|degrees? in|programs? in|for (?=[a-z ]+$))\s+(.+)/i.exec(text) ??
    /\b(?:good|strong|known|best|great) (?:for|in|at)\s+(.+)/i.exec(text) ??
    /\b(?:good|best|top|great|strong|decent)\s+((?!(?:public|private|state|small|large|big|cheap|safety|target|reach|likely|liberal|party|ivy|women'?s|test|catholic|christian|4|four|affordable|options?|colleges?|schools?|universities|hbcus?)\b)[a-z]+(?: [a-z]+)?)\s+(?:schools|colleges|universities)\b/i.exec(
      text,
    ) ??
    /\b(?:offer|teach|have|has)\s+(?:an? )?(.+?)\s+(?:majors?|programs?|degrees?)\b/i.exec(text) ??
    /\b(?:colleges|schools|universities)\s+for\s+(.+)/i.exec(text) ??
    /\b(?:colleges|schools|universities)\b.*\bwith (?:an? )?(?:really |very )?(?:good|strong|great|top) ((?!(?:aid|financial|need|merit|scholarships?|graduation|outcomes?|jobs?|careers?|food|dorms?|housing|weather|sports?|social|party|school|campus|alumni|reputation|support|academics?|acceptance|admission|odds|chances|price|net)\b)[a-z]+(?: [a-z]+)?)/i.exec(
      text,
    ) ??
    /\bwith (?:an? )?(?:good |strong |great )?(.+?) (?:majors?|programs?|degrees?)\b/i.exec(text)
  const words = match?.[1]?.split(ends)[0]?.trim().toLowerCase() ?? ''
  return (words.length >= 3 || /^(cs|ee|ai)$/.test(words)) &&
    words.length <= 40 &&
    !/^(me|my|the|a|an|us|it|best|good|sat|act|free|fun|sure|now|someone|people|students|you)\b/.test(words)
    ? words
    : null
}

function cityIn(text: string): string | null {
  const match = /\b(?:near|around|close to|in)\s+((?:[A-Z][\p{L}.'’-]+\s?){1,3})/u.exec(text)
  const known = shortTownIn(text)
  if (known) return known
  const name = match?.[1]?.trim() ?? lowerCityIn(text)
  return name && statesIn(name).length === 0 && !/^(The|My|A|New England|Midwest|West|South)\b/.test(name)
    ? name
    : null
}

/** The short names of some cities. */
const towns: Record<string, string> = {
  dc: 'Washington',
  nyc: 'New York',
  philly: 'Philadelphia',
  sf: 'San Francisco',
  nola: 'New Orleans',
  vegas: 'Las Vegas',
  la: 'Los Angeles',
  atl: 'Atlanta',
}

function shortTownIn(text: string): string | null {
  const short =
    /\b(?:near|around|close to|outside(?: of)?|in)\s+(dc|nyc|philly|sf|nola|vegas|la|atl)\b/i.exec(text)?.[1]
  return short ? towns[short.toLowerCase()]! : null
}

/** Returns a town in lower case, if nothing else is meant: "near chicago", "close to new orleans". */
function lowerCityIn(text: string): string | null {
  const words = /\b(?:near|around|close to|outside(?: of)?|in)\s+([a-z][a-z.' -]+)/
    .exec(text)?.[1]
    ?.split(ends)[0]
    ?.trim()
  if (
    !words ||
    words.split(/\s+/).length > 3 ||
    /^(me|my|here|home|the|a|an|where|there|it|us)\b/.test(words)
  )
    return null
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
