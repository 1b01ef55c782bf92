/** Letters written from right to left, such as Hebrew and Arabic. */
const rightToLeft = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc'
const firstLetter = new RegExp(`[${rightToLeft}]|\\p{L}`, 'u')
const isRightToLeft = new RegExp(`[${rightToLeft}]`, 'u')
/** Matches from the first letter of the opposite direction to the last, including everything between. */
const against = {
  rtl: new RegExp(`((?![${rightToLeft}])\\p{L}(?:[^${rightToLeft}]*(?![${rightToLeft}])\\p{L})?)`, 'u'),
  ltr: new RegExp(`([${rightToLeft}](?:(?:[${rightToLeft}]|\\P{L})*[${rightToLeft}])?)`, 'u'),
} as const

export type Direction = keyof typeof against

/** Returns a paragraph's direction, that of its first letter (Unicode Bidirectional Algorithm, P2 and P3). */
export function directionOf(text: string): Direction {
  const [first] = firstLetter.exec(text) ?? []
  return first !== undefined && isRightToLeft.test(first) ? 'rtl' : 'ltr'
}

/**
 * Splits a text into runs of one direction; characters other than letters follow the paragraph's direction,
 * unless they are inside a run.
 */
export function stretchesOf(text: string, paragraph: Direction): { text: string; direction: Direction }[] {
  const other = paragraph === 'rtl' ? 'ltr' : 'rtl'
  return text
    .split(against[paragraph])
    .map((part, index) => ({ text: part, direction: index % 2 === 1 ? other : paragraph }))
    .filter((stretch) => stretch.text !== '')
}
