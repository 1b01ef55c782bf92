import type { Plan } from '@bearings/domain/colleges/schema'
import { stateNames } from '@bearings/domain/states'
import { addDays, months } from '@bearings/domain/today'
import { nameEnd } from '../requests/phrases.ts'

const codes = Object.keys(stateNames)
/** The longer names first, each with the part of the state: South Florida is not in the region of the South. */
const named = Object.entries(stateNames)
  .toSorted(([, one], [, other]) => other.length - one.length)
  .map(([code, name]): [string, RegExp] => [
    code,
    new RegExp(`\\b(?:(?:north|south|east|west|central)(?:east|west)?(?:ern)? )?${name.toLowerCase()}\\b`),
  ])
const ofSouth = ['AL', 'AR', 'FL', 'GA', 'KY', 'LA', 'MS', 'NC', 'SC', 'TN', 'TX', 'VA', 'WV']
const regions: readonly [RegExp, readonly string[]][] = [
  [/\bnew england\b/, ['CT', 'MA', 'ME', 'NH', 'RI', 'VT']],
  [/\bnorth ?east\b/, ['CT', 'MA', 'ME', 'NH', 'RI', 'VT', 'NY', 'NJ', 'PA']],
  [/\bmid-?west(ern)?\b/, ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI']],
  // South Bend and the South Side are no region.
  [new RegExp(`\\b((the|deep|down|in) south|south ?east)(?=\\s*(${nameEnd.source}))`), ofSouth],
  [/\bsouthern (schools|colleges|universities|states)\b/, ofSouth],
  [/\bwest coast\b/, ['CA', 'OR', 'WA']],
  [/\bpacific northwest\b/, ['OR', 'WA', 'ID']],
  [/\bwarm(er)?\b/, ['AL', 'AZ', 'CA', 'FL', 'GA', 'HI', 'LA', 'MS', 'NM', 'NV', 'SC', 'TX']],
  [/\bsunny\b/, ['AZ', 'CA', 'FL', 'HI', 'NM', 'NV', 'TX']],
  [/\bno snow\b/, ['AL', 'AZ', 'CA', 'FL', 'GA', 'HI', 'LA', 'MS', 'SC', 'TX']],
  [/\bsouth ?west\b/, ['AZ', 'NM', 'NV', 'OK', 'TX', 'UT']],
]

/** Returns the postal codes of the states in a text, found by name, region, or code. */
export function statesIn(text: string): string[] {
  let rest = ` ${text.toLowerCase().replace(/\bwashington,? d\.?c\b/, 'district of columbia')} `
  const found: string[] = []
  for (const [code, pattern] of named) {
    if (!pattern.test(rest)) continue
    found.push(code)
    rest = rest.replace(pattern, ' ')
  }
  const inRegion = regions.find(([region]) => region.test(rest))
  const written = [...text.matchAll(/(?:\b(?:in|from|near|around)|,)\s*([A-Z]{2}|[a-z]{2})\b/g)]
    .map(([, code]) => code!)
    // "in me" and "or" are words; "la" may be a city.
    .filter((code) => !/^(al|de|hi|id|in|la|me|oh|ok|or)$/.test(code))
    .map((code) => code.toUpperCase())
  return [...new Set([...found, ...(inRegion?.[1] ?? []), ...written.filter((code) => codes.includes(code))])]
}

const amounts = [
  /(?:under|below|less than|at most|max(?:imum)?(?: of)?|up to|within|no more than|cheaper than|(?:pay|afford|spend|budget(?: is| of)?)(?: only| about| around)?)\s*\$?\s*(\d[\d,]*)(\.\d+)?\s*(k|thousand)?/gi,
  /\$\s*(\d[\d,]*)(\.\d+)?\s*(k|thousand)?/gi,
  /\b(\d[\d,]*)(\.\d+)?\s*(k)\b/gi,
  /\bfor\s*(\d{1,3}(?:,\d{3})+)(\.\d+)?\s*(k|thousand)?/gi,
]

/** Returns the most dollars a year that a text allows: "under $20,000", "20k or less". `null` if none. */
export function amountIn(text: string): number | null {
  const isOfScores = /\b(sat|act|gpa|scores?)\b/i.test(text)
  for (const match of amounts.flatMap((pattern) => [...text.matchAll(pattern)])) {
    // "Less than 10k students" is a size, "an SAT under 1200" a score, and "for 2027" a year.
    const isSize = /^\s*(students|undergrad\w*|people|kids)\b/i.test(
      text.slice(match.index + match[0].length),
    )
    const amount = Number(`${match[1]!.replaceAll(',', '')}${match[2] ?? ''}`) * (match[3] ? 1000 : 1)
    const isScore = isOfScores && amount <= 1600
    const isYear = /(?<!\$\s*)\b20[2-9]\d\s*$/.test(match[0])
    if (!isSize && !isScore && !isYear && amount >= 1000 && amount <= 200_000) return amount
  }
  return null
}

const plans: readonly [RegExp, Plan][] = [
  [/\b(early decision (ii|2|two)|ed ?(ii|2))\b/i, 'early_decision_2'],
  [/\b(early decision|ed ?(i|1)?)\b/i, 'early_decision'],
  [/\b(restrictive|single[- ]choice) early action\b|\brea\b|\bscea\b/i, 'restrictive_early_action'],
  [/\bearly action\b|\bea\b/i, 'early_action'],
  [/\bregular( decision)?\b|\brd\b/i, 'regular'],
  [/\brolling\b/i, 'rolling'],
  [/\bpriority\b/i, 'priority'],
]

/** “But not ED.” */
const refusedPlan =
  /\b(?:not|instead of|rather than) (?:(?:as|by|for|an?) )?(?:(?:restrictive )?early (?:decision|action)|e[da]|rea|scea|regular(?: decision)?|rd|rolling|priority)(?: ?(?:ii|i|two|2|1))?\b/gi

/** Returns the application plan that a text names, or `null`. */
export function planIn(text: string): Plan | null {
  const meant = text.replace(refusedPlan, ' ')
  return plans.find(([words]) => words.test(meant))?.[1] ?? null
}

/** Matches the name of a month, also shortened or misspelled in the middle, but not "marketing" or "decide". */
export const monthPattern =
  'jan(?:[a-z]*ry)?|feb(?:[a-z]*ry)?|mar(?:ch)?|apr(?:[a-z]*l)?|may|june?|july?|aug(?:[a-z]*st)?|sept?(?:[a-z]*ber)?|oct(?:[a-z]*ber)?|nov(?:[a-z]*ber)?|dec(?:[a-z]*ber)?'
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Returns the date that a text names: "Dec 1", "12/1", "next Friday". Without a year, the next such date. */
export function dateIn(text: string, today: string): string | null {
  const iso = /\b(\d{4}-\d{2}-\d{2})\b/.exec(text)?.[1]
  if (iso && isDay(iso)) return iso
  const lower = text.toLowerCase()
  const named = new RegExp(`\\b(${monthPattern})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?`).exec(
    lower,
  )
  if (named) return nextDay(monthOf(named[1]!), Number(named[2]), named[3], today)
  const slashed = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/.exec(lower)
  if (slashed) return nextDay(Number(slashed[1]), Number(slashed[2]), slashed[3], today)
  const inDays = /\bin (\d{1,2}|a|one|two|three) (day|week)s?\b/.exec(lower)
  if (inDays) {
    const count = { a: 1, one: 1, two: 2, three: 3 }[inDays[1]!] ?? Number(inDays[1])
    return addDays(today, count * (inDays[2] === 'week' ? 7 : 1))
  }
  if (/\bday after tomorrow\b/.test(lower)) return addDays(today, 2)
  if (/\btomorrow\b/.test(lower)) return addDays(today, 1)
  if (/\b(today|tonight)\b/.test(lower)) return today
  const weekday = weekdays.findIndex((day) => new RegExp(`\\b${day}\\b`).test(lower))
  if (weekday < 0) return /\bnext week\b/.test(lower) ? addDays(today, 7) : null
  const ahead = (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}

/** Returns the number of a month by the first three letters of its name. */
function monthOf(written: string): number {
  const start = written.slice(0, 3).toLowerCase()
  return months.findIndex((name) => name.toLowerCase().startsWith(start)) + 1
}

function nextDay(month: number, day: number, year: string | undefined, today: string): string | null {
  const of = (inYear: number) => `${inYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (year) return isDay(of(Number(year))) ? of(Number(year)) : null
  const thisYear = of(Number(today.slice(0, 4)))
  const found = thisYear >= today ? thisYear : of(Number(today.slice(0, 4)) + 1)
  return isDay(found) ? found : null
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Holidays that people name instead of a date. */
const holidays: readonly [RegExp, (year: number) => string][] = [
  [/\bchristmas\b|\bthe holidays\b|\bwinter break\b/i, (year) => `${year}-12-25`],
  [/\bnew year'?s?\b|\bend of the year\b/i, (year) => `${year}-12-31`],
  [/\bhalloween\b/i, (year) => `${year}-10-31`],
  [/\bthanksgiving\b/i, fourthThursdayOfNovember],
]

function fourthThursdayOfNovember(year: number): string {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay()
  return `${year}-11-${22 + ((4 - first + 7) % 7)}`
}

/** Returns the last date that a text asks about: "before Christmas", "by December 1". `null` if none. */
function lastDayIn(text: string, today: string): string | null {
  const ahead = /\b(?:before|by|until|till|up to|through)\s+(.+)/i.exec(text)?.[1]
  if (ahead === undefined) return null
  const holiday = holidays.find(([words]) => words.test(ahead))
  if (!holiday) return dateIn(ahead, today)
  const year = Number(today.slice(0, 4))
  const thisYear = holiday[1](year)
  return thisYear >= today ? thisYear : holiday[1](year + 1)
}

/** Returns the end of the month, or of the part of it, that a text names without a day: "in early December". */
function endOfMonthIn(text: string, today: string): string | null {
  const inPart = new RegExp(`\\b(early|mid|late)[- ](${monthPattern})\\b`, 'i').exec(text)
  if (inPart && !/late/i.test(inPart[1]!))
    return nextDay(monthOf(inPart[2]!), /early/i.test(inPart[1]!) ? 10 : 20, undefined, today)
  const whole = new RegExp(`\\b(?:in|for|this|of|during)\\s+(${monthPattern})\\b(?! \\d)`, 'i').exec(text)
  const named = inPart?.[2] ?? whole?.[1]
  if (named === undefined) return null
  const month = monthOf(named)
  const thisYear = Number(today.slice(0, 4))
  const year = month < Number(today.slice(5, 7)) ? thisYear + 1 : thisYear
  // Day 0 of the next month, which `Date` counts from 0, is the last day of this one.
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Returns how many days ahead a text asks about: "this week", "next 10 days", "before Christmas". */
export function daysIn(text: string, today: string): number | null {
  const last = lastDayIn(text, today) ?? endOfMonthIn(text, today)
  if (last !== null) return Math.round((Date.parse(last) - Date.parse(today)) / 86_400_000)
  const count = /\b(?:next|coming|in the next|within) (\d{1,3}) (day|week|month)s?\b/i.exec(text)
  if (count) return Number(count[1]) * { day: 1, week: 7, month: 30 }[count[2]!.toLowerCase() as 'day']
  if (/\b(today|tonight)\b/i.test(text)) return 0
  if (/\btomorrow\b/i.test(text)) return 1
  if (/\bnext two weeks\b|\bnext week\b/i.test(text)) return 14
  if (/\bweek\b/i.test(text)) return 7
  return /\bmonth\b/i.test(text) ? 31 : null
}
