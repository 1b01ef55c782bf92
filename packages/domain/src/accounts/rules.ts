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

/** Why a password may not be chosen; empty when it may. */
export function reasonsAgainstPassword(
  password: string,
  owner: Owner,
  isCommon: (password: string) => boolean,
): PasswordReason[] {
  const short = lengthOf(password) < passwordLength.least
  // Whether a short one is common as well would be no news.
  const own = names(owner)
  const isOwn = [bare(password), ...coresOf(password)].some((core) => own.includes(core))
  const guessable = (!short && isCommon(password)) || isOwn
  return [...(short ? ['length' as const] : []), ...(guessable ? ['pwned' as const] : [])]
}

/** How many characters around a word still leave it as easy to guess: a year, a count, a few signs. */
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
 * The words that a password may come down to: as it is and without the usual beginnings and endings, each also without
 * spaces and signs, with letters for the signs that stand for them, and once where it is there twice. In lower case.
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

/**
 * Whether the operator requires a second factor for this person's role and they have none. Demo accounts
 * never need one.
 */
export function needsTwoFactor({ role, demoId, twoFactor }: Protected, required: readonly Role[]): boolean {
  return demoId === null && !twoFactor && required.includes(role)
}

/** All that is open to someone who still has to set up a second factor: what the page that does it reads. */
export const openWithoutTwoFactor = [
  'GET /me',
  'GET /sessions',
  'POST /sessions/proof',
  'DELETE /sessions/{id}',
] as const satisfies readonly (keyof typeof accounts)[]

/** After how many days a session ends: without use, and after sign-in regardless of use. */
export const sessionDays = { unused: 30, longest: 90 } as const

/** Characters as people count them, not UTF-16 units. */
function lengthOf(password: string): number {
  return Array.from(password).length
}

/** In UTF-8. */
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

/** An account that is to be erased waits 14 days for its owner to change their mind. */
export function eraseAfter(askedAt: Date): Date {
  return new Date(askedAt.getTime() + 14 * 86_400_000)
}

/** The greeting of this person on a day where they are. */
export function welcomeOn(today: string, account: { timeZone: string; createdAt: string }): string {
  return welcome(today, todayIn(account.timeZone, new Date(account.createdAt)))
}
