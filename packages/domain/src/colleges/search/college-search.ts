import { allowedTypos, prefixEditDistance } from '#spelling.ts'
import { beginning, type CollegeIndex } from './college-index.ts'
import { corrected, mostCorrected } from './corrections.ts'
import { plain } from './rules.ts'
import { stateWords, wordsIn } from './words.ts'

/** The most words that are looked at, more than any college's name has. */
const mostWords = 10
/** The cost of a mistake in a word, and the fit from which a search is sure enough to need no correction. */
const mistake = 9
const sure = 76

/** The fit of each college, by its position: at most 103, before its prominence is added. */
type Fits = Map<number, number>

/**
 * Returns the colleges that may be meant, the likeliest first, as positions in the list that the index was
 * built from. A whole name or short name counts most, then the beginning of one, the end, some words, and the
 * place. The more prominent college comes first among these. Words may be joined, split, left out or
 * misspelled.
 * @param isOffered whether a college may be among the results at all.
 */
export function searchColleges(
  index: CollegeIndex,
  typed: string,
  limit: number,
  isOffered: (college: number) => boolean = () => true,
): number[] {
  // "Texas A&" is on the way to A&M.
  const whole = typed.replace(/\b([a-z]) ?&\s*$/i, '$1&m')
  const place = asksForPlace(whole)
  const words = wordsIn(place ?? whole).slice(0, mostWords)
  if (words.length === 0) return []

  const fits: Fits = new Map()
  const meant = spelledOut(whole)
  if (place === null) {
    keep(fits, namedBy(index, wordsIn(meant).slice(0, mostWords), plain(meant)), 0)
    // "u of sc" has the letters of USC, but "u of de" may go on to Denver.
    if (meant !== whole) keep(fits, namedBy(index, words, plain(whole)), 6)
  }
  keep(fits, inPlace(index, words, place !== null), 0)
  if (best(index, fits, isOffered) < sure) {
    for (const [at, [spelling, mistakes]] of corrected(index, words).entries())
      keep(fits, (at < 2 ? namedBy : byName)(index, spelling, ''), mistakes * mistake)
    const distinctive = words.filter((word) => !/^(university|college|school|institute)$/.test(word))
    if (distinctive.length > 0 && distinctive.length < words.length)
      keep(fits, namedBy(index, distinctive, ''), 10)
  }
  if (fits.size === 0) keep(fits, joinedAndMisspelled(index, words.join('')), 0)
  if (fits.size === 0) keep(fits, withoutOne(index, words), 30)

  return [...fits]
    .filter(([college]) => isOffered(college))
    .map(([college, fit]) => [college, fit + index.colleges[college]!.prominence] as const)
    .toSorted(([one, high], [other, low]) => low - high || one - other)
    .slice(0, limit)
    .map(([college]) => college)
}

/** Expands "u of sc" to the words that it is short for. */
function spelledOut(typed: string): string {
  return typed.replace(/\bu(?:ni(?:versity)?)? of (\w+)\s*$/i, (all, word: string) => {
    const state = stateWords(word.toLowerCase())
    return state ? `university of ${state.join(' ')}` : all
  })
}

function keep(fits: Fits, found: Fits, less: number) {
  for (const [college, fit] of found)
    if ((fits.get(college) ?? -Infinity) < fit - less) fits.set(college, fit - less)
}

function best(index: CollegeIndex, fits: Fits, isOffered: (college: number) => boolean): number {
  let most = -Infinity
  for (const [college, fit] of fits)
    if (isOffered(college)) most = Math.max(most, fit + Math.min(index.colleges[college]!.prominence, 12))
  return most
}

/** Finds colleges by name, with or without a place after it, and with abbreviated states written out. */
function namedBy(index: CollegeIndex, words: readonly string[], typed: string): Fits {
  const fits = byName(index, words, typed)
  words.forEach((word, at) => {
    const state = stateWords(word)
    if (state && words.length > 1) keep(fits, byName(index, words.toSpliced(at, 1, ...state), ''), 3)
  })
  for (let count = 1; count < Math.min(words.length, 4); count++) {
    const [name, place] = [words.slice(0, -count), words.slice(-count)]
    const isThere = (college: number) => place.every((word) => index.colleges[college]!.place.words.has(word))
    const found = byName(index, name, '')
    for (const [college, fit] of found) if (isThere(college)) keep(fits, new Map([[college, fit]]), 12)
  }
  return fits
}

