import { AuthClient } from '@supabase/auth-js'
import { clientIsHere } from './auth.ts'
import { storageKey } from './device.ts'
import { fetchFromServer } from './reach.ts'
import { authStorage } from './session-storage.ts'

export { isAuthApiError, isAuthRetryableFetchError } from '@supabase/auth-js'

/**
 * The client of the sign-in. It keeps the session in this browser, refreshes it before it ends, and tells other tabs; on a
 * shared computer, the session is this tab's own. Links in mails lead to `/auth/confirm`, which asks for a press of a button;
 * no page takes tokens from its address.
 */
export const auth = new AuthClient({
  url: `${window.location.origin}/auth/v1`,
  storageKey,
  storage: authStorage,
  flowType: 'implicit',
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: false,
  headers: {},
  experimental: { recoveryCodes: true },
  fetch: fetchFromServer,
})

clientIsHere(auth)
