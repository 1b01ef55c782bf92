/**
 * The session, for every page. Most pages start without the sign-in client (`auth-client.ts`, a tenth of the
 * app's first file): the stored token is sent unchanged until it has to be refreshed.
 */
import { storageKey } from '../device.ts'
import { subscribeReachability, isServerReachable } from '../reachability.ts'
import { authStorage, type StoredSession, storedSession } from './session-storage.ts'

/** How many milliseconds before it expires a session is renewed, the same as in auth-js. */
const margin = 90_000

/** Loads the client, which renews and ends sessions. */
export function loadAuthClient() {
  return import('./auth-client.ts')
}

/** Returns the access token to send, refreshed shortly before it expires; `null` when nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  const session = storedSession()
  if (!session) return null
  if (isUnexpired(session)) return session.access_token
  const { auth } = await loadAuthClient()
  const { data } = await auth.getSession()
  return data.session?.access_token ?? null
}

/** Returns whether the session's token stays valid long enough to be sent. */
export function isUnexpired({ access_token: token, expires_at: end }: StoredSession): boolean {
  return typeof token === 'string' && typeof end === 'number' && end * 1000 - Date.now() > margin
}

/** `needs-code`: the password was right, and the account also requires a code from an authenticator app. */
export type SessionState = 'signed-out' | 'needs-code' | 'signed-in'

/**
 * Returns how far this browser's sign-in has come.
 * @throws when the session has to be renewed and the server cannot be reached, which is not a sign-out.
 */
export async function sessionState(): Promise<SessionState> {
  const session = storedSession()
  // Refreshing a session would wait for the network, and pages shown offline come from this device.
  if (!session || isUnexpired(session) || !isServerReachable()) return storedState(session)
  const away = outOfReach()
  const renewed = await Promise.race([renewedState(), away.begins])
  away.ignore()
  return renewed ?? storedState(storedSession())
}

async function renewedState(): Promise<SessionState> {
  const { auth, isAuthRetryableFetchError } = await loadAuthClient()
  const { error } = await auth.getSession()
  if (isAuthRetryableFetchError(error)) throw error
  return storedState(storedSession())
}

/** Reports when the server turns out to be unreachable: auth-js would retry for half a minute. */
function outOfReach() {
  let ignore = () => {}
  const begins = new Promise<null>((resolve) => {
    ignore = subscribeReachability(() => isServerReachable() || resolve(null))
  })
  return { begins, ignore }
}

function storedState(session: StoredSession | null): SessionState {
  if (!session) return 'signed-out'
  const hasFactor = session.user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasFactor && claimsIn(session).aal !== 'aal2' ? 'needs-code' : 'signed-in'
}

type Claims = { sub?: string; aal?: string; amr?: { method: string }[] }

function claimsIn({ access_token: token }: Pick<StoredSession, 'access_token'>): Claims {
  return JSON.parse(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/'))) as Claims
}

export function isOfSamePerson(...tokens: [string, string]): boolean {
  const [one, other] = tokens.map((token) => claimsIn({ access_token: token }).sub)
  return one === other
}

/** Whether a mailed link or code has opened the session, which may then set a new password before the second step. */
export function isByMail(session: StoredSession): boolean {
  return claimsIn(session).amr?.some(({ method }) => method === 'otp') ?? false
}

/**
 * Returns a new access token for one that the server has refused, or `null` when there is none. A session
 * that was ended elsewhere also ends here: auth-js would keep it until its last token expires.
 */
export async function renewedToken(refused: string): Promise<string | null> {
  const { auth, isAuthApiError } = await loadAuthClient()
  const { data, error } = await auth.refreshSession()
  const isEnded = isAuthApiError(error) && [400, 401, 403].includes(error.status)
  if (isEnded && (await accessToken()) === refused) {
    // A copy of this tab may have given the session a second step. Signing out with the old token would end it there too.
    authStorage.removeItem(storageKey)
    await auth.signOut({ scope: 'local' })
  }
  return data.session?.access_token ?? null
}

/** Whether the person signed out in this tab; otherwise the session was ended elsewhere, or expired. */
export const ending = { isOwn: false }

/**
 * Ends every session of this person. This browser's session ends even if the server cannot be reached.
 * Returns whether the server confirmed that all of them ended.
 */
export async function signOut(): Promise<boolean> {
  ending.isOwn = true
  const client = await loadAuthClient().catch(() => null)
  if (!client) {
    // The page has been offline since it opened.
    authStorage.removeItem(storageKey)
    window.location.assign('/auth')
    return false
  }
  const { auth } = client
  const { error } = await auth.signOut({ scope: 'global' })
  if (!error) return true
  console.error('The server did not confirm the sign-out; it goes on in this browser.', error)
  await auth.signOut({ scope: 'local' })
  return false
}
