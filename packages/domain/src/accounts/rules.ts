import type { Actor, Role } from '../actor.ts'
import { todayIn } from '../today.ts'
import type { accounts } from './contract.ts'
import { welcome } from './welcome.ts'

export const passwordLength = { least: 8, most: 128, mostBytes: 512 } as const

/**
 * The sign-in protocol's reasons: too short, or easy to guess because it is common, the email or the name.
 */
export type PasswordReason = 'length' | 'pwned'

type Owner = { email: string; fullName: string }

/** Returns why a password is not allowed, or an empty list. */
export function reasonsAgainstPassword(
  password: string,
  owner: Owner,
  isCommon: (password: string) => boolean,
): PasswordReason[] {
  const short = lengthOf(password) < passwordLength.least
  // A short password is rejected anyway, so it need not be looked up.
  const own = names(owner)
  const isOwn = [bare(password), ...coresOf(password)].some((core) => own.includes(core))
  const guessable = (!short && isCommon(password)) || isOwn
  return [...(short ? ['length' as const] : []), ...(guessable ? ['pwned' as const] : [])]
}

/** The most characters, such as a year or a few signs, around a word that leave it easy to guess. */
const mostAround = 8
const meant: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/**
 * Returns the words, in lower case, that a password may come down to: as it is and without common beginnings
 * and endings, each also without spaces and signs, with letters for look-alike signs, and unrepeated.
 */
export function coresOf(password: string): string[] {
  // Longer passwords are rejected for their length.
  const text = password.toLowerCase().slice(0, passwordLength.mostBytes)
  const head = text.replace(/^[^\p{L}]+/u, '')
  const tail = text.replace(/[^\p{L}]+$/u, '')
  const both = head.replace(/[^\p{L}]+$/u, '')
  const stems = [text, head, tail, both].filter(
    (stem) => stem !== '' && text.length - stem.length <= mostAround,
  )
  const spelled = stems.flatMap((stem) => [stem, stem.replace(/[@431!0$57]/g, (sign) => meant[sign]!)])
  const once = spelled.map((stem) => stem.replace(/^(.+?)\1+$/u, '$1'))
  return [...new Set([...spelled, ...once].flatMap((stem) => [stem, bare(stem)]))].filter(
    (core) => core.length >= 3,
  )
}

/** Whether a password is longer than the server is willing to hash. */
export function isTooLong(password: string): boolean {
  return lengthOf(password) > passwordLength.most || bytesOf(password) > passwordLength.mostBytes
}

type Protected = Pick<Actor, 'role' | 'demoId'> & { twoFactor: boolean }

/** Whether the operator requires a second factor for this person's role. Demo accounts never need one. */
export function requiresTwoFactor(
  { role, demoId }: Omit<Protected, 'twoFactor'>,
  required: readonly Role[],
): boolean {
  return demoId === null && required.includes(role)
}

/** Whether this person must add a second factor, because it is required and they have none. */
export function needsTwoFactor({ twoFactor, ...person }: Protected, required: readonly Role[]): boolean {
  return !twoFactor && requiresTwoFactor(person, required)
}

/** The endpoints open to someone who must still set up a second factor: those the page for it uses. */
export const openWithoutTwoFactor = [
  'GET /me',
  'GET /me/sign-in',
  'GET /sessions',
  'POST /sessions/proof',
  'DELETE /sessions/{id}',
] as const satisfies readonly (keyof typeof accounts)[]

/** The days after which a session ends: without use, and after sign-in regardless of use. */
export const sessionDays = { unused: 30, longest: 90 } as const

/** Counts characters as people do, rather than UTF-16 units. */
function lengthOf(password: string): number {
  return Array.from(password).length
}

/** Counts bytes in UTF-8. */
function bytesOf(text: string): number {
  const sizes = Array.from(text, (character) => {
    const point = character.codePointAt(0)!
    return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  })
  return sizes.reduce<number>((sum, size) => sum + size, 0)
}

function names({ email, fullName }: Owner): string[] {
  return [email, email.split('@')[0] ?? '', fullName].map(bare).filter((name) => name !== '')
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[\s._-]/g, '')
}

/** Returns when an account is erased: 14 days after its owner asked, so that they may change their mind. */
export function eraseAfter(askedAt: Date): Date {
  return new Date(askedAt.getTime() + 14 * 86_400_000)
}

/** Returns the greeting of this person on a date where they are. */
export function welcomeOn(today: string, account: { timeZone: string; createdAt: string }): string {
  return welcome(today, todayIn(account.timeZone, new Date(account.createdAt)))
}
