import type { FindableCollege } from '#colleges/find/schema.ts'
import { formsOf } from '#colleges/search/names.ts'
import { plain } from '#colleges/search/rules.ts'
import { wordsIn } from '#colleges/search/words.ts'

type Named = Pick<FindableCollege, 'name' | 'federalName' | 'aliases'>

/** Words that are in the names of many colleges, and in any sentence. */
const inAnyName = new Set([
  'a',
  'an',
  'and',
  'at',
  'college',
  'for',
  'in',
  'of',
  'school',
  'the',
  'university',
])

/** "UC Davis / UC Irvine" */
const severalNames = /\p{L}\s*\/\s*\p{L}/u

/**
 * Returns whether a line can stand for the college that the search has found likeliest, so that it may be chosen
 * without review. A single word has to be its name, a nickname or an alias, as "Bama" is: the search finds
 * something for nearly any word. `undefined` for another word, which may be a misspelled name, and for several names. "Not a college at
 * all" shares no distinctive word with any college.
 */
export function isLikelyMatch(line: string, college: Named): boolean | undefined {
  const own = plain(line)
    .split(' ')
    .filter((word) => !inAnyName.has(word))
  if (own.length < 2 || severalNames.test(line)) return isCalled(line, college) || undefined
  const words = plain(college.name).split(' ')
  return own.some((word) => words.some((of) => of === word || (word.length > 3 && of.startsWith(word))))
}

function isCalled(line: string, { name, federalName, aliases }: Named): boolean {
  const joined = wordsIn(line).join('')
  const names = federalName === null ? [name] : [name, federalName]
  return formsOf(names, aliases).some((form) => form.joined === joined)
}
