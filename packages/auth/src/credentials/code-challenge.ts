import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#services.ts'
import * as store from '#store/flows.ts'
import type { flows } from '#store/tables/one-time-tokens.ts'
import { type AuthFailureCode, invalid } from '../terms/failure.ts'

type Challenge = { code_challenge?: string | undefined; code_challenge_method?: string | undefined }

/** In milliseconds. Before a link, a mailed code may have to arrive. */
const longestWait = { 'sign-in': 5 * 60_000, link: 20 * 60_000 }

/**
 * Returns the code challenge of a request, or `null` if it has none.
 * @throws {AuthFailure} validation_failed if the challenge or its method is missing, malformed or not S256.
 */
export function challengeIn({
  code_challenge: challenge,
  code_challenge_method: method,
}: Challenge): string | null {
  if (!challenge && !method) return null
  if (!challenge || !method) throw invalid('code_challenge and code_challenge_method go together')
  if (method.toLowerCase() !== 's256') throw invalid('code_challenge_method can be s256 only')
  if (!/^[\w.~-]{43,128}$/.test(challenge))
    throw invalid('code_challenge takes 43 to 128 characters of A-Z a-z 0-9 . _ ~ -')
  return challenge
}

/** Stores the challenge that the sign-in must complete. Returns the flow's id; `null` without a challenge. */
export async function beginFlow(tx: Database, userId: string, challenge: string | null, now: Date) {
  return challenge === null ? null : store.insert(tx, { userId, challenge, createdAt: now })
}

type Proved = Pick<
  typeof flows.$inferInsert,
  'userId' | 'challenge' | 'method' | 'aal' | 'identity' | 'providerSession'
>

/** Issues the code to redirect with after a person has proved who they are elsewhere. */
export async function issueCodeFor(tx: Database, proved: Proved, now: Date): Promise<string> {
  return issueAuthCode(tx, await store.insert(tx, { ...proved, createdAt: now }), now)
}

/** Issues the code to redirect with after the mailed link was used. */
export async function issueAuthCode(tx: Database, flowId: string, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await store.issue(tx, flowId, hashOf(code), now)
  return code
}

/** Returns whose sign-in this code completes. Lock the account before `exchange`: in the other order, two would deadlock. */
export function personOf(tx: Database, code: string): Promise<string | undefined> {
  return store.personOf(tx, hashOf(code))
}

type Exchange = { code: string; verifier: string; now: Date; purpose?: 'sign-in' | 'link' }

/** Returns the flow, or the failure. Both use up the flow, so commit the transaction. */
export async function exchange(
  tx: Database,
  { code, verifier, now, purpose = 'sign-in' }: Exchange,
): Promise<typeof flows.$inferSelect | { refused: AuthFailureCode }> {
  const flow = await store.consume(tx, hashOf(code), purpose)
  if (!flow) return { refused: 'flow_state_not_found' }
  if (now.getTime() - flow.issuedAt!.getTime() > longestWait[purpose])
    return { refused: 'flow_state_expired' }
  const expected = Buffer.from(flow.challenge)
  const computed = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const fits = expected.length === computed.length && timingSafeEqual(expected, computed)
  return fits ? flow : { refused: 'bad_code_verifier' }
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
