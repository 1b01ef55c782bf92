import { firstQuestions } from '@bearings/domain/accounts/options'
import type { Me } from '@bearings/domain/accounts/schema'
import { Failure } from '@bearings/domain/failure'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { query } from '../queries/api.ts'
import { updateOptimistically } from '../queries/optimistic.ts'
import { storedSession } from './session-storage.ts'

/**
 * Loads the signed-in person. If the server cannot tell their role, the app treats them as a student; the
 * server checks every request anyway.
 */
export async function loadMe(queryClient: QueryClient): Promise<Me> {
  try {
    return await queryClient.ensureQueryData({ ...query('GET /me'), revalidateIfStale: true })
  } catch (error) {
    const assumed = assumedMe()
    if (!assumed || (error instanceof Failure && error.status < 500)) throw error
    console.error('The role could not be read; showing the student pages.', error)
    // Stale from the start, so that the next read asks again.
    queryClient.setQueryData(query('GET /me').queryKey, assumed, { updatedAt: 0 })
    return assumed
  }
}

/**
 * Returns `null` if the server rejects the session: nobody is signed in then, even though this browser
 * considered it valid.
 */
export function nobodyIfRefused(error: Error): null {
  if (error instanceof Failure && error.code === 'UNAUTHORIZED') return null
  throw error
}

/** Returns the signed-in person. Use it only below the guarded layout, which has loaded them. */
export function useMe(): Me {
  return useSuspenseQuery(query('GET /me')).data
}

/** Shows a person's change to their account before the server has answered. */
export function showMe(queryClient: QueryClient, change: Partial<Me>) {
  return updateOptimistically(queryClient, query('GET /me').queryKey, (me) => ({ ...me, ...change }))
}

function assumedMe(): Me | null {
  const user = storedSession()?.user
  if (!user) return null
  const named: unknown = user.user_metadata.full_name
  return {
    userId: user.id,
    email: user.email ?? '',
    newEmail: null,
    emailChangeAt: null,
    role: 'student',
    fullName: typeof named === 'string' ? named : '',
    studentId: null,
    createdAt: user.created_at,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    graduationYear: null,
    discoverable: true,
    checksEstimates: true,
    colorScheme: null,
    language: null,
    // Until it is known which of them are answered, none is asked.
    skippedQuestions: [...firstQuestions],
    twoFactor: false,
    requiresTwoFactor: false,
    needsTwoFactor: false,
    eraseAfter: null,
    demoExpiresAt: null,
  }
}
