import { createHash } from 'node:crypto'
import type { Provider } from '#services.ts'

/** The claims about a person, in an ID token whose signature, issuer, audience and nonce were verified. */
export type Claims = Record<string, unknown> & { sub: string }

const google = 'https://accounts.google.com'
const microsoft = /^https:\/\/login\.microsoftonline\.(com|us)\//

/** Returns the provider's lasting name for the person. Microsoft's `sub` differs from app to app, its `oid` does not. */
export function subjectIn(claims: Claims, { issuer }: Pick<Provider, 'issuer'>): string {
  return microsoft.test(issuer) && typeof claims.oid === 'string' ? claims.oid : claims.sub
}

/** Returns a hash of the provider's name for the session that the person has there; `null` without one. */
export function sessionIn(
  { sid }: Record<string, unknown>,
  { issuer }: Pick<Provider, 'issuer'>,
): string | null {
  if (typeof sid !== 'string' || sid === '') return null
  return createHash('sha256')
    .update(JSON.stringify([issuer, sid]))
    .digest('base64url')
}

/** Returns the address that the provider vouches for, in lower case, or why there is none. */
export function addressIn(
  claims: Claims,
  { issuer, domains }: Pick<Provider, 'issuer' | 'domains'>,
): { address: string } | { refused: 'unverified' | 'domain'; address: string | null } {
  const address = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : null
  if (address === null || !isVerified(claims, issuer)) return { refused: 'unverified', address }
  const domain = address.slice(address.lastIndexOf('@') + 1)
  // At Google, anybody may use an address of any domain; `hd` says whose Workspace the account belongs to.
  const isTheirs =
    issuer !== google || (typeof claims.hd === 'string' && domains.includes(claims.hd.toLowerCase()))
  return isTheirs && domains.includes(domain) ? { address } : { refused: 'domain', address }
}

/** Microsoft says it in a claim of its own, which the school has to switch on. */
function isVerified(claims: Claims, issuer: string): boolean {
  const said = microsoft.test(issuer) ? claims.xms_edov : claims.email_verified
  return said === true || (microsoft.test(issuer) && (said === 1 || said === '1' || said === 'true'))
}

const strongContexts = new Set<unknown>([
  'phr',
  'phrh',
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
])

/** Whether the provider says that it has asked for a second factor. */
export function showsSecondFactor({ acr, amr }: Claims): boolean {
  return strongContexts.has(acr) || (Array.isArray(amr) && amr.includes('mfa'))
}
