import { AuthClient } from '@supabase/auth-js'
import { storageKey } from '../device.ts'
import { fetchWithinLimit } from '../reachability.ts'
import { provideClient } from './client-ready.ts'
import { inDeviceTime } from './device-time.ts'
import { authStorage } from './session-storage.ts'

export { isAuthApiError, isAuthRetryableFetchError } from '@supabase/auth-js'

/**
 * The sign-in client. It keeps the session in this browser, refreshes it before it expires, and tells other
 * tabs. On a shared computer, the session belongs to this tab alone. Links in mails lead to `/auth/confirm`,
 * which asks for a press of a button; no page takes tokens from its URL.
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
  fetch: fetchInDeviceTime,
})

provideClient(auth)

/** A `fetch` whose sessions expire by this device's clock; by the protocol, they tell the server's time. */
async function fetchInDeviceTime(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetchWithinLimit(...request)
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { expires_in?: number } | null
  const { expires_in } = body ?? {}
  return expires_in ? new Response(JSON.stringify(inDeviceTime({ ...body, expires_in })), response) : response
}
