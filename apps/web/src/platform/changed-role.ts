import type { QueryClient } from '@tanstack/react-query'
import { query } from './api.ts'
import { loadAuthClient } from './auth.ts'
import { storedSession } from './session-storage.ts'

/**
 * Renews a session that was stored before the person got another role. The script in the head of the page goes by what is
 * stored, and would ask ahead for what the old role may read until the token's hour is over.
 */
export async function renewIfRoleChanged(queryClient: QueryClient): Promise<void> {
  const me = queryClient.getQueryData(query('GET /me').queryKey)
  const stored = storedSession()?.user.user_metadata.role
  if (!me || stored === undefined || stored === me.role) return
  const { auth } = await loadAuthClient()
  await auth.refreshSession()
}
