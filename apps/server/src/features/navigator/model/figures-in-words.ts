const small = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const valueOf = new Map<string, number>([
  ...small.flatMap((words) => words.split(' ')).map((word, value): [string, number] => [word, value]),
  ...tens.split(' ').map((word, index): [string, number] => [word, 10 * (index + 2)]),
  ['hundred', 100],
])
const word = [...valueOf.keys()].toSorted((one, other) => other.length - one.length).join('|')

/** A share in words or in Roman numerals: `twenty-five percent`, `XII%`. */
const share = new RegExp(
  `\\b(?:(?:${word})(?:[\\s-]{1,3}(?:and\\s)?(?:${word})){0,4}|[ivxlcdm]{1,12})\\s?(?:%|percent\\b|per cent\\b)`,
  'gi',
)

/** Replaces each share in words. @param put Takes the share in percent; `null` if it is no number we can read. */
export function replaceShares(text: string, put: (percent: number | null, found: string) => string): string {
  return text.replace(share, (found) => put(percentIn(found), found))
}

function percentIn(found: string): number | null {
  const words = found.toLowerCase().match(/[a-z]+/g)!
  const values = words.flatMap((each) => valueOf.get(each) ?? [])
  if (values.length === 0) return null
  return values.reduce((sum, value) => (value === 100 ? Math.max(sum, 1) * 100 : sum + value), 0)
}

/** Writes the digits of every script, and full-width signs, as `12` and `%`. Fractions such as `½` stay. */
export function withPlainDigits(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (sign) => {
    if (/[٪﹪％]/u.test(sign)) return '%'
    if (/[﹩＄]/u.test(sign)) return '$'
    if (/\p{Nd}/u.test(sign)) return digitOf(sign)
    const plain = sign.normalize('NFKC')
    return /^\d+$/.test(plain) ? plain : sign
  })
}

/** Digits of a script follow each other from 0 to 9, and what is before the 0 is none. (Unicode, chapter 4.6.) */
function digitOf(sign: string): string {
  const plain = sign.normalize('NFKC')
  if (/^\d$/.test(plain)) return plain
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(sign.codePointAt(0)! - value - 1))) value++
  return String(value)
}
