import { stateNames } from '#states.ts'
import { beginning, type CollegeIndex } from './college-index.ts'
import { everydayWords } from './everyday-words.ts'
import { plain } from './rules.ts'
import { stateWords, wordsIn } from './words.ts'

/** A college that a text names, and the position of its name in the text. */
export type Mention = { college: number; from: number; to: number; written: string }

const longestName = 8
/** Places that are also the names of colleges. */
const states = new Set([...Object.values(stateNames).map((state) => plain(state)), 'new england'])
/** Names that people also write without a capital, and that hardly mean anything else in college planning. */
const surelyColleges = /^(brown|rice|reed|bard|drew)$/
/** Words before or after other everyday words that show them to be names: "at pace", "does union have". */
const beforeName = /^(at|into|to|vs|versus|than|does|did|do)$/i
const afterName =
  /^(or|vs|versus|and|have|has|had|require|requires|offer|offers|need|needs|take|takes|accept|accepts|cost|costs|with|superscore|give|gives|consider|look)$/i
/** Systems of many colleges, which are not colleges themselves. */
const systems =
  /^(uc|ucs|csu|csus|cal state|cal states|suny|sunys|cuny|cunys|community colleges?|state colleges?|junior college)$/

/**
 * Returns the colleges that a text names, in its order. Longer names go first, and each word of the text
 * belongs to one name. Whole names and short names count, such as "ohio state" and "MIT", but not parts of
 * names. If several colleges share a name, the most prominent one is meant.
 */
