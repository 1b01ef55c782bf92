import type { Me } from '@bearings/domain/accounts/schema'
import { roleInWords } from '@bearings/domain/role-names'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { notify } from '../notify.ts'
import { query } from '../queries/api.ts'
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

/**
 * Opens the page again when an admin has changed the person's role, or when they now need a second step: the
 * guards lead away from what may no longer open. Whoever has another role is told why.
 */
export function useFollowAccess({ role, needsTwoFactor }: Pick<Me, 'role' | 'needsTwoFactor'>): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const known = useRef({ role, needsTwoFactor })
  useEffect(() => {
    const before = known.current
    known.current = { role, needsTwoFactor }
    const hasNewRole = role !== before.role
    if (!hasNewRole && needsTwoFactor === before.needsTwoFactor) return
    if (hasNewRole) void renewIfRoleChanged(queryClient)
    const { pathname } = router.state.location
    void router.invalidate().then(() => {
      if (!hasNewRole || router.state.location.pathname === pathname) return
      notify({ title: 'Your role has changed', message: `You are now ${roleInWords(role)}.` })
    })
  }, [queryClient, router, role, needsTwoFactor])
}
