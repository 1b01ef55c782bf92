import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'

type Span = { from: number; to: number }

/**
 * Returns the students whom a text names, by the whole name, or by a first or last name that nobody else has and that is
 * no part of a college's name.
 */
export function studentsIn(
  text: string,
  students: readonly AdvisedStudent[],
  colleges: readonly Span[] = [],
): AdvisedStudent[] {
  const whole = students.filter(({ fullName }) => spansOf(text, fullName).length > 0)
  if (whole.length > 0) return whole
  const counts = new Map<string, number>()
  for (const { fullName } of students)
    for (const name of namesIn(fullName)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return students.filter(({ fullName }) =>
    namesIn(fullName).some(
      (name, at) =>
        counts.get(name) === 1 &&
        spansOf(text, name).some(
          (span) =>
            !colleges.some(
              (one) => one.from <= span.from && one.to >= span.to && !(at === 0 && isPerson(text, one, name)),
            ) &&
            (!words.includes(name) || isWrittenAsName(text, span)),
        ),
    ),
  )
}

/** Whether a college's name is a student's first name here: “is Sofia on track”, and not “is Howard test optional”. */
function isPerson(text: string, { from, to }: Span, name: string): boolean {
  return (
    to - from === name.length &&
    !/\b(?:at|to|into|in)\s+$/i.test(text.slice(0, from)) &&
    !ofCollege.test(text)
  )
}
const ofCollege =
  /\b(?:admi\w+|acceptance|tuition|costs?|price|optional|requir\w+|superscor\w+|rank\w*|rates?|campus|dorms?|majors?|college|university|css|test|like)\b/i

/** Whether a name that is a word as well is written as a name: “How is Will doing”. */
function isWrittenAsName(text: string, { from }: Span): boolean {
  return from > 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(from))
}

/**
 * Returns the name of whom a question is about, “what does marcus bell have due”, if it has a word that is neither a
 * college nor written anywhere in the library.
 */
export function strangerIn(
  text: string,
  colleges: readonly Span[],
  ordinary: ReadonlySet<string>,
): string | null {
  const found = aboutPerson.exec(text) ?? ofPerson.exec(text)
  const name = found?.groups?.['name']
  if (!found || !name) return null
  const from = found.index + found[0].indexOf(name)
  if (colleges.some((one) => one.from < from + name.length && one.to > from)) return null
  const isName = name.split(' ').some((word) => !ordinary.has(word.toLowerCase()))
  return isName ? name.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()) : null
}
const aboutPerson =
  /\b(?:what|how) about (?<name>\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)??)(?= (?:is|does|did|has) (?:s?he|they)\b|\W*$)/iu
const ofPerson =
  /\b(?:does|did|is|has|was|hasn't|didn't|isn't|how's|where's|what's) (?<name>\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)??) (?:have|has|need|done|do|doing|on track|behind|late|missing|sent|send|share|shared|submit|submitted|finish|finished|apply|applying|applied|got|get|still|ok|okay|ready)\b/iu

/** The names that are long enough to be no word: “Jo” and “de” are not looked for. */
function namesIn(fullName: string): string[] {
  return [...new Set(fullName.toLowerCase().split(/\s+/))].filter(
    (name) => name.length >= 3 && !never.includes(name),
  )
}

/** Words that are written with a capital when they are no name. */
const never: readonly string[] = [
  'may',
  'april',
  'june',
  'early',
  'page',
  'day',
  'school',
  'student',
  'test',
  'the',
]
/** Names that are words as well. */
const words: readonly string[] = [
  'will',
  'price',
  'long',
  'best',
  'rich',
  'law',
  'major',
  'dean',
  'case',
  'grace',
  'hope',
  'joy',
  'faith',
  'mark',
  'grant',
  'chance',
  'young',
]

function spansOf(text: string, name: string): Span[] {
  const lower = text.toLowerCase()
  const wanted = name.toLowerCase()
  const spans: Span[] = []
  for (let from = lower.indexOf(wanted); from >= 0; from = lower.indexOf(wanted, from + 1)) {
    // “sofias list” is Sofia's.
    const to =
      from +
      wanted.length +
      (/^['’]?s(?![\p{L}\p{N}])/u.exec(lower.slice(from + wanted.length))?.[0].length ?? 0)
    if (!/[\p{L}\p{N}]/u.test(`${lower[from - 1] ?? ' '}${lower[to] ?? ' '}`)) spans.push({ from, to })
  }
  return spans
}
