import { say } from '@bearings/domain/say'
import { fetchWithinLimit } from '#platform/reachability.ts'
import { accessToken } from '#platform/session/auth.ts'
import { storedAttempt } from './attempt.ts'

/** Connects the account that is signed in to who the person is at their school. @throws with the server's message. */
export async function connect(code: string): Promise<void> {
  const response = await fetchWithinLimit('/auth/v1/identities/link', {
    method: 'POST',
    headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code: code, code_verifier: storedAttempt()?.verifier ?? '-' }),
  })
  if (response.ok) return
  throw new Error(
    say(
      'Your account was not connected, because it took too long or belongs to someone else. Please try again.',
    ),
  )
}