export function mentionsIn(index: CollegeIndex, text: string): Mention[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}&.'’-]+/gu)].map((match, at, all) => {
    const word = match[0].replace(/[.'’-]+$/, '')
    // "Pitt’s deadline" is about Pitt, but St. John’s has it in its name.
    const isSaint = /^(st\.?|saint)$/i.test(all[at - 1]?.[0] ?? '')
    return { text: isSaint ? word : word.replace(/['’]s$/, ''), from: match.index }
  })
  const taken = new Set<number>()
  const found: (Mention & { at: number })[] = []
  for (let length = Math.min(longestName, tokens.length); length > 0; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const span = tokens.slice(at, at + length)
      if (span.some((_, offset) => taken.has(at + offset))) continue
      const [first, last] = [span[0]!, span.at(-1)!]
      const written = text.slice(first.from, last.from + last.text.length)
      // "in Ohio" is the state, not a college, and York in "in New York" is part of the state.
      if ((states.has(plain(written)) && isPlace(tokens, at)) || systems.test(plain(written))) {
        for (let offset = 0; offset < length; offset++) taken.add(at + offset)
        continue
      }
      if (length === 1 && isInTown(text.slice(0, first.from)) && isTown(index, written)) continue
      if (/[,;:?!()]/.test(written.replace(/, /, ' ')) || !mayBeName(index, tokens, at, length, text))
        continue
      const college =
        called(index, written) ??
        called(index, written.replace(/['’]s$/, '')) ??
        (length === 1 ? calledOwner(index, written, tokens[at + 1]?.text ?? '') : null)
      if (college === null) continue
      for (let offset = 0; offset < length; offset++) taken.add(at + offset)
      found.push({ college, from: first.from, to: last.from + last.text.length, written, at })
    }
  return found
    .toSorted((one, other) => one.from - other.from)
    .map(({ college, from, to, written }) => ({ college, from, to, written }))
}

/** Returns the college that has something, written without an apostrophe: “yales acceptance rate”. */
function calledOwner(index: CollegeIndex, written: string, next: string): number | null {
  const name = /^(\p{L}{2,}[^s\P{L}])s$/iu.exec(written)?.[1]
  if (name === undefined || !ofCollege.test(next)) return null
  const isName = !everydayWords.has(plain(name)) || surelyColleges.test(plain(name))
  return isName ? called(index, name) : null
}
const ofCollege =
  /^(acceptance|admissions?|application|average|costs?|deadlines?|early|ed2?|ea|essays?|fee|financial|gpa|net|price|prompts?|regular|requirements|sat|act|supplements?|supplemental|tuition|waitlist|yield)$/i

/** Whether a name after this text is a town: "near Boston", "how far from Chicago", not "graduating from". */
function isInTown(before: string): boolean {
  return /\b(near|around|in|close to|(far|miles?|hours?|minutes?|away|i[’']?m|we[’']?re|live|comes?|coming|mov(e|ing))\b.{0,20}\bfrom)\s+$/i.test(
    before,
  )
}

/** Whether a college of the catalog is in a town of this name. */
export function isTown({ colleges }: CollegeIndex, written: string): boolean {
  const joined = wordsIn(written).join('')
  return colleges.some(({ place }) => place.names.includes(joined))
}

/** Whether a word is an everyday English word, even if a college has it in its name. */
export function isEveryday(word: string): boolean {
  return everydayWords.has(plain(word))
}

type Token = { text: string; from: number }

/** Whether a state at this position means the place: "in Maine", also "in Maine or Vermont". */
function isPlace(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  if (/^(in|from|near|around|across|within|of|outside)$/i.test(before)) return true
  if (!/^(or|and|to)$/i.test(before)) return false
  const first = [2, 3].find((count) => {
    const words = tokens.slice(Math.max(0, at - count), at - 1).map(({ text }) => text)
    return states.has(plain(words.join(' ')))
  })
  return first !== undefined && isPlace(tokens, at - first)
}

/** Whether the words that were written can be a name at all, and are not just words of a sentence. */
function mayBeName(
  index: CollegeIndex,
  tokens: readonly Token[],
  at: number,
  length: number,
  text: string,
): boolean {
  const span = tokens.slice(at, at + length)
  const words = span.map((token) => plain(token.text))
  if (words.every((word) => word === '')) return false
  const edges = [span[0]!, span.at(-1)!]
  if (edges.some((edge) => /^(the|of|at|in|for|and|or|to|a|an|is|my|i|vs)$/i.test(edge.text))) return false
  if (words.some((word) => !everydayWords.has(word))) return words.length > 1 || words[0]!.length > 1
  // UNI is in Iowa, but "is uni worth it" is about any university.
  if (words.join('') === 'uni') return edges[0]!.text === 'UNI'
  // All of its words are everyday words: "Rice" and "Case Western" count, "best case" does not.
  const hasCapitals = span.every((token) => /^\p{Lu}/u.test(token.text) || /^(of|at|and)$/.test(token.text))
  const saysWhat = words.some((word) => /^(university|college|state|western)$/.test(word)) && words.length > 1
  if (hasCapitals) return (at > 0 || span.length > 1 || saysWhat) && !isShouted(span)
  if (span.length > 1) return saysWhat && isWellKnown(index, words.join(' '))
  return isNameInLowerCase(tokens, at, text)
}

function isWellKnown(index: CollegeIndex, name: string): boolean {
  const college = called(index, name)
  return college !== null && index.colleges[college]!.prominence >= 8
}

function isNameInLowerCase(tokens: readonly Token[], at: number, text: string): boolean {
  const [before, word, after] = [tokens[at - 1]?.text ?? '', tokens[at]!.text.toLowerCase(), tokens[at + 1]]
  if (surelyColleges.test(word)) return !/^(i|he|she|they|we|who|that|the|a|my|some)$/i.test(before)
  if (!/^(american|case|hope|pace|trinity|union)$/.test(word)) return false
  const between = after ? text.slice(tokens[at]!.from + word.length, after.from) : ''
  return beforeName.test(before) && (!after || /[?!.,;\n]/.test(between) || afterName.test(after.text))
}

/** Whether a name is only initials such as "ED" and "SAT", which do not count as a college's name. */
function isShouted(span: readonly { text: string }[]): boolean {
  return span.length === 1 && /^\p{Lu}+$/u.test(span[0]!.text) && everydayWords.has(plain(span[0]!.text))
}

/** Returns the position of the college with this name; `null` if there is none. */
export function called(index: CollegeIndex, name: string): number | null {
  const joined = wordsIn(name).join('')
  if (joined.length < 2) return null
  const [from, to] = beginning(index.runs, joined, (run) => run.joined)
  let best: { college: number; fit: number } | null = null
  for (let at = from; at < to; at++) {
    const run = index.runs[at]!
    if (run.joined.length > joined.length) break
    if (run.start !== 0 || !mayStandFor(run.form.sureness, index.colleges[run.college]!.prominence, name))
      continue
    // "in Ohio" is the state.
    if (states.has(plain(name)) && run.form.sureness < 99) continue
    // Regis College is not Regis University, which once had that name.
    const own = run.form.isOwn && run.form.plain === plain(name) ? 12 : 0
    const fit = run.form.sureness + index.colleges[run.college]!.prominence + own
    if (!best || fit > best.fit) best = { college: run.college, fit }
  }
  return best?.college ?? begunBy(index, wordsIn(name), from, to)
}

/** Whether a form may stand for a college. In small letters, only known initials may: "bu" and not "co". */
function mayStandFor(sureness: number, prominence: number, name: string): boolean {
  if (/^\p{Lu}+$/u.test(name)) return true
  const letters = plain(name).length
  if (letters > 3) return sureness >= 88
  if (letters < 3)
    return (
      sureness >= 99 && prominence >= 12 && (stateWords(plain(name)) === undefined || /^(ut|nd)$/i.test(name))
    )
  return sureness >= 96 || (sureness >= 88 && prominence >= 8)
}

/**
 * Returns the only college whose name begins with these two or more words; `null` if several do. Of several
 * saints, the most prominent one is meant if it is far ahead of the others.
 */
function begunBy(
  { runs, colleges }: CollegeIndex,
  words: readonly string[],
  from: number,
  to: number,
): number | null {
  if (words.length < 2 || words.every((word) => everydayWords.has(word) && word.length < 4)) return null
  const isSaint = words[0] === 'st'
  const found = new Set<number>()
  for (let at = from; at < to && (found.size < 2 || isSaint); at++) {
    const { start, form, college } = runs[at]!
    if (start === 0 && form.sureness >= 97 && words.every((word, place) => form.words[place] === word))
      found.add(college)
  }
  const [first, second] = [...found].toSorted(
    (one, other) => colleges[other]!.prominence - colleges[one]!.prominence,
  )
  if (first === undefined) return null
  const isAlone =
    second === undefined || (isSaint && colleges[first]!.prominence - colleges[second]!.prominence > 4)
  return isAlone ? first : null
}
