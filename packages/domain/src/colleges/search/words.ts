import { stateNames } from '#states.ts'
import { plain } from './rules.ts'

/** Words that people leave out of a name. */
export const stopWords: ReadonlySet<string> = new Set(['the', 'of', 'at', 'in', 'for', 'and'])

/** Different ways to write one word, with the one that is looked up. */
export const canonicalSpellings: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['sainte', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['univ', 'university'],
  ['coll', 'college'],
  ['inst', 'institute'],
])

/** Abbreviations of states in colleges' names, besides the postal codes: "Penn", "Wash". */
const shortStates: ReadonlyMap<string, string> = new Map([
  ['ala', 'AL'],
  ['ariz', 'AZ'],
  ['ark', 'AR'],
  ['calif', 'CA'],
  ['colo', 'CO'],
  ['conn', 'CT'],
  ['fla', 'FL'],
  ['ill', 'IL'],
  ['mass', 'MA'],
  ['mich', 'MI'],
  ['minn', 'MN'],
  ['miss', 'MS'],
  ['neb', 'NE'],
  ['nev', 'NV'],
  ['okla', 'OK'],
  ['ore', 'OR'],
  ['penn', 'PA'],
  ['tenn', 'TN'],
  ['tex', 'TX'],
  ['wash', 'WA'],
  ['wis', 'WI'],
])

const statesByCode = new Map(
  Object.entries(stateNames).map(([code, name]) => [code.toLowerCase(), wordsIn(name)]),
)

/** Returns the words of a name or a typed text, each in one spelling, without the connecting words. */
export function wordsIn(text: string): string[] {
  // So that A&T is not the word "at".
  return plain(expandUni(text).replace(/\b(\w) ?& ?(\w)\b/g, '$1and$2'))
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word))
    .map((word) => canonicalSpellings.get(word) ?? word.replace(/^([a-z])and([mtjl])$/, '$1$2'))
}

/** Writes out "uni" in "uni of michigan" and "stanford uni". Alone, it is the name of a university. */
function expandUni(text: string): string {
  return text.replace(/\buni\b(?=(\W+(?:of|at)\b)?)/gi, (uni, ofOrAt: string | undefined, start: number) =>
    ofOrAt !== undefined || /\w/.test(text.slice(0, start)) ? 'university' : uni,
  )
}

/** Returns the words of the state that a word may be short for: "ga" and "va", "okla" and "nc". */
export function stateWords(word: string): string[] | undefined {
  return statesByCode.get(shortStates.get(word)?.toLowerCase() ?? word)
}
