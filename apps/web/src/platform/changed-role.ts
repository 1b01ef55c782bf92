import type { QueryClient } from '@tanstack/react-query'
import { query } from './api.ts'
import { loadAuthClient } from './auth.ts'
import { storedSession } from './session-storage.ts'

/**
 * Renews a session that was stored before the person's role changed. The script in the head of the page uses
 * the stored role, and would prefetch what the old role may read until the token expires after an hour.
 */
export async function renewIfRoleChanged(queryClient: QueryClient): Promise<void> {
  const me = queryClient.getQueryData(query('GET /me').queryKey)
  const stored = storedSession()?.user.user_metadata.role
  if (!me || stored === undefined || stored === me.role) return
  const { auth } = await loadAuthClient()
  await auth.refreshSession()
}
