import { say, translated } from './say.ts'
import { formatInteger } from './words.ts'

// The bounds of texts and numbers, and the messages when they are exceeded. Does not use zod, because forms
// use these checks too.

/** The bounds of one text field, declared once for the schema and the forms. */
export type TextBounds = {
  /** The most characters after trimming, in UTF-16 units as in JavaScript. */
  max: number
  min?: number
  /** The message when the text is shorter than `min`. */
  missing?: string
  /** Whether leading and trailing white space is removed. */
  trimmed?: boolean
  /** Whether line breaks are allowed. */
  lines?: 'one' | 'many'
}

/** The bounds of a whole number, both included. */
export type NumberBounds = { min: number; max: number }

export const searchBounds = { max: 100 } as const satisfies TextBounds

export const addressBounds = { min: 1, max: 255 } as const satisfies TextBounds

/** The pattern of HTML's email field, with a dot in the domain. */
export const addressPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Text without NUL and without half of a surrogate pair. */
const storable = /^[^\0\p{Surrogate}]*$/u
/** Something other than white space, zero-width characters and marks of direction. */
const visible = /[^\s\p{Cf}]/u
const lineBreak = /[\n\v\f\r\u2028\u2029]/
/** Embeddings, overrides and isolates. Not the marks and joiners, which languages such as Persian need. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Removes the invisible characters that turn the direction of the text after them, such as `gpj.exe` into `exe.jpg`.
 * Contacts and web pages add them to a copied name, and right-to-left letters do not need them.
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(directionControls, '')
}

/** Returns a text as it is stored: a single line without direction controls and, if `trimmed`, white space at its ends. */
export function storedText(given: string, { trimmed = true, lines = 'one' }: TextBounds): string {
  const text = lines === 'one' ? withoutDirectionControls(given) : given
  return trimmed ? text.trim() : text
}

/** The error message for a text; `null` if it is valid. */
export function faultInText(given: string, bounds: TextBounds): string | null {
  const { max, min = 0, missing = 'Fill this in.', lines = 'one' } = bounds
  const text = storedText(given, bounds)
  if (!storable.test(text)) return say('It contains a character that cannot be stored.')
  if (text.length < min || (min > 0 && !visible.test(text))) return translated(missing)
  if (text.length > max) return say('Keep it to {max} characters or fewer.', { max: formatInteger(max) })
  return lines === 'one' && lineBreak.test(text) ? say('Write it on one line.') : null
}

/** The error message for an email address; `null` if it is valid. */
export function faultInEmail(given: string): string | null {
  const email = given.trim()
  if (email === '') return say('Enter an email address.')
  const isOne = email.length <= addressBounds.max && addressPattern.test(email)
  return isOne ? null : say('Enter the full address, such as name@example.org.')
}

/** The error message for a number; `null` if it is an integer within its bounds. */
export function faultInNumber(number: number, bounds: NumberBounds): string | null {
  const isWithin = Number.isInteger(number) && number >= bounds.min && number <= bounds.max
  return isWithin ? null : numberWanted(bounds)
}

/** Returns the message for a rejected number: what to type instead. */
export function numberWanted({ min, max }: NumberBounds): string {
  return say('A whole number from {min} to {max}.', { min: formatInteger(min), max: formatInteger(max) })
}

/**
 * Parses a typed number such as `1,000` or `1 000`: `null` for an empty field, `NaN` for anything else. What
 * other countries write as `85.000` or `85,50` is `NaN`, because it could be taken for another amount.
 */
export function typedNumber(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  const digits = typed.replace(/(\d)[,\s](?=\d{3}(?!\d))/g, '$1')
  return /^-?\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN
}

/** Parses a typed amount, which may have a dollar sign, and a true minus sign or the parentheses of a loss. */
export function typedDollars(text: string): number | null {
  const amount = text.replaceAll('$', '').replace('−', '-').trim()
  return typedNumber(amount.replace(/^\((.+)\)$/, '-$1'))
}
