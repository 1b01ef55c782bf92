import { namesIn } from '#names.ts'

/** The person whom a text must not identify. */
export type Owner = { fullName: string; studentId: string | null }

/** Whether a text reveals who a person is, or how to reach them. */
export function identifies(text: string, { fullName, studentId }: Owner): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Pd}/gu, '-')
  return (
    contacts.some((contact) => contact.test(plain)) ||
    containsLongNumber(plain) ||
    containsName(plain, fullName) ||
    containsStudentId(plain, studentId)
  )
}

/** Patterns for an email address, a link, a social media handle, and a US phone number. */
const contacts = [
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/i,
  /https?:\/\/|\bwww\.|\b[\w-]+\.(?:com|org|net|edu|gov|io|me|gg|ly|app|dev)\b|\b(?:linktr\.ee|youtu\.be)\b/i,
  /(?:^|[^\w.])@\w{3,}/,
  /(?<!\d)(?:\+?\d[\s().-]{0,3})?\d{3}[\s()./-]{0,3}\d{3}[\s./-]{0,3}\d{4}(?!\d)/,
]

/** Nine digits or more that could be dialed. Years in a row, or scores of four digits each, are none. */
function containsLongNumber(text: string): boolean {
  return (text.match(/\d(?:[\s().+/-]{0,3}\d){8,}/g) ?? []).some((run) => {
    const groups = run.match(/\d+/g) ?? []
    const others = groups.filter((group) => !/^(19|20)\d\d$/.test(group))
    return others.join('').length >= 9 && !groups.every((group) => group.length === 4)
  })
}

/** The first name beside any later one, in either order; initials between them hide nothing. */
function containsName(text: string, fullName: string): boolean {
  const [first = '', ...later] = withoutInitials(namesIn(fullName).flatMap(wordsOf))
  const words = ` ${withoutInitials(wordsOf(text)).join(' ')} `
  // A particle such as "de" identifies nobody.
  const identifying = later.filter((name, at) => name.length > 2 || at === later.length - 1)
  return [...identifying, later.join(' ')]
    .filter((name) => name !== '')
    .some((name) => words.includes(` ${first} ${name} `) || words.includes(` ${name} ${first} `))
}

/** As one word, or in the parts that it is written in. */
function containsStudentId(text: string, studentId: string | null): boolean {
  const id = wordsOf(studentId ?? '')
  // A number this short could also be a year or a score.
  if (id.join('').length < 5) return false
  const words = wordsOf(text)
  return words.includes(id.join('')) || ` ${words.join(' ')} `.includes(` ${id.join(' ')} `)
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/['’]s\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
}

function withoutInitials(words: string[]): string[] {
  return words.filter((word) => !/^[a-z]$/.test(word))
}
