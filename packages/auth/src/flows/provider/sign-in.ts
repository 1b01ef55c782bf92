import { issueCodeFor } from '#credentials/code-challenge.ts'
import { keysOf } from '#credentials/keys.ts'
import { attemptOf } from '#credentials/provider/attempt.ts'
import { authorizationUrl, exchangeCode, type Proven } from '#credentials/provider/exchange.ts'
import { ProviderDown, ProviderRefused } from '#credentials/provider/failures.ts'
import type { AuthContext, Database, Provider } from '#services.ts'
import type { Identity } from '#store/token-kinds.ts'
import { hashOf, takeByPlace } from '../caps.ts'
import { takeAttempt } from '../guesses.ts'
import { emailHashOf } from './email-hash.ts'
import { match, type Match } from './match.ts'

export type ProviderContext = AuthContext & { provider: Provider }

/** What the page is told: a code that signs in, one that links once the account is proved, or why neither. */
export type Returned =
  | { code: string }
  | { link: string; address: string }
  | { refused: 'unavailable' | 'failed' | 'disabled' | 'unexpected' }

/** Returns the provider's page where the person signs in, or why there is none now. */
export async function beginAtProvider(context: ProviderContext, seed: string): Promise<URL | Returned> {
  await takeByPlace(context, 'read')
  try {
    return await authorizationUrl(context.provider, redirectUriOf(context), attemptOf(seed))
  } catch (error) {
    return refusalOf(context, error)
  }
}

type Return = {
  /** The secret of the attempt, from the browser's cookie; absent if there is none. */
  seed: string | undefined
  /** The code challenge of the page that began the attempt. */
  challenge: string
  search: string
}

/** Ends the way to the provider and back: finds or opens the account, and issues a code for the page. */
export async function returnFromProvider(context: ProviderContext, sent: Return): Promise<Returned> {
  await takeAttempt(context, 'sign-in', sent.search)
  if (sent.seed === undefined) return { refused: 'failed' }
  try {
    const url = new URL(`${redirectUriOf(context)}?${sent.search}`)
    const proven = await exchangeCode(context.provider, url, attemptOf(sent.seed))
    return await settle(context, proven, sent.challenge)
  } catch (error) {
    return refusalOf(context, error)
  }
}

async function settle(context: ProviderContext, proven: Proven, challenge: string): Promise<Returned> {
  const { email, subject } = proven
  const address = 'refused' in email ? null : email.address
  const keys = await keysOf(context)
  const identity = {
    issuer: context.provider.issuer,
    subject,
    emailHash: address && emailHashOf(keys, address),
  }
  // Whoever is overtaken finds what the other has made.
  const once = () => attempt(context, { proven, identity, address, challenge })
  return (await once()) ?? (await once()) ?? { refused: 'failed' }
}

type Settling = { proven: Proven; identity: Identity; address: string | null; challenge: string }

async function attempt(context: ProviderContext, settling: Settling): Promise<Returned | null> {
  const { identity, address } = settling
  const settled = context.db.transaction(async (tx) => {
    const matched = await match(tx, context, { identity, address })
    // Undoes what was begun.
    if (matched.is === 'overtaken') throw new Overtaken()
    return answer(tx, context, matched, settling)
  })
  return settled.catch((error: unknown) => {
    if (error instanceof Overtaken) return null
    throw error
  })
}

class Overtaken extends Error {}

async function answer(
  tx: Database,
  context: ProviderContext,
  matched: Exclude<Match, { is: 'overtaken' }>,
  { proven, identity, address, challenge }: Settling,
): Promise<Returned> {
  const { audit, origin, provider, now } = context
  const at = now()
  if (matched.is === 'refused') {
    const reason =
      'refused' in proven.email && matched.reason === 'unexpected' ? proven.email.refused : matched.reason
    const person = proven.email.address
    const detail = { reason, ...(person !== null && { person: hashOf(person) }) }
    await audit.write(tx, { at, action: 'identity_refused', origin, detail })
    return { refused: matched.reason }
  }
  const { userId } = matched
  if (matched.is === 'to-prove') {
    const waiting = { ...identity, address: address! }
    const link = await issueCodeFor(tx, { userId, challenge, identity: waiting }, at)
    return { link, address: waiting.address }
  }
  if (matched.is === 'joined') {
    const entry = { at, actorId: userId, targetId: userId, origin, detail: { joined: true } }
    await audit.write(tx, { ...entry, action: 'identity_linked' })
  }
  const aal = provider.trustsSecondFactor && proven.secondFactor ? 'aal2' : 'aal1'
  const proved = { userId, challenge, method: 'oauth', aal, providerSession: proven.session } as const
  return { code: await issueCodeFor(tx, proved, at) }
}

function refusalOf({ log }: ProviderContext, error: unknown): Returned {
  const isKnown = error instanceof ProviderDown || error instanceof ProviderRefused
  if (!isKnown) throw error
  const isDown = error instanceof ProviderDown
  log.warn(
    { why: whyIn(error) },
    isDown ? 'The provider does not answer' : 'The provider’s answer does not fit',
  )
  return { refused: isDown ? 'unavailable' : 'failed' }
}

/** Returns the innermost code or name of an error, which says nothing about a person. */
function whyIn({ cause, ...error }: Error & { code?: string }): string {
  const own = error.code ?? error.name
  return cause instanceof Error ? (whyIn(cause) ?? own) : own
}

function redirectUriOf({ publicUrl }: ProviderContext): string {
  return `${publicUrl}/auth/v1/callback`
}
