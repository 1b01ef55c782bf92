import { AuthClient, isAuthApiError, isAuthRetryableFetchError } from '@supabase/auth-js'
import { storageKey, storedSession } from './device.ts'
import { followReach, fetchFromServer, isReached } from './reach.ts'
import { sessionKeep } from './session-keep.ts'

/**
 * The session: kept in this browser, refreshed before it ends, shared between tabs; on a shared computer, this tab's own.
 * Links in mails lead to `/auth/confirm`, which asks for a press of a button; no page takes tokens from its address.
 */
export const auth = new AuthClient({
  url: `${window.location.origin}/auth/v1`,
  storageKey,
  storage: sessionKeep,
  flowType: 'implicit',
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: false,
  headers: {},
  fetch: fetchFromServer,
})

/** The access token to send, refreshed when it is about to end; `null` when nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  const { data } = await auth.getSession()
  return data.session?.access_token ?? null
}

/** `needs-code`: the password was right, and the account also asks for a code from an authenticator app. */
export type SessionState = 'signed-out' | 'needs-code' | 'signed-in'

/**
 * How far this browser's sign-in has come.
 * @throws when the session has to be renewed and the server cannot be reached: that is not a sign-out.
 */
export async function sessionState(): Promise<SessionState> {
  // A session that has to be renewed would wait for the network, and what is shown without one is on this device.
  if (!isReached()) return storedState()
  const away = outOfReach()
  const looked = await Promise.race([auth.mfa.getAuthenticatorAssuranceLevel(), away.begins])
  away.ignore()
  if (!looked) return storedState()
  const { data, error } = looked
  if (isAuthRetryableFetchError(error)) throw error
  if (!data?.currentLevel) return 'signed-out'
  return data.nextLevel === 'aal2' && data.currentLevel !== 'aal2' ? 'needs-code' : 'signed-in'
}

/** When the server turns out to be out of reach: auth-js would try again for half a minute. */
function outOfReach() {
  let ignore = () => {}
  const begins = new Promise<null>((resolve) => {
    ignore = followReach(() => isReached() || resolve(null))
  })
  return { begins, ignore }
}

function storedState(): SessionState {
  const session = storedSession()
  if (!session) return 'signed-out'
  const claims = JSON.parse(atob(session.access_token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')))
  const hasFactor = session.user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasFactor && (claims as { aal?: string }).aal !== 'aal2' ? 'needs-code' : 'signed-in'
}

/**
 * A new access token for one that the server has refused; `null` when there is none. A session that was ended elsewhere
 * ends here with that: auth-js would go on with it until its last token's time is over.
 */
export async function renewedToken(refused: string): Promise<string | null> {
  const { data, error } = await auth.refreshSession()
  const isEnded = isAuthApiError(error) && [400, 401, 403].includes(error.status)
  if (isEnded && (await accessToken()) === refused) await auth.signOut({ scope: 'local' })
  return data.session?.access_token ?? null
}

/** Whether it was in this tab that somebody signed out; else the session was ended elsewhere, or is too old. */
export const ending = { isOwn: false }

/** Ends every session of this person; this browser's ends even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  ending.isOwn = true
  const { error } = await auth.signOut({ scope: 'global' })
  if (!error) return
  console.error('The server did not confirm the sign-out; it goes on in this browser.', error)
  await auth.signOut({ scope: 'local' })
}