function byName(index: CollegeIndex, words: readonly string[], typed: string): Fits {
  const fits: Fits = new Map()
  const note = (college: number, fit: number) => {
    if ((fits.get(college) ?? -Infinity) < fit) fits.set(college, fit)
  }
  const joined = words.join('')
  const [from, to] = beginning(index.runs, joined, (run) => run.joined)
  for (let at = from; at < to; at++) {
    const { joined: whole, college, form, start } = index.runs[at]!
    const isWhole = whole.length === joined.length
    if (start === 0 && isWhole) note(college, form.sureness + (form.plain === typed ? 3 : 0))
    else if (start === 0)
      note(college, 80 - (100 - form.sureness) / 2 + (typed !== '' && form.plain.startsWith(typed) ? 3 : 0))
    else if (joined.length > 2) note(college, isWhole ? 66 : 58)
  }
  for (const college of withWords(index, words)) note(college, wordsFit(index, college, words))
  return fits
}

/** Returns the fit of a college that has all the words somewhere. */
function wordsFit({ formsOf }: CollegeIndex, college: number, words: readonly string[]): number {
  let fit = 20
  for (const form of formsOf[college]!) {
    if (!words.every((word) => form.words.some((one) => one.startsWith(word)))) continue
    let next = 0
    for (const one of form.words) if (next < words.length && one.startsWith(words[next]!)) next++
    fit = Math.max(fit, next === words.length ? 48 : 40)
  }
  return fit
}

/** Returns the colleges that have a word beginning with each of these, in a name or in the place. */
function withWords({ colleges, words: known, withWord }: CollegeIndex, words: readonly string[]): number[] {
  /** The number of the words so far that each college has. */
  const counted = new Uint8Array(colleges.length)
  let having: number[] = []
  for (const [count, word] of words.entries()) {
    having = []
    const [from, to] = beginning(known, word, (text) => text)
    for (let at = from; at < to; at++)
      for (const college of withWord.get(known[at]!)!)
        if (counted[college] === count) {
          counted[college] = count + 1
          having.push(college)
        }
    if (having.length === 0) break
  }
  return having
}

/** Returns the place that a search such as "colleges in california" asks for; `null` for any other search. */
function asksForPlace(typed: string): string | null {
  return (
    /^\s*(?:the )?(?:best |good )?(?:colleges?|universit(?:y|ies)|schools?) (?:in|near|around) (.+)$/i.exec(
      typed,
    )?.[1] ?? null
  )
}

function inPlace({ colleges }: CollegeIndex, words: readonly string[], isAsked: boolean): Fits {
  const written = words.join('')
  const state = words.length === 1 && isAsked ? stateWords(written)?.join('') : undefined
  const fits: Fits = new Map()
  colleges.forEach(({ place, hbcu, womenOnly }, college) => {
    if (place.known.includes(written)) fits.set(college, 97)
    else if (hbcu && /^(hbcus?|historicallyblack)/.test(written)) fits.set(college, 97)
    else if (womenOnly && /^womens?(only)?(college|universit|school)/.test(written)) fits.set(college, 97)
    else if (place.names.some((name) => name === written || name === state))
      fits.set(college, isAsked ? 97 : 70)
    else if (isAsked && words.every((word) => place.words.has(word))) fits.set(college, 60)
  })
  return fits
}

/** Words that do not tell one college from another. */
const general =
  /^(university|college|colleges|school|institute|state|technical|community|global|online|art|arts)$/

/** Finds colleges without a word that none has: "liberty university online", "oberlin conservatory". */
function withoutOne(index: CollegeIndex, words: readonly string[]): Fits {
  const fits: Fits = new Map()
  if (words.length < 2 || words.length > mostCorrected) return fits
  words.forEach((_, at) => {
    const rest = words.toSpliced(at, 1)
    if (rest.some((word) => word.length > 2 && !general.test(word))) keep(fits, byName(index, rest, ''), 0)
  })
  return fits
}

/** Finds, as the last attempt, names that the words may be if joined and misspelled. */
function joinedAndMisspelled({ runs }: CollegeIndex, joined: string): Fits {
  const fits: Fits = new Map()
  if (joined.length < 5 || joined.length > 40) return fits
  for (const { joined: whole, start, college } of runs) {
    if (start > 0 || whole[0] !== joined[0]) continue
    const mistakes = prefixEditDistance(joined, whole, allowedTypos(joined))
    if (mistakes !== Infinity) keep(fits, new Map([[college, 80]]), mistakes * mistake)
  }
  return fits
}
