import { formatInteger } from '@bearings/domain/words'

export type EssayLength = { written: number; limit: number }

/** The most words of the Common App's personal essay, as its guide says. */
const usualLimit = 650

/** Returns the length and the limit of an essay that a question names: "has 700 words and the limit is 650". */
export function essayLengthIn(text: string): EssayLength | null {
  const numbers = [...text.matchAll(/\d{2,4}/g)].map((found) => ({
    value: Number(found[0]),
    at: found.index,
  }))
  const named =
    /(\d{2,4})[- ]?(?:words? )?(?:limit|max)/i.exec(text)?.[1] ??
    /(?:limit|max(?:imum)?|allow(?:s|ed)?|only|supposed to be)\D{0,20}?(\d{2,4})/i.exec(text)?.[1]
  const limit = named === undefined ? (/common app|personal/i.test(text) ? usualLimit : null) : Number(named)
  const written = numbers.find(({ value }) => value !== limit)?.value
  return limit === null || written === undefined ? null : { written, limit }
}

/** Says how an essay's length compares with its limit. */
export function lengthInWords({ written, limit }: EssayLength): string {
  const [words, most] = [written, limit].map(formatInteger)
  if (written <= limit) return `${words} words fit: the limit is ${most}.`
  return `${words} words are **${formatInteger(written - limit)} too many** for a limit of ${most}. Application forms cut off the rest or refuse it, so cut the text yourself. Ask me to read your draft, and I point at what repeats.`
}
