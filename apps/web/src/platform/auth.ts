import { AuthClient } from '@supabase/auth-js'

export const storageKey = 'bearings.auth'

/**
 * The session: kept in this browser, refreshed before it ends, shared between tabs.
 * Links in mails lead to `/auth/confirm`, which asks for a press of a button; no page takes tokens from its address.
 */
export const auth = new AuthClient({
  url: `${window.location.origin}/auth/v1`,
  storageKey,
  flowType: 'implicit',
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: false,
  headers: {},
})

/** The access token to send, refreshed when it is about to end; `null` when nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  const { data } = await auth.getSession()
  return data.session?.access_token ?? null
}
