import { addDays } from '../today.ts'
import { hasCommitted, type ListStatus } from './options.ts'

/** Days after which a student is told to look again. */
export const daysToLookAgain = 7

const withPortal: readonly ListStatus[] = [
  'Submitted',
  'Offered',
  'Deferred',
  'Waitlisted',
  'Accepted',
  'Committed',
]
/** While the college still expects or decides something, there is reason to look every week. */
const watched: readonly ListStatus[] = ['Submitted', 'Deferred', 'Waitlisted']

export function hasPortal(status: ListStatus): boolean {
  return withPortal.includes(status)
}

/** Returns the applications whose portal the student has not looked at for a week, or not at all. */
export function portalsToLookAt<T extends { status: ListStatus; portalLookedOn: string | null }>(
  list: readonly T[],
  today: string,
): T[] {
  if (hasCommitted(list)) return []
  const weekAgo = addDays(today, -daysToLookAgain)
  return list.filter(
    ({ status, portalLookedOn }) =>
      watched.includes(status) && (portalLookedOn === null || portalLookedOn <= weekAgo),
  )
}

/** The authority of an address, and what follows its path. */
const parts = /^https:\/\/(?<authority>[^\s/?#\\]+)[^\s?#\\]*(?<rest>\S*)$/

/** Returns the host of a portal's address, such as "apply.carleton.edu". */
export function portalHost(url: string): string {
  return parts.exec(url)?.groups?.authority ?? url
}

/** Returns why an address is not kept as that of a portal; `null` if it is, or if it is empty. */
export function faultInPortalUrl(given: string): string | null {
  const url = given.trim()
  if (url === '') return null
  const { authority = '', rest = '' } = parts.exec(url)?.groups ?? {}
  if (authority.includes('@') || secretName.test(rest)) return noPasswords
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/i.test(authority)
    ? null
    : 'Enter the full address, starting with https://'
}

/** Returns why a text about a portal is not kept; `null` if it is. */
export function faultInPortalNote(text: string): string | null {
  return looksLikePassword(text) ? noPasswords : null
}

const noPasswords = 'This looks like a password. Bearings never keeps one: leave it out.'
const secretName = /\b(?:password|passwd|pwd|pass|pin|token|session|secret)=/i
const named = /\b(?:pass ?(?:word|code|phrase)|passwd|pwd|pw|pin)\b\s*(?:is\b|no\b\.?|[:=#])\s*\S/i
const bareNumber = /\bpin\s+\d{4,}/i

/** Whether a text names a password, or has a word that mixes letters, digits and signs as only passwords do. */
export function looksLikePassword(text: string): boolean {
  return named.test(text) || bareNumber.test(text) || text.split(/\s+/).some(isMixed)
}

function isMixed(word: string): boolean {
  const isAddress = /^https?:\/\//i.test(word) || /^[^@\s]+@[^@\s]+\.[a-z]+[.,;]?$/i.test(word)
  const core = word.replace(/^[("“]+|[)"”.,;:!?]+$/g, '')
  return (
    !isAddress && core.length >= 8 && /\p{L}/u.test(core) && /\d/.test(core) && /[!@#$%^&*+=?~]/.test(core)
  )
}
