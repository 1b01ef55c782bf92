import { speech } from './language/speech.ts'
import { daysBetween, months } from './today.ts'

// The formats of numbers, dates and lists on pages, in mails and in answers.

/** "4.6%" below ten percent, "57%" above. @param share 0 to 1. */
export function percent(share: number): string {
  return `${roundedPercent(share)}%`
}

/**
 * Rounds a share to so many decimals of a percent: to tenths below ten percent, otherwise to whole percent. A half is
 * rounded up, as on paper: 0.0365 is 3.7, although its binary form is a little less than the half.
 */
export function roundedPercent(share: number, decimals = share < 0.1 ? 1 : 0): number {
  const parts = 10 ** decimals
  return Math.round(Number((share * 100 * parts).toPrecision(12))) / parts
}

/** "$19,312"; negative amounts get a true minus sign. @param amount US dollars. */
export function dollars(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${formatInteger(Math.abs(amount))}`
}

/**
 * "2,400". Does not use `toLocaleString`, which creates a formatter on every call and took a tenth of the
 * home page's rendering on a phone.
 */
export function formatInteger(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A count with its noun: "1 word", "2,400 words", "0 words". */
export function counted(count: number, noun: string, many = `${noun}s`): string {
  return `${formatInteger(count)} ${count === 1 ? noun : many}`
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Puts the school years of a text in writing: "entered 2009-11" as "entered 2009–11". Dates keep their hyphens. */
export function yearsInWords(text: string): string {
  return text.replace(/\b(\d{4})-(\d{2})\b(?!-)/g, '$1–$2')
}

/** `2027-01-05` as "January 5, 2027". */
export function day(date: string): string {
  const other = speech()
  if (other) return other.longDate(date)
  return `${monthDay(date)}, ${Number(date.slice(0, 4))}`
}

/** `2027-01-05` as "January 5". */
export function monthDay(date: string): string {
  const other = speech()
  if (other) return other.monthDay(date)
  const [, month, ofMonth] = date.split('-').map(Number)
  return `${months[month! - 1]} ${ofMonth}`
}

/** `2027-01-05` as "Jan 5". */
export function shortMonthDay(date: string): string {
  const [month, ofMonth] = monthDay(date).split(' ')
  return `${month!.slice(0, 3)} ${ofMonth}`
}

/** "in 9 days", "tomorrow", "today", "2 days ago". */
export function untilDay(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${formatInteger(days)} days` : `${formatInteger(-days)} days ago`
}

/** Ends a sentence with a period, unless it has an end: "Why this major?" stays as it is. */
export function sentence(words: string): string {
  return /[.?!…]$/.test(words) ? words : `${words}.`
}

/**
 * A sentence to a student as its reader needs it: "your GPA" is "their GPA" to whoever is not the student. *They* takes
 * the verbs of *you*, so only the pronouns change.
 * @param isOwn Whether the reader is the student.
 */
export function asRead(sentence: string, isOwn: boolean): string {
  if (isOwn) return sentence
  return sentence
    .replace(/\byourself\b/g, 'themselves')
    .replace(/\b(for|of|to|against|with|admit(?:s|ted)?|costs?) you\b/g, '$1 them')
    .replace(/\b(y)ou(rs?)?\b/gi, (_, y: string, end?: string) => {
      const they = end ? `their${end.slice(1)}` : 'they'
      return y === 'Y' ? capitalized(they) : they
    })
}

/** "a", "a and b", "a, b and c". */
export function inProse(items: readonly string[], last = 'and'): string {
  if (items.length <= 1) return items[0] ?? ''
  const other = speech()
  if (other) return other.list(items, last)
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}
