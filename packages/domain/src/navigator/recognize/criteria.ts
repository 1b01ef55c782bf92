import type { Control } from '#schools/schema.ts'
import { amountIn, statesIn } from './slots.ts'

/** What a search for colleges asks for; `null` or empty is anything. */
export type Criteria = {
  states: string[]
  /** A town, as written. */
  city: string | null
  /** A field of study in the student's words. */
  major: string | null
  control: Control | null
  size: 'small' | 'medium' | 'large' | null
  setting: 'city' | 'suburb' | 'town' | 'rural' | null
  group: 'hbcu' | 'women' | 'hsi' | null
  testPolicy: 'optional' | 'free' | null
  /** The most a year, in dollars. */
  mostPrice: number | null
  /** The least share that is admitted, 0 to 1. */
  leastRate: number | null
  sort: 'price' | 'graduation' | 'selective' | 'easiest' | 'size' | null
}

/** What a clause asks for of colleges that it does not name. */
export function criteriaIn(text: string): Criteria {
  return {
    states: statesIn(text),
    city: cityIn(text),
    major: majorIn(text),
    control: /\bprivate\b/i.test(text)
      ? 'private_nonprofit'
      : /\b(public|state school)/i.test(text)
        ? 'public'
        : null,
    size: sizeIn(text),
    setting: settingIn(text),
    group: /\bhbcus?\b|historically black/i.test(text)
      ? 'hbcu'
      : /\bwomen'?s\b/i.test(text)
        ? 'women'
        : /\bhsis?\b|hispanic[- ]serving/i.test(text)
          ? 'hsi'
          : null,
    testPolicy: /\btest[- ](blind|free)\b/i.test(text)
      ? 'free'
      : /\btest[- ]optional\b|\bwithout (test )?scores\b|\bdon'?t require (the )?(sat|act|test|scores)/i.test(
            text,
          )
        ? 'optional'
        : null,
    mostPrice: amountIn(text),
    leastRate: rateIn(text),
    sort: sortIn(text),
  }
}

function rateIn(text: string): number | null {
  const match =
    /\b(?:accept|admit|acceptance|admission)\w*\b.{0,25}?\b(?:over|above|more than|at least|higher than)\s*(\d{1,2})\s*(%|percent)/i.exec(
      text,
    ) ?? /\b(?:over|above|more than|at least)\s*(\d{1,2})\s*(%|percent)/i.exec(text)
  return match ? Number(match[1]) / 100 : null
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
  if (/\b(cheap\w*|affordable|least expensive|lowest (net )?(price|cost)|inexpensive)\b/i.test(text))
    return 'price'
  if (/\bgraduation rate|\bgrad rate/i.test(text)) return 'graduation'
  if (/\b(most selective|most competitive|hardest)\b/i.test(text)) return 'selective'
  if (/\b(easiest|least selective|easy to get)\b/i.test(text)) return 'easiest'
  return /\b(largest|biggest)\b/i.test(text) ? 'size' : null
}

/** Words that end what was written of a major or a town. */
const ends =
  /\b(in|at|near|around|with|under|that|which|where|for|program|programs|major|majors|degree|and|or|but|within|below|on|to|colleges?|schools?|universit(y|ies)|is|are|do|does|please|me|my|i)\b|[?.!,;:]|$/i

function majorIn(text: string): string | null {
  const match =
    /\b(?:major(?:ing)? in|study(?:ing)?|degrees? in|programs? in|for (?=[a-z ]+$))\s+(.+)/i.exec(text) ??
    /\b(?:good|strong|known|best|great) (?:for|in|at)\s+(.+)/i.exec(text) ??
    /\b(?:offer|teach|have|has)\s+(?:an? )?(.+?)\s+(?:majors?|programs?|degrees?)\b/i.exec(text) ??
    /\b(?:colleges|schools|universities)\s+for\s+(.+)/i.exec(text) ??
    /\bwith (?:an? )?(?:good |strong |great )?(.+?) (?:majors?|programs?|degrees?)\b/i.exec(text)
  const words = match?.[1]?.split(ends)[0]?.trim().toLowerCase() ?? ''
  return words.length >= 3 && words.length <= 40 && !/^(me|my|the|a|an|us|it|best|good|sat|act)\b/.test(words)
    ? words
    : null
}

function cityIn(text: string): string | null {
  const match = /\b(?:near|around|close to|in)\s+((?:[A-Z][\p{L}.'’-]+\s?){1,3})/u.exec(text)
  const name = match?.[1]?.trim() ?? null
  return name && statesIn(name).length === 0 && !/^(The|My|A|New England|Midwest|West|South)\b/.test(name)
    ? name
    : null
}
