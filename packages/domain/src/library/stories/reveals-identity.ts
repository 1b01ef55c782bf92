import { namesIn } from '#names.ts'

/** The person whom a text must not identify. */
export type Owner = { fullName: string; studentId: string | null }

/** Whether a text reveals who a person is, or how to reach them. */
export function revealsIdentity(text: string, { fullName, studentId }: Owner): boolean {
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

/** Whether a text has nine or more digits that could be dialed, not only years or four-digit scores. */
function containsLongNumber(text: string): boolean {
  return (text.match(/\d(?:[\s().+/-]{0,3}\d){8,}/g) ?? []).some((run) => {
    const groups = run.match(/\d+/g) ?? []
    const others = groups.filter((group) => !/^(19|20)\d\d$/.test(group))
    return others.join('').length >= 9 && !groups.every((group) => group.length === 4)
  })
}

/** Whether the first name stands beside a later one, in either order. Initials between them are ignored. */
function containsName(text: string, fullName: string): boolean {
  if (isUnspaced(fullName) && withoutSpaces(text).includes(withoutSpaces(fullName))) return true
  const [first = '', ...later] = withoutInitials(namesIn(fullName).flatMap(wordsOf))
  const words = ` ${withoutInitials(wordsOf(text)).join(' ')} `
  // A particle such as "de" identifies nobody.
  const identifying = later.filter((name, at) => name.length > 2 || at === later.length - 1)
  return [...identifying, later.join(' ')]
    .filter((name) => name !== '')
    .some((name) => words.includes(` ${first} ${name} `) || words.includes(` ${name} ${first} `))
}

/** Whether a name of several characters is in a script whose words may stand in a sentence without spaces. */
function isUnspaced(name: string): boolean {
  const script =
    /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{M}]{2,}$/u
  return script.test(withoutSpaces(name))
}

function withoutSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s/g, '')
}

/** Whether a text contains the student ID, as one word or in its parts. */
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
