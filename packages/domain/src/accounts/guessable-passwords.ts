import { coresOf } from './rules.ts'

/** Data that only the server has: a published list of passwords, and college names as single words. */
export type Known = { isListed: (text: string) => boolean; isCollege: (text: string) => boolean }

/** The product's name, and words of its field that no general list has. */
const ownWords = new Set(
  'bearings bearing classof commonapp commonapplication collegeapp collegeapps applications admissions'.split(
    ' ',
  ),
)

/**
 * Whether a password is easy to guess: a listed password or a college name, as it is, reversed, doubled, with
 * symbols for letters, or with common suffixes; the product's name; a sequence; or very few distinct
 * characters.
 */
export function isGuessable(password: string, { isListed, isCollege }: Known): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  return (
    hasFewCharacters(text) ||
    goesByStep(text) ||
    coresOf(text).some(
      (core) => isListed(core) || isListed(backward(core)) || isCollege(core) || ownWords.has(core),
    )
  )
}

/** `aaaaaaaaB`, `abababab`, `12121212`. */
function hasFewCharacters(text: string): boolean {
  return new Set(text).size <= 3
}

/** `abcdefgh`, `87654321`. */
function goesByStep(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0)!)
  const steps = codes.slice(1).map((code, at) => code - codes[at]!)
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

function backward(text: string): string {
  return Array.from(text).toReversed().join('')
}
