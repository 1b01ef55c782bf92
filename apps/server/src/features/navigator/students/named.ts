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
      (name) =>
        counts.get(name) === 1 &&
        spansOf(text, name).some(
          (span) => !colleges.some((one) => one.from <= span.from && one.to >= span.to),
        ),
    ),
  )
}

/** The names that are long enough to be no word: “Jo” and “de” are not looked for. */
function namesIn(fullName: string): string[] {
  return [...new Set(fullName.toLowerCase().split(/\s+/))].filter(
    (name) => name.length >= 3 && !words.includes(name),
  )
}

/** Names that are words as well. */
const words: readonly string[] = [
  'may',
  'will',
  'april',
  'june',
  'grace',
  'hope',
  'joy',
  'faith',
  'mark',
  'grant',
  'chance',
  'young',
  'early',
  'page',
  'day',
  'school',
  'student',
  'test',
  'the',
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
